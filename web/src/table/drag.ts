// A card that is drawn out of the hand, upwards, is played; let go too soon it goes back.

/** How far a card is drawn before it is played, in parts of its height. */
const FAR = 0.7;
/** Less than that is a tap. */
const STILL = 8;

/** Lets a card be dragged while `ready` says so; `play` is called for one that was drawn far enough. */
export function dragToPlay(ready: () => boolean, play: () => void): (slot: HTMLElement) => () => void {
  return (slot) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;
    const lift = slot.querySelector<HTMLElement>('.lift');

    const move = (event: PointerEvent): void => {
      if (!from || !lift) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && y > -STILL) return;
      moved = true;
      lift.style.transform = `translate(${x.toFixed(0)}px, ${Math.min(0, y).toFixed(0)}px)`;
      slot.classList.toggle('going', -y > slot.offsetHeight * FAR);
    };
    const end = (event: PointerEvent): void => {
      const go = slot.classList.contains('going') && event.type === 'pointerup';
      from = null;
      if (lift) lift.style.transform = '';
      slot.classList.remove('going');
      if (go) play();
    };
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !ready()) return;
      from = { x: event.clientX, y: event.clientY };
      slot.setPointerCapture(event.pointerId); // a quick hand is soon beyond the card
      moved = false;
    };
    // What was dragged was not tapped.
    const click = (event: MouseEvent): void => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };
    slot.addEventListener('pointerdown', begin);
    slot.addEventListener('pointermove', move);
    slot.addEventListener('pointerup', end);
    slot.addEventListener('pointercancel', end);
    slot.addEventListener('click', click, { capture: true });
    return () => {
      slot.removeEventListener('pointerdown', begin);
      slot.removeEventListener('pointermove', move);
      slot.removeEventListener('pointerup', end);
      slot.removeEventListener('pointercancel', end);
      slot.removeEventListener('click', click, { capture: true });
    };
  };
}
