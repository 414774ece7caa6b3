import { platformProblem } from '../errors.ts'
import type { App } from './app.ts'

/** In JSON a backslash stands only in strings, and there it escapes what follows. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * Parses bodies of this media type. Nothing at all is no body, for many clients say "JSON" even where they send
 * nothing. A NUL, which nobody means and PostgreSQL cannot keep, is refused.
 */
export function acceptJson(app: App, mediaType: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(mediaType, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (body.includes('\\u0000') && escapedNul.test(body)) done(platformProblem('bad_request'))
    else parse(request, body, done)
  })
}
