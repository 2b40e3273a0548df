declare module 'virtual:words' {
  /** How the words of each language are loaded, as one text of Fluent. */
  const words: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default words;
}
