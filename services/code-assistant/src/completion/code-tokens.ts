/** A file as tokens. Blanks are no tokens; line ends are. */
export interface CodeTokens {
  texts: string[]
  /** True for tokens that follow blanks. */
  spaces: boolean[]
}

const token =
  /[ \t\r]+|\n\s*|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*|[\p{L}_$@][\p{L}\p{N}_$]*|\d[\w.]*|"(?:\\.|[^"\\\n]){0,80}"|'(?:\\.|[^'\\\n]){0,80}'|`(?:\\.|[^`\\\n]){0,80}`|===|!==|=>|\?\?=|\?\.|\?\?|&&|\|\||\+\+|--|[+\-*/%|&]=|==|!=|<=|>=|->|::|:=|<-|\.{3}|\*\*|<<|>>|[\s\S]/gu

const hashComments = new Set(['python', 'ruby', 'bash', 'yaml'])

/** Splits code into tokens. Comments are left out: code is not predicted from prose. */
export function tokenize(code: string, language: string | undefined): CodeTokens {
  const texts: string[] = []
  const spaces: boolean[] = []
  const hasHash = hashComments.has(language ?? '')
  let space = false
  for (const [text] of code.matchAll(token)) {
    if (/^[ \t\r]/.test(text)) {
      space = true
      continue
    }
    if (text.startsWith('//') || text.startsWith('/*')) continue
    if (text.startsWith('#') && text.length > 1) {
      if (hasHash) continue
      texts.push('#', text.slice(1))
      spaces.push(space, false)
    } else if (text.startsWith('\n')) {
      if (texts.at(-1) === '\n') continue
      texts.push('\n')
      spaces.push(false)
    } else {
      texts.push(text)
      spaces.push(space)
    }
    space = false
  }
  return { texts, spaces }
}

export const isName = (text: string): boolean => /^[\p{L}_$@]/u.test(text)
