import { splitWords } from '@octavo/platform/search/words.ts'
import type { Query, QueryLeaf, QueryNode, QueryWarning, Span } from './ast.ts'
import type { QueryField } from './fields.ts'
import { readTokens } from './lexer.ts'
import { QueryError } from './query-error.ts'
import { readCompared } from './read-compared.ts'
import type { Operand, Token } from './token.ts'

/** Parses the query language. Throws a QueryError and nothing else. */
export function parseQuery(text: string): Query {
  if (text.length > maxLength)
    throw new QueryError('query_too_long', `A query has at most ${maxLength} characters.`, maxLength)
  const tokens = readTokens(text)
  const warnings: QueryWarning[] = []
  let position = 0
  let leaves = 0
  let distances = 0
  let distanceCost = 0

  const peek = (): Token => tokens[position] ?? { kind: 'end', start: text.length, end: text.length }

  function take(): Token {
    const token = peek()
    position++
    return token
  }

  function parseList(kind: 'and' | 'or', field: QueryField | undefined, depth: number): QueryNode {
    const parts: QueryNode[] = []
    do {
      if (parts.length > 0 && peek().kind === kind) take()
      parts.push(kind === 'or' ? parseList('and', field, depth) : parseNegation(field, depth))
    } while (peek().kind === kind || (kind === 'and' && isStart(peek())))
    const [first] = parts
    if (first && parts.length === 1) return first
    // A list in a list of the same kind is one list, however it was written.
    const of = parts.flatMap((part) => (part.kind === kind ? part.of : [part]))
    return { kind, of, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }
  }

  function parseNegation(field: QueryField | undefined, depth: number): QueryNode {
    const { start } = peek()
    let isNegated = false
    for (;;) {
      const { kind } = peek()
      if (kind === 'not') isNegated = !isNegated
      else if (kind !== 'plus') break
      take()
    }
    const operand = parseOperand(field, depth)
    if (!isNegated) return operand
    if (operand.kind === 'not') return operand.of
    return { kind: 'not', of: operand, start, end: operand.end }
  }

  function parseOperand(field: QueryField | undefined, depth: number): QueryNode {
    const token = take()
    switch (token.kind) {
      case 'open': {
        if (depth >= maxParentheses) throw tooDeep(token.start)
        const inner = parseList('or', field, depth + 1)
        const close = take()
        if (close.kind === 'end')
          throw new QueryError('query_syntax', 'The parenthesis is not closed.', token.start)
        if (close.kind !== 'close') throw expected(close)
        return inner
      }
      case 'field': {
        const next = peek()
        if (next.kind === 'open') return parseOperand(token.field, depth)
        if (!isOperand(next))
          throw new QueryError('query_syntax', `\`${token.field.name}:\` needs a value.`, next.start)
        take()
        return addLeaf(readLeaf(next, token.field, { start: token.start, end: next.end }))
      }
      default:
        if (!isOperand(token)) throw expected(token)
        return addLeaf(readLeaf(token, field, token))
    }
  }

  function addLeaf(leaf: QueryLeaf): QueryLeaf {
    if (++leaves > maxLeaves)
      throw new QueryError('query_too_complex', `A query has at most ${maxLeaves} conditions.`, leaf.start)
    return leaf
  }

  function readLeaf(token: Operand, field: QueryField | undefined, span: Span): QueryLeaf {
    const { start, end } = span
    const named = field === undefined ? { start, end } : { field, start, end }
    const kind = field?.meaning.kind
    const isCompared = kind === 'number' || kind === 'date' || kind === 'zero'
    if (token.kind === 'comparison' || token.kind === 'range') {
      if (!field)
        throw new QueryError(
          'query_syntax',
          'A comparison needs a field, as in `num_chars:>500`. Put a backslash before the sign to search for it.',
          token.start,
        )
      if (!isCompared && !(token.kind === 'comparison' && token.operator === '='))
        throw new QueryError('query_invalid_value', `\`${field.name}\` cannot be compared.`, token.start)
    }
    if (field && isCompared) return readCompared(token, field, span)
    switch (token.kind) {
      case 'phrase': {
        if (token.hasWildcard)
          warnings.push({
            start: token.start,
            end: token.end,
            message: 'Wildcards in quotation marks are ignored.',
          })
        const { words, distance } = token
        if (distance === undefined || kind === 'tag' || kind === 'uuid')
          return { kind: 'phrase', words, ...named }
        payDistance(token, splitWords(words.map((word) => word.text).join(' ')).length, distance)
        return { kind: 'phrase', words, distance, ...named }
      }
      case 'word': {
        const [first = '', ...others] = token.pattern
        if (typeof first === 'string' && others.length === 0)
          return { kind: 'term', text: first, isExact: token.isExact, ...named }
        if (typeof first === 'object' && first.wildcard === '*' && others.length === 0)
          return field ? { kind: 'exists', field, start, end } : { kind: 'everything', start, end }
        if ([...(typeof first === 'string' ? first : '')].length < minWildcardPrefix)
          throw new QueryError(
            'query_unsupported',
            `A word with a wildcard begins with at least ${minWildcardPrefix} other characters.`,
            token.start,
          )
        if (others.length > maxPatternParts)
          throw new QueryError('query_too_complex', 'A word has too many wildcards.', token.start)
        return { kind: 'wildcard', pattern: token.pattern, ...named }
      }
      case 'comparison':
        return { kind: 'term', text: token.value, isExact: false, ...named }
      case 'value':
        return { kind: 'term', text: token.text, isExact: false, ...named }
      case 'range':
        throw new QueryError('query_syntax', 'A range needs a field of numbers or dates.', token.start)
    }
  }

  function payDistance(token: Span, words: number, distance: number): void {
    if (++distances > maxDistances)
      throw new QueryError(
        'query_too_complex',
        `A query has at most ${maxDistances} phrases with a distance.`,
        token.start,
      )
    distanceCost += words * (words - 1) * (distance + 1)
    if (distanceCost > maxDistanceCost)
      throw new QueryError('query_too_complex', 'Phrases with a distance have too many words.', token.start)
  }

  const root = parseList('or', undefined, 0)
  const rest = peek()
  if (rest.kind === 'close')
    throw new QueryError('query_syntax', 'The closing parenthesis has no opening one.', rest.start)
  if (rest.kind !== 'end') throw expected(rest)
  checkDepth(root, 1)
  return { text, root, warnings }

  function expected(token: Token): QueryError {
    if (token.kind === 'end' && tokens.length === 1)
      return new QueryError('query_empty', 'The query is empty. `*` finds everything.', 0)
    const what = token.kind === 'end' ? 'the end' : `\`${text.slice(token.start, token.end)}\``
    return new QueryError('query_syntax', `A word or condition is missing before ${what}.`, token.start)
  }
}

const maxLength = 4_000
/** Characters before the first wildcard of a word. */
const minWildcardPrefix = 2
const maxLeaves = 500
const maxParentheses = 100
/** The text index allows a depth of 64, and a leaf can become a small tree. */
const maxDepth = 50
const maxDistances = 10
const maxPatternParts = 20
/** Ten pairs of words with the greatest distance. */
const maxDistanceCost = 420

function isOperand(token: Token): token is Operand {
  return ['word', 'phrase', 'value', 'comparison', 'range'].includes(token.kind)
}

function isStart(token: Token): boolean {
  return isOperand(token) || ['open', 'not', 'plus', 'field'].includes(token.kind)
}

function tooDeep(position: number): QueryError {
  return new QueryError('query_too_deep', 'The query is nested too deeply.', position)
}

function checkDepth(node: QueryNode, depth: number): void {
  if (depth > maxDepth) throw tooDeep(node.start)
  if (node.kind === 'not') checkDepth(node.of, depth + 1)
  else if (node.kind === 'and' || node.kind === 'or') for (const part of node.of) checkDepth(part, depth + 1)
}
