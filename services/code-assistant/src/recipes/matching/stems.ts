/** Splits a text into lower-case words without endings, so that `debouncing` and `debounce` are equal. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem)
}

/** Without articles and numbers, which can stand anywhere in a phrase. */
export function withoutArticles(stems: readonly string[]): string[] {
  return stems.filter((stem) => !/^(?:a|an|the|\d.*)$/.test(stem))
}

/** Lower-case words. Parts of names in camel case and snake case are words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/c\+\+|c#|\.?[a-z]+\d*(?:'[a-z]+)?|\d+(?:\.\d+)?/g) ?? []
  )
}

function stem(word: string): string {
  if (/\d|[+#.]/.test(word) || word.length < 4) return word
  const singular = word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const base = singular.replace(/(?<=[a-z]{3})(?:ing|ed|er|or)$/, '')
  const undoubled = base === singular ? base : base.replace(/([bdgmnprt])\1$/, '$1')
  return undoubled.length > 3 ? undoubled.replace(/e$/, '').replace(/y$/, 'i') : undoubled
}
