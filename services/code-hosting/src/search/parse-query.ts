import { validationFailed } from '../errors.ts'
import { refuseQuery } from './search-errors.ts'

/** A search query. A qualifier is a condition such as `label:bug`. */
export type SearchNode =
  | { kind: 'text'; text: string }
  | { kind: 'qualifier'; name: string; value: string }
  | { kind: 'not'; of: SearchNode }
  | { kind: 'all'; of: SearchNode[] }
  | { kind: 'any'; of: SearchNode[] }

export interface SearchQuery {
  root: SearchNode
  /** The values of `in:`, in lower case. */
  scopes: readonly string[]
  /** The value of `sort:`, such as `updated-desc`. */
  sort: string | undefined
  /** The words and phrases that results should contain. */
  texts: readonly string[]
}

const maxTextLength = 256
const maxOperators = 5
const maxTokens = 200
const maxDepth = 20

/** Several of these mean any of them. Several of any other qualifier mean all of them. */
const alternatives = new Set(['repo', 'org', 'user'])

/** Parses GitHub's search syntax. A word with a colon is text unless `qualifiers` contains its name. */
export function parseQuery(input: string | undefined, qualifiers: ReadonlySet<string>): SearchQuery {
  if (!input?.trim()) throw validationFailed({ resource: 'Search', field: 'q', code: 'missing' })
  const tokens = tokenize(input, qualifiers)
  const texts = tokens.flatMap((token) => (token.kind === 'text' ? [token.text] : []))
  if (tokens.filter(({ kind }) => kind === 'operator').length > maxOperators)
    refuseQuery('More than five AND / OR / NOT operators were used.')
  if (texts.join(' ').length > maxTextLength)
    refuseQuery(`The search is longer than ${maxTextLength} characters.`)
  if (tokens.length > maxTokens) refuseQuery(`The search has more than ${maxTokens} terms.`)
  const root = parseTokens(tokens)
  const ofQualifier = (name: string) =>
    tokens.flatMap((token) => (token.kind === 'qualifier' && token.name === name ? [token.value] : []))
  return {
    root,
    scopes: ofQualifier('in').flatMap((value) => value.toLowerCase().split(',')),
    sort: ofQualifier('sort').at(-1)?.toLowerCase(),
    texts: listTexts(root),
  }
}

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'qualifier'; name: string; value: string }
  | { kind: 'operator'; name: 'AND' | 'OR' | 'NOT' }
  | { kind: '-' | '(' | ')' }

const quotedPattern = String.raw`"(?:[^"\\]|\\.)*(?:"|$)`
const tokenPattern = new RegExp(
  String.raw`\s*(?:(?<bracket>[()])|(?<minus>-)(?=\S)|(?<name>[A-Za-z][A-Za-z-]*):(?<value>(?:${quotedPattern}|[^\s"()])+)|(?<quoted>${quotedPattern})|(?<word>[^\s"()]+))`,
  'y',
)

function tokenize(input: string, qualifiers: ReadonlySet<string>): Token[] {
  const tokens: Token[] = []
  const text = input.trimEnd()
  tokenPattern.lastIndex = 0
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    const { bracket, minus, name, value = '', quoted, word } = match.groups ?? {}
    if (bracket !== undefined) tokens.push({ kind: bracket === '(' ? '(' : ')' })
    else if (minus !== undefined) tokens.push({ kind: '-' })
    else if (name !== undefined && qualifiers.has(name.toLowerCase()))
      tokens.push({ kind: 'qualifier', name: name.toLowerCase(), value: unquote(value) })
    else if (word === 'AND' || word === 'OR' || word === 'NOT') tokens.push({ kind: 'operator', name: word })
    else
      tokens.push({
        kind: 'text',
        text: name === undefined ? unquote(quoted ?? word ?? '') : `${name}:${value}`,
      })
  }
  return tokens
}

/** Keeps the quotes around values with commas, which are then one value. */
function unquote(text: string): string {
  const inside = /^"((?:[^"\\]|\\.)*)"?$/.exec(text)?.[1]
  if (inside === undefined) return text
  const plain = inside.replace(/\\(.)/g, '$1')
  return plain.includes(',') ? `"${plain}"` : plain
}

function parseTokens(tokens: readonly Token[]): SearchNode {
  let at = 0
  const root = parseAny(0)
  // A closing bracket without an opening one ends nothing.
  while (at < tokens.length) {
    at++
    root.of.push(...parseAny(0).of)
  }
  return root.of.length === 1 && root.of[0] ? root.of[0] : root

  function parseAny(depth: number): { kind: 'any'; of: SearchNode[] } {
    if (depth > maxDepth) refuseQuery(`Brackets can be nested ${maxDepth} levels deep.`)
    const of = [parseAll(depth)]
    while (isOperator('OR')) {
      at++
      of.push(parseAll(depth))
    }
    return { kind: 'any', of }
  }

  function parseAll(depth: number): SearchNode {
    const of: SearchNode[] = []
    while (at < tokens.length && tokens[at]?.kind !== ')' && !isOperator('OR')) {
      if (isOperator('AND')) at++
      else {
        const node = parseOne(depth)
        if (node) of.push(node)
      }
    }
    return { kind: 'all', of: joinAlternatives(of) }
  }

  function parseOne(depth: number): SearchNode | undefined {
    const token = tokens[at++]
    if (!token || token.kind === ')') return undefined
    if (token.kind === '-' || (token.kind === 'operator' && token.name === 'NOT')) {
      const of = parseOne(depth)
      return of && { kind: 'not', of }
    }
    if (token.kind === '(') {
      const inner = parseAny(depth + 1)
      if (tokens[at]?.kind === ')') at++
      return inner
    }
    if (token.kind === 'text' || token.kind === 'qualifier') return token
    return undefined
  }

  function isOperator(name: string): boolean {
    const token = tokens[at]
    return token?.kind === 'operator' && token.name === name
  }
}

/** `repo:a/b repo:a/c` searches both. */
function joinAlternatives(nodes: readonly SearchNode[]): SearchNode[] {
  const isAlternative = (node: SearchNode) => node.kind === 'qualifier' && alternatives.has(node.name)
  const joined = nodes.filter(isAlternative)
  if (joined.length < 2) return [...nodes]
  return [...nodes.filter((node) => !isAlternative(node)), { kind: 'any', of: joined }]
}

/** Without the texts that are excluded. */
function listTexts(node: SearchNode): string[] {
  if (node.kind === 'text') return [node.text]
  return node.kind === 'all' || node.kind === 'any' ? node.of.flatMap(listTexts) : []
}

export function listQualifiers(node: SearchNode): { name: string; value: string }[] {
  if (node.kind === 'qualifier') return [node]
  if (node.kind === 'not') return listQualifiers(node.of)
  return node.kind === 'text' ? [] : node.of.flatMap(listQualifiers)
}
