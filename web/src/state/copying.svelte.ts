// Putting a text on the clipboard, and saying for a moment that it is there.

export class Copying {
  done = $state(false);

  async copy(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field?.select(); // without the permission the person copies it by hand
      return;
    }
    this.done = true;
    setTimeout(() => (this.done = false), 2500);
  }
}
