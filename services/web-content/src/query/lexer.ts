import type { PatternPart } from './ast.ts'
import { findField, type QueryField, suggestField } from './fields.ts'
import { QueryError } from './query-error.ts'
import { readComparison, readPhrase, readRange, removeEscapes, unsupportedSigns } from './read-operand.ts'
import type { Token } from './token.ts'

/** How the value of a field is read: as words, as a web address or as a number or date. */
type Reading = 'words' | 'address' | 'value'

/** Splits a query into tokens. Throws a QueryError at the first character that cannot begin or continue one. */
export function readTokens(query: string): Token[] {
  const tokens: Token[] = []
  /** The field of each open parenthesis: `published:(>now-1d AND <now)`. */
  const groups: (QueryField | undefined)[] = [undefined]
  let at = 0

  function readNext(): Token {
    const start = at
    const sign = query.charAt(at)
    const last = tokens.at(-1)
    const field = last?.kind === 'field' ? last.field : groups.at(-1)
    const reading = readingOf(field)
    switch (sign) {
      case '(':
        groups.push(field)
        return { kind: 'open', start, end: at + 1 }
      case ')':
        if (groups.length > 1) groups.pop()
        return { kind: 'close', start, end: at + 1 }
      case '"':
        return readPhrase(query, start)
      case '[':
      case '{':
        return readRange(query, start)
      case '<':
      case '>':
      case '=':
        return readComparison(query, start)
    }
    if (last?.kind !== 'field' || reading === 'words') {
      const operator = operatorSigns.get(sign) ?? operatorPairs.get(query.slice(at, at + 2))
      if (operator) return { kind: operator, start, end: at + (operatorSigns.get(sign) ? 1 : 2) }
    }
    if (sign === '/' && reading !== 'address')
      throw new QueryError(
        'query_unsupported',
        'Regular expressions are not supported. Write `\\/` for a slash.',
        at,
      )
    if (reading === 'value' && sign !== '*') {
      valuePattern.lastIndex = at
      const [text = ''] = valuePattern.exec(query) ?? []
      const isOperator = last?.kind !== 'field' && wordOperators.has(text)
      if (!isOperator) return { kind: 'value', text: removeEscapes(text), start, end: at + text.length }
    }
    return readWord(query, start, reading === 'address', last?.kind === 'field')
  }

  while (at < query.length) {
    whitespace.lastIndex = at
    if (whitespace.test(query)) at = whitespace.lastIndex
    else {
      const token = readNext()
      tokens.push(token)
      at = token.end
    }
  }
  tokens.push({ kind: 'end', start: query.length, end: query.length })
  return tokens
}

const whitespace = /\s+/y
const valuePattern = /(?:\\.|[^\s()"\\])+|\\/sy
const operatorSigns = new Map<string, 'not' | 'plus'>(Object.entries({ '-': 'not', '!': 'not', '+': 'plus' }))
const operatorPairs = new Map<string, 'and' | 'or'>(Object.entries({ '&&': 'and', '||': 'or' }))
const wordOperators: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
])

function readingOf(field: QueryField | undefined): Reading {
  const meaning = field?.meaning
  if (meaning?.kind === 'number' || meaning?.kind === 'date' || meaning?.kind === 'zero') return 'value'
  const isAddress =
    meaning?.kind === 'tag' &&
    (meaning.tag === 'link' || meaning.tag === 'url' || meaning.tag === 'thread_url')
  return isAddress ? 'address' : 'words'
}

/** Reads a word, a word operator or the name of a field with its colon. */
function readWord(query: string, start: number, isAddress: boolean, isValue: boolean): Token {
  const pattern: PatternPart[] = []
  let literal = ''
  let isEscaped = false
  let hasEscapes = false
  let at = start
  for (; at < query.length; at++) {
    const sign = query.charAt(at)
    if (/[\s()"]/.test(sign)) break
    if (sign === '\\') {
      if (at + 1 === query.length)
        throw new QueryError('query_syntax', 'A backslash needs a character after it.', at)
      at++
      literal += query.charAt(at)
      isEscaped = hasEscapes = true
      continue
    }
    if (sign === '*' || (sign === '?' && !isAddress)) {
      if (literal !== '') pattern.push(literal)
      literal = ''
      const previous = pattern.at(-1)
      const isRepeated = sign === '*' && typeof previous === 'object' && previous.wildcard === '*'
      if (!isRepeated) pattern.push({ wildcard: sign })
      isEscaped = false
      continue
    }
    if (!isAddress) {
      if (operatorPairs.get(query.slice(at, at + 2))) break
      if ((sign === ':' || (sign === '=' && !isValue)) && pattern.length === 0) {
        const field = findField(literal)
        if (field) return { kind: 'field', field, start, end: at + 1 }
      }
      if (unsupportedSigns[sign]) throw new QueryError('query_unsupported', unsupportedSigns[sign], at)
      if (sign === ':') throw unknownField(query.slice(start, at), start)
      if (/[[\]{}]/.test(sign))
        throw new QueryError('query_syntax', `Write \`\\${sign}\` for a bracket in a word.`, at)
    }
    literal += sign
    isEscaped = false
  }
  const raw = query.slice(start, at)
  const operator = hasEscapes ? undefined : wordOperators.get(raw)
  if (operator) return { kind: operator, start, end: at }
  const isExact = literal.length > 1 && literal.endsWith('$') && !isEscaped
  if (isExact) literal = literal.slice(0, -1)
  if (literal !== '') pattern.push(literal)
  return { kind: 'word', pattern, isExact, start, end: at }
}

function unknownField(name: string, position: number): QueryError {
  if (name === '') return new QueryError('query_syntax', 'A colon needs a field before it.', position)
  const suggestion = suggestField(name)
  const hint = suggestion ? `Did you mean \`${suggestion}\`?` : 'Write `\\:` for a colon in a word.'
  return new QueryError(
    'query_unknown_field',
    `There is no field \`${name.slice(0, 60)}\`. ${hint}`,
    position,
  )
}
