import type { App } from '../../http/app.ts'
import { oauthProblem } from './problems.ts'

/** By name; an empty one is as good as missing (RFC 6749 §3.1). */
export type Parameters = Readonly<Record<string, string | undefined>>

/** Takes forms, as the standards say, and JSON, as many clients do, whatever else the service around takes. */
export function acceptParameters(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, readParameters(body))
      } catch (error) {
        done(Object(error))
      }
    },
  )
  app.addContentTypeParser<string>(
    /^application\/(?:[\w.-]+\+)?json/,
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, body === '' ? {} : textsOf(JSON.parse(body)))
      } catch {
        done(oauthProblem('request_invalid', { message: 'The body is not JSON.' }))
      }
    },
  )
}

/** A parameter that is there twice could mean one thing to us and another to whoever checks it elsewhere. */
export function readParameters(text: string): Parameters {
  const found: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(found, name)) throw oauthProblem('parameter_repeated')
    if (value.includes('\0') || !value.isWellFormed()) throw oauthProblem('request_invalid')
    if (value !== '') found[name] = value
  }
  return found
}

function textsOf(body: unknown): Parameters {
  const pairs = Object.entries(Object(body)).filter(([, value]) => typeof value !== 'object')
  return readParameters(new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString())
}
