// Settings that stay: kept in this browser, nowhere else.

export interface Settings {
  /** The code of a language, or 'auto'. */
  language: string;
  theme: 'auto' | 'light' | 'dark';
  pace: 'none' | 'quick' | 'normal' | 'slow';
  cards: 'small' | 'medium' | 'large';
  sort: 'suit' | 'rank' | 'trump';
  confirm: 'touch' | 'always' | 'never';
  forced: boolean;
  /** Nothing is heard before somebody said yes. */
  sound: 'ask' | 'on' | 'off';
  /** How loud, in percent. */
  volume: number;
  /** Creatures say a few words. */
  company: boolean;
  /** Letters are shortcuts. */
  keys: boolean;
  notify: boolean;
  mode: 'assist' | 'memory';
  name: string;
  /** The level that was played against last; the first game is with the gentlest. */
  level: string;
}

export const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  pace: 'normal',
  cards: 'medium',
  sort: 'suit',
  confirm: 'touch',
  forced: false,
  sound: 'ask',
  volume: 60,
  company: true,
  keys: true,
  notify: false,
  mode: 'assist',
  name: '',
  level: 'seedling',
};

const PLACE = 'tanglewood.settings';

/** Settings as stored, with the default for whatever is missing or of another kind. */
export function readSettings(text: string | null): Settings {
  const found: Settings = { ...DEFAULTS };
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (stored.sound === true) stored.sound = 'on'; // as it was kept when there was no question
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
      if (typeof stored[key] === typeof DEFAULTS[key]) {
        Object.assign(found, { [key]: stored[key] });
      }
    }
  } catch {
    // Unreadable settings are as good as none.
  }
  return found;
}

function storedSettings(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(PLACE);
}

export const settings: Settings = $state(readSettings(storedSettings()));

/** Keep the settings and show them on the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.pace = settings.pace;
  root.dataset.cards = settings.cards;
  localStorage.setItem(PLACE, JSON.stringify(settings));
}
