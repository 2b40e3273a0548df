// SHA-256 of a text, as hexadecimal digits. The browser's own (crypto.subtle) is there on secure pages alone,
// and a table in the living room is often at a plain http address.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits of the fraction of a root: with these numbers the hash begins and goes on. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text with its end and its length, as whole blocks of 16 words. */
function padMessage(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const found = new Uint8Array((Math.floor((bytes.length + 8) / 64) + 1) * 64);
  found.set(bytes);
  found[bytes.length] = 0x80;
  const view = new DataView(found.buffer);
  view.setUint32(found.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(found.length - 4, bytes.length * 8);
  return view;
}

export function sha256(text: string): string {
  const view = padMessage(text);
  const words = new Int32Array(64);
  const hash = Int32Array.from(FIRST);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let n = 0; n < 16; n++) words[n] = view.getInt32(block + 4 * n);
    for (let n = 16; n < 64; n++) {
      const [near, far] = [words[n - 2]!, words[n - 15]!];
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[n] = words[n - 16]! + low + words[n - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + ROUND[n]! + words[n]!) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = hash[n]! + word));
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
