import { platformProblem } from '@octavo/platform/errors.ts'

/** The value of a field of a JSON object, as a range of its text. */
export interface JsonField {
  name: string
  start: number
  end: number
}

/** Deeper bodies would overflow the stack of validators. */
const maxDepth = 256

/**
 * Finds the top-level fields of a JSON object without parsing their values, in one pass. A name that is repeated is
 * listed each time. The text has one character for each byte of the body.
 */
export function findJsonFields(text: string): JsonField[] {
  const fields: JsonField[] = []
  let at = skipSpace(text, 0)
  if (text.charCodeAt(at) !== openBrace) throw platformProblem('bad_json')
  at = skipSpace(text, at + 1)
  while (text.charCodeAt(at) !== closeBrace) {
    const nameEnd = endOfString(text, at)
    const colon = skipSpace(text, nameEnd)
    if (text.charCodeAt(colon) !== 0x3a) throw platformProblem('bad_json')
    const start = skipSpace(text, colon + 1)
    const end = endOfValue(text, start)
    fields.push({ name: parseName(text.slice(at, nameEnd)), start, end })
    at = skipSpace(text, end)
    const next = text.charCodeAt(at)
    if (next === closeBrace) break
    if (next !== comma) throw platformProblem('bad_json')
    at = skipSpace(text, at + 1)
  }
  if (skipSpace(text, at + 1) !== text.length) throw platformProblem('bad_json')
  return fields
}

function parseName(literal: string): string {
  try {
    return JSON.parse(literal)
  } catch {
    throw platformProblem('bad_json')
  }
}

/** The end of a string literal, which `indexOf` finds much faster than a loop over its characters. */
export function endOfString(text: string, start: number): number {
  if (text.charCodeAt(start) !== quote) throw platformProblem('bad_json')
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++
    if (backslashes % 2 === 0) return end + 1
  }
  throw platformProblem('bad_json')
}

function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start)
  if (first === quote) return endOfString(text, start)
  if (first !== openBrace && first !== openBracket) return endOfLiteral(text, start)
  let depth = 0
  for (let at = start; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = endOfString(text, at)
      continue
    }
    at++
    if (code === openBrace || code === openBracket) {
      if (++depth >= maxDepth) throw nestedTooDeeply()
    } else if ((code === closeBrace || code === closeBracket) && --depth === 0) return at
  }
  throw platformProblem('bad_json')
}

function endOfLiteral(text: string, start: number): number {
  let end = start
  while (end < text.length && !isDelimiter(text.charCodeAt(end))) end++
  if (end === start) throw platformProblem('bad_json')
  return end
}

function nestedTooDeeply() {
  const message = 'must not be nested so deeply'
  return platformProblem('invalid', { issues: [{ location: 'body', field: '', rule: 'depth', message }] })
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

const isDelimiter = (code: number): boolean => code === comma || code === closeBrace || isSpace(code)
