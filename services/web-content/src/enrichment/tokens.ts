export interface Token {
  text: string
  lower: string
  start: number
  end: number
}

/** Words and numbers of a sentence; letters may be joined by one of `'’.&-`. */
export function tokenize(sentence: string): Token[] {
  const tokens: Token[] = []
  for (const { index, 0: text } of sentence.matchAll(tokenPattern)) {
    tokens.push({ text, lower: text.toLowerCase().replace('’', "'"), start: index, end: index + text.length })
  }
  return tokens
}

const tokenPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,99}(?:['’.&-][\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,99}){0,9}/gu
