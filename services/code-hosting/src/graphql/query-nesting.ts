import { Lexer, Source, TokenKind } from 'graphql'
import { maxTokens, tooLarge } from './query-limits.ts'

const maxNesting = 200
const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]

/** The parser is recursive, so it would overflow the stack. */
export function refuseNesting(query: string): void {
  const lexer = new Lexer(new Source(query))
  let depth = 0
  for (let tokens = 0; tokens <= maxTokens; tokens++) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return
    if (opening.includes(kind)) depth++
    if (closing.includes(kind)) depth--
    if (depth > maxNesting) throw tooLarge(`The query is nested deeper than ${maxNesting} brackets.`)
  }
}
