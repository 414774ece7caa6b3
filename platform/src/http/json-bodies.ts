import { platformProblem } from '../errors.ts'
import { depthIssue, maxDepth } from '../internal/http/schemas.ts'
import type { App } from './app.ts'

/** An odd number of backslashes before `u0000` makes it an escape sequence. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * Parses bodies of this media type. An empty body is accepted as no body, because many clients send the JSON content
 * type without one. NUL characters are rejected, because PostgreSQL cannot store them. Deep nesting is rejected, because
 * parsing and validating it would block the event loop.
 */
export function acceptJson(app: App, mediaType: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(mediaType, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (body.includes('\\u0000') && escapedNul.test(body)) done(platformProblem('bad_request'))
    else if (isNestedDeeperThan(maxDepth, body)) done(nestedTooDeeply())
    else parse(request, body, done)
  })
}

function nestedTooDeeply() {
  const { keyword, message } = depthIssue
  return platformProblem('invalid', { issues: [{ location: 'body', field: '', rule: keyword, message }] })
}

/** Counts brackets outside of strings, which is much cheaper than parsing. */
function isNestedDeeperThan(depth: number, text: string): boolean {
  if (text.length <= depth) return false
  let level = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isString) {
      if (code === backslash) at++
      else if (code === quote) isString = false
    } else if (code === quote) isString = true
    else if (code === openBracket || code === openBrace) {
      if (++level > depth) return true
    } else if (code === closeBracket || code === closeBrace) level--
  }
  return false
}

const quote = 0x22
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
