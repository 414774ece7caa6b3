import { platformProblem } from '@octavo/platform/errors.ts'

/** The value of a field of a JSON object, as a range of its bytes. */
export interface JsonField {
  name: string
  start: number
  end: number
}

/** Deeper bodies would overflow the stack of validators. */
const maxDepth = 256
/** A body has room for a million of them, and each costs more than its bytes. */
const maxFields = 1_000

/**
 * Finds the top-level fields of a JSON object without parsing their values, in one pass. A name that is repeated is
 * listed each time.
 */
export function findJsonFields(bytes: Buffer): JsonField[] {
  const fields: JsonField[] = []
  let at = skipSpace(bytes, 0)
  if (bytes[at] !== openBrace) throw platformProblem('bad_json')
  at = skipSpace(bytes, at + 1)
  while (bytes[at] !== closeBrace) {
    const nameEnd = endOfString(bytes, at)
    const colon = skipSpace(bytes, nameEnd)
    if (bytes[colon] !== 0x3a) throw platformProblem('bad_json')
    const start = skipSpace(bytes, colon + 1)
    const end = endOfValue(bytes, start)
    if (fields.length === maxFields) throw unreadable('fields', `must have at most ${maxFields} fields`)
    fields.push({ name: parseName(bytes.toString('utf8', at, nameEnd)), start, end })
    at = skipSpace(bytes, end)
    const next = bytes[at]
    if (next === closeBrace) break
    if (next !== comma) throw platformProblem('bad_json')
    at = skipSpace(bytes, at + 1)
  }
  if (skipSpace(bytes, at + 1) !== bytes.length) throw platformProblem('bad_json')
  return fields
}

function parseName(literal: string): string {
  try {
    return JSON.parse(literal)
  } catch {
    throw platformProblem('bad_json')
  }
}

/** The end of a string literal, which `indexOf` finds much faster than a loop over its bytes. */
export function endOfString(bytes: Buffer, start: number): number {
  if (bytes[start] !== quote) throw platformProblem('bad_json')
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let backslashes = 0
    while (bytes[end - 1 - backslashes] === backslash) backslashes++
    if (backslashes % 2 === 0) return end + 1
  }
  throw platformProblem('bad_json')
}

function endOfValue(bytes: Buffer, start: number): number {
  const first = bytes[start]
  if (first === quote) return endOfString(bytes, start)
  if (first !== openBrace && first !== openBracket) return endOfLiteral(bytes, start)
  let depth = 0
  for (let at = start; at < bytes.length; ) {
    const code = bytes[at]
    if (code === quote) {
      at = endOfString(bytes, at)
      continue
    }
    at++
    if (code === openBrace || code === openBracket) {
      if (++depth >= maxDepth) throw unreadable('depth', 'must not be nested so deeply')
    } else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at
  }
  throw platformProblem('bad_json')
}

function endOfLiteral(bytes: Buffer, start: number): number {
  let end = start
  while (end < bytes.length && !isDelimiter(bytes[end])) end++
  if (end === start) throw platformProblem('bad_json')
  return end
}

function unreadable(rule: string, message: string) {
  return platformProblem('invalid', { issues: [{ location: 'body', field: '', rule, message }] })
}

function skipSpace(bytes: Buffer, start: number): number {
  let at = start
  while (isSpace(bytes[at])) at++
  return at
}

const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

const isSpace = (code: number | undefined): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

const isDelimiter = (code: number | undefined): boolean =>
  code === comma || code === closeBrace || isSpace(code)
