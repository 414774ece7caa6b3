import { platformProblem } from '../errors.ts'
import { depthIssue, maxDepth } from '../internal/http/schemas.ts'
import type { App } from './app.ts'

/** In JSON a backslash stands only in strings, and there it escapes what follows. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * Parses bodies of this media type. Nothing at all is no body, for many clients say "JSON" even where they send
 * nothing. A NUL, which nobody means and PostgreSQL cannot keep, is refused, and so is what is nested so deeply that to
 * parse and to check it would hold up everybody else.
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
  return platformProblem('invalid', { flaws: [{ place: 'body', field: '', rule: keyword, message }] })
}

/** Counts brackets outside of strings, which costs a fraction of parsing them. */
function isNestedDeeperThan(depth: number, text: string): boolean {
  if (text.length <= depth) return false
  let open = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isString) {
      if (code === backslash) at++
      else if (code === quote) isString = false
    } else if (code === quote) isString = true
    else if (code === openBracket || code === openBrace) {
      if (++open > depth) return true
    } else if (code === closeBracket || code === closeBrace) open--
  }
  return false
}

const quote = 0x22
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
