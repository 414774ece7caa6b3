import { type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'

export interface StringLiteral {
  /** In lower case, such as `r`. */
  prefix: string
  quote: string
  /** The source between the quotes. */
  content: string
}

/** Reads one string literal; none if it has interpolations. */
export function readString(node: SyntaxNode): StringLiteral | undefined {
  if (node.type !== 'string' || node.children.some(({ type }) => type === 'interpolation')) return undefined
  const match = /^([A-Za-z]*)('''|"""|'|")([\s\S]*)\2$/.exec(textOf(node))
  if (!match) return undefined
  const [, prefix = '', quote = '', content = ''] = match
  return { prefix: prefix.toLowerCase(), quote, content }
}

/** An expression as it may stand in `{…}` of an f-string in all versions since 3.6. */
export function fitsInterpolation(node: SyntaxNode, quote: string): boolean {
  const text = textOf(node)
  if (/[\\\n#]/.test(text) || text.includes(quote.charAt(0)) || text === '') return false
  return !/^(lambda|yield|await|named_expression|conditional_expression|list_splat|dictionary_splat|keyword_argument|generator_expression)$/.test(
    node.type,
  )
}

/** Braces around an expression; an expression that starts with a brace needs a space. */
export function interpolate(node: SyntaxNode, suffix = ''): string {
  const text = textOf(node)
  return `{${text.startsWith('{') ? ' ' : ''}${text}${suffix}}`
}

export function escapeBraces(content: string): string {
  return content.replace(/[{}]/g, '$&$&')
}
