declare module 'virtual:words' {
  type Load = () => Promise<{ default: string }>;
  /** How the words of each language are loaded, as texts of Fluent: what any page says, and the reasons of hints and reviews. */
  const words: Readonly<Record<string, { page: Load; reasons: Load }>>;
  export default words;
}
