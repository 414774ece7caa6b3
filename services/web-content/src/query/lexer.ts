import type { Comparison, PatternPart, PhraseWord, Span } from './ast.ts'
import { findField, type QueryField, suggestField } from './fields.ts'
import { QueryError } from './query-error.ts'

export type Token = Span &
  (
    | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'plus' | 'end' }
    | { readonly kind: 'field'; readonly field: QueryField }
    | { readonly kind: 'word'; readonly pattern: readonly PatternPart[]; readonly isExact: boolean }
    | {
        readonly kind: 'phrase'
        readonly words: readonly PhraseWord[]
        readonly distance?: number
        readonly hasWildcard: boolean
      }
    | { readonly kind: 'value'; readonly text: string }
    | { readonly kind: 'comparison'; readonly operator: Comparison; readonly value: string }
    | {
        readonly kind: 'range'
        readonly low: string
        readonly high: string
        readonly includesLow: boolean
        readonly includesHigh: boolean
      }
  )

/** How the value of a field is read: as words, as a web address or as a number or date. */
type Reading = 'words' | 'address' | 'value'

/** Splits a query into tokens. Throws a QueryError at the first character that cannot begin or continue one. */
export function readTokens(query: string): Token[] {
  const tokens: Token[] = []
  /** The field of each open parenthesis: `published:(>now-1d AND <now)`. */
  const groups: (QueryField | undefined)[] = [undefined]
  let at = 0

  function add(token: Token): void {
    tokens.push(token)
    at = token.end
  }

  function readNext(): void {
    const start = at
    const sign = query.charAt(at)
    const last = tokens.at(-1)
    const field = last?.kind === 'field' ? last.field : groups.at(-1)
    const reading = readingOf(field)
    switch (sign) {
      case '(':
        groups.push(field)
        return add({ kind: 'open', start, end: at + 1 })
      case ')':
        if (groups.length > 1) groups.pop()
        return add({ kind: 'close', start, end: at + 1 })
      case '"':
        return add(readPhrase(query, start))
      case '[':
      case '{':
        return add(readRange(query, start))
      case '<':
      case '>':
      case '=':
        return add(readComparison(query, start))
    }
    if (last?.kind !== 'field' || reading === 'words') {
      const operator = OPERATOR_SIGNS[sign] ?? OPERATOR_PAIRS[query.slice(at, at + 2)]
      if (operator) return add({ kind: operator, start, end: at + (OPERATOR_SIGNS[sign] ? 1 : 2) })
    }
    if (sign === '/' && reading !== 'address')
      throw new QueryError('query_unsupported', 'Regular expressions are not supported. Write `\\/` for a slash.', at)
    if (reading === 'value' && sign !== '*') {
      VALUE.lastIndex = at
      const [text = ''] = VALUE.exec(query) ?? []
      const isOperator = last?.kind !== 'field' && WORD_OPERATORS[text] !== undefined
      if (!isOperator) return add({ kind: 'value', text: unescape(text), start, end: at + text.length })
    }
    add(readWord(query, start, reading === 'address', last?.kind === 'field'))
  }

  while (at < query.length) {
    SPACE.lastIndex = at
    if (SPACE.test(query)) at = SPACE.lastIndex
    else readNext()
  }
  tokens.push({ kind: 'end', start: query.length, end: query.length })
  return tokens
}

const SPACE = /\s+/y
const VALUE = /(?:\\.|[^\s()"\\])+|\\/sy
const OPERATOR_SIGNS: Record<string, 'not' | 'plus'> = { '-': 'not', '!': 'not', '+': 'plus' }
const OPERATOR_PAIRS: Record<string, 'and' | 'or'> = { '&&': 'and', '||': 'or' }
const WORD_OPERATORS: Record<string, 'and' | 'or' | 'not'> = { AND: 'and', OR: 'or', NOT: 'not' }

function readingOf(field: QueryField | undefined): Reading {
  const meaning = field?.meaning
  if (meaning?.kind === 'number' || meaning?.kind === 'date' || meaning?.kind === 'zero') return 'value'
  const isAddress =
    meaning?.kind === 'tag' && (meaning.tag === 'link' || meaning.tag === 'url' || meaning.tag === 'thread_url')
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
      if (OPERATOR_PAIRS[query.slice(at, at + 2)]) break
      if ((sign === ':' || (sign === '=' && !isValue)) && pattern.length === 0) {
        const field = findField(literal)
        if (field) return { kind: 'field', field, start, end: at + 1 }
      }
      if (UNSUPPORTED[sign]) throw new QueryError('query_unsupported', UNSUPPORTED[sign], at)
      if (sign === ':') throw unknownField(query.slice(start, at), start)
      if (/[[\]{}]/.test(sign))
        throw new QueryError('query_syntax', `Write \`\\${sign}\` for a bracket in a word.`, at)
    }
    literal += sign
    isEscaped = false
  }
  const raw = query.slice(start, at)
  const operator = hasEscapes || isValue ? undefined : WORD_OPERATORS[raw]
  if (operator) return { kind: operator, start, end: at }
  const isExact = literal.length > 1 && literal.endsWith('$') && !isEscaped
  if (isExact) literal = literal.slice(0, -1)
  if (literal !== '') pattern.push(literal)
  return { kind: 'word', pattern, isExact, start, end: at }
}

function unknownField(name: string, position: number): QueryError {
  if (name === '') return new QueryError('query_syntax', 'A colon needs a field before it.', position)
  const known = suggestField(name)
  const hint = known ? `Did you mean \`${known}\`?` : 'Write `\\:` for a colon in a word.'
  return new QueryError('query_unknown_field', `There is no field \`${name.slice(0, 60)}\`. ${hint}`, position)
}

const UNSUPPORTED: Record<string, string> = {
  '~': 'Fuzzy words are not supported. `"two words"~5` finds words near each other.',
  '^': 'Boosts are not supported. `sort=relevancy` sorts by relevance.',
}

/** Reads a quoted phrase and its distance. */
function readPhrase(query: string, start: number): Token {
  const words: PhraseWord[] = []
  let text = ''
  let isEscaped = false
  let hasWildcard = false
  const endWord = () => {
    const isExact = text.length > 1 && text.endsWith('$') && !isEscaped
    if (text !== '') words.push({ text: isExact ? text.slice(0, -1) : text, isExact })
    text = ''
  }
  let at = start + 1
  for (; at < query.length && query.charAt(at) !== '"'; at++) {
    const sign = query.charAt(at)
    if (/\s/.test(sign)) {
      endWord()
      continue
    }
    isEscaped = sign === '\\' && at + 1 < query.length
    text += isEscaped ? query.charAt(++at) : sign
    hasWildcard ||= !isEscaped && (sign === '*' || sign === '?')
  }
  if (at >= query.length) throw new QueryError('query_syntax', 'The quotation mark is not closed.', start)
  endWord()
  const end = at + 1
  const after = query.charAt(end)
  if (after === '^') throw new QueryError('query_unsupported', UNSUPPORTED['^'] ?? '', end)
  if (after !== '~') return { kind: 'phrase', words, hasWildcard, start, end }
  DISTANCE.lastIndex = end
  const [distance] = DISTANCE.exec(query) ?? []
  if (distance === undefined || Number(distance.slice(1)) > MAX_DISTANCE)
    throw new QueryError('query_syntax', `A distance is a number from 0 to ${MAX_DISTANCE}, as in \`"a b"~5\`.`, end)
  return {
    kind: 'phrase',
    words,
    hasWildcard,
    distance: Number(distance.slice(1)),
    start,
    end: end + distance.length,
  }
}

const DISTANCE = /~\d+/y
const MAX_DISTANCE = 20

function readComparison(query: string, start: number): Token {
  COMPARISON.lastIndex = start
  const [text = '', operator, quoted, plain = ''] = COMPARISON.exec(query) ?? []
  if (!isComparison(operator) || (quoted ?? plain) === '')
    throw new QueryError('query_syntax', 'A comparison needs a value, as in `num_chars:>500`.', start)
  return { kind: 'comparison', operator, value: quoted ?? unescape(plain), start, end: start + text.length }
}

const COMPARISON = /([<>]=?|=)\s*(?:"([^"]*)"|((?:\\.|[^\s()"\\])+))?/sy

function isComparison(text: string | undefined): text is Comparison {
  return text === '>' || text === '>=' || text === '<' || text === '<=' || text === '='
}

function readRange(query: string, start: number): Token {
  RANGE.lastIndex = start
  const [text, open, low, high, close] = RANGE.exec(query) ?? []
  if (text === undefined || low === undefined || high === undefined)
    throw new QueryError('query_syntax', 'A range is written `[low TO high]` or `{low TO high}`.', start)
  return {
    kind: 'range',
    low: unquote(low),
    high: unquote(high),
    includesLow: open === '[',
    includesHigh: close === ']',
    start,
    end: start + text.length,
  }
}

const RANGE = /([[{])\s*("[^"]*"|[^\s[\]{}"]+)\s+TO\s+("[^"]*"|[^\s[\]{}"]+)\s*([\]}])/y

function unquote(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : unescape(text)
}

function unescape(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}
