type Token = { kind: 'star'; crossesSlashes: boolean } | { kind: 'one'; matches(character: string): boolean }

/**
 * Whether a name matches a pattern of the fnmatch syntax: `*` and `?` match no slash, `**` matches any number of
 * folders. Takes at most pattern × name steps.
 */
export function matchesRefPattern(pattern: string, name: string): boolean {
  if (!/[*?[\\]/.test(pattern)) return pattern === name
  const tokens = tokensOf(pattern)
  const characters = [...name]
  // `reached[i]` is true if the tokens so far match the first i characters.
  let reached = [true, ...characters.map(() => false)]
  for (const token of tokens) {
    const next = reached.map(() => false)
    for (let at = 0; at <= characters.length; at++) {
      const character = characters[at - 1]
      if (token.kind === 'star') {
        const extends_ = at > 0 && next[at - 1] && (token.crossesSlashes || character !== '/')
        next[at] = Boolean(reached[at] || extends_)
      } else if (character !== undefined) {
        next[at] = Boolean(reached[at - 1] && token.matches(character))
      }
    }
    reached = next
  }
  return reached.at(-1) === true
}

function tokensOf(pattern: string): Token[] {
  const parts = [...pattern.matchAll(/\*\*\/|\*+|\?|\[(!|\^)?(\]?[^\]]*)\]|\\(.)|./gsu)]
  return parts.flatMap(([text, negation, set, escaped]): Token[] => {
    // `**/` also matches no folder at all.
    if (text === '**/') return [{ kind: 'star', crossesSlashes: true }]
    if (/^\*+$/.test(text)) return [{ kind: 'star', crossesSlashes: text.length > 1 }]
    if (text === '?') return [{ kind: 'one', matches: (character) => character !== '/' }]
    if (set !== undefined) return [{ kind: 'one', matches: matcherOfSet(set, negation !== undefined) }]
    return [{ kind: 'one', matches: (character) => character === (escaped ?? text) }]
  })
}

function matcherOfSet(set: string, isNegated: boolean) {
  const ranges = [...set.matchAll(/(.)-(.)|(.)/gsu)].map(([, low, high, single]) => ({
    low: low ?? single ?? '',
    high: high ?? single ?? '',
  }))
  return (character: string) =>
    character !== '/' && ranges.some(({ low, high }) => character >= low && character <= high) !== isNegated
}
