import type { App } from '../../http/app.ts'
import { asRecord } from '../../unknown-values.ts'
import { oauthProblem } from './problems.ts'

/** Parameters by name. Empty values are omitted (RFC 6749 §3.1). */
export type Parameters = Readonly<Record<string, string | undefined>>

/** Parses form bodies (RFC 6749 appendix B) and JSON bodies, which many clients send. Replaces the service's parsers. */
export function acceptParameters(app: App, limits: { bodyLimit?: number } = {}): void {
  const options = { parseAs: 'string', ...limits } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) => {
    try {
      done(null, readParameters(body))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
  app.addContentTypeParser<string>(/^application\/(?:[\w.-]+\+)?json/, options, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : textsOf(JSON.parse(body)))
    } catch {
      done(oauthProblem('request_invalid', { message: 'The body is not JSON.' }))
    }
  })
}

/** Rejects repeated parameters (RFC 6749 §3.1), because other components could read another of the values. */
export function readParameters(text: string): Parameters {
  const parameters: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(parameters, name)) throw oauthProblem('parameter_repeated')
    if (value.includes('\0') || !value.isWellFormed()) throw oauthProblem('request_invalid')
    if (value !== '') parameters[name] = value
  }
  return parameters
}

function textsOf(body: unknown): Parameters {
  const pairs = Object.entries(asRecord(body)).filter(([, value]) => typeof value !== 'object')
  return readParameters(new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString())
}
