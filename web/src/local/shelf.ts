// The texts of the tables in this browser's own database: all that a closed tab leaves behind.

export type Texts = Record<string, string>;

const STORE = 'texts';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
}

export class Shelf {
  private db: Promise<IDBDatabase> | null = null;

  private openDatabase(): Promise<IDBDatabase> {
    if (!this.db) {
      const opening = indexedDB.open('tanglewood', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      this.db = settled(opening);
      this.db.catch(() => (this.db = null)); // asked again when somebody wants it again
    }
    return this.db;
  }

  /** The texts whose keys begin so; none where this browser keeps nothing. */
  async under(start: string): Promise<Texts> {
    try {
      const store = (await this.openDatabase()).transaction(STORE).objectStore(STORE);
      const range = IDBKeyRange.bound(start, `${start}\uffff`);
      const [keys, texts] = await Promise.all([settled(store.getAllKeys(range)), settled(store.getAll(range))]);
      return Object.fromEntries(keys.map((key, n) => [String(key), String(texts[n])]));
    } catch {
      return {};
    }
  }

  /** Keep texts for good, all or none; fails where there is no room, or no leave. */
  async keep(texts: Texts): Promise<void> {
    const transaction = (await this.openDatabase()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error as Error);
    });
    for (const [key, text] of Object.entries(texts)) transaction.objectStore(STORE).put(text, key);
    await done;
  }
}
