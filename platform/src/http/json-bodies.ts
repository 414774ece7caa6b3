import { platformProblem } from '../errors.ts'
import { depthIssue, maxDepth } from '../internal/http/schemas.ts'
import type { App } from './app.ts'

/** An odd number of backslashes before `u0000` makes it an escape sequence. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

const escapedSurrogate = /\\u[dD][89a-fA-F]/

/** Values of a body, counting each element of an array and each field of an object. */
const defaultMaxValues = 50_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum number of values in a JSON body. */
    maxJsonValues?: number
  }
}

/**
 * Parses bodies of this media type. An empty body is accepted as no body, because many clients send the JSON content
 * type without one. NUL characters are rejected, because PostgreSQL cannot store them, and unpaired surrogates become
 * U+FFFD, as the databases would store them.
 */
export function acceptJson(app: App, mediaType: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(mediaType, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    if (body.includes('\\u0000') && escapedNul.test(body)) return done(platformProblem('bad_request'))
    const excess = findJsonExcess(body, request.routeOptions.config.maxJsonValues)
    if (excess) return done(excess)
    return parse(request, body, (error, value) =>
      done(error, escapedSurrogate.test(body) ? wellFormed(value) : value),
    )
  })
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)]),
  )
}

/**
 * Rejects deep nesting and very many values, because parsing and validating them would block the event loop. Counts
 * brackets and commas outside of strings, which is much cheaper than parsing.
 */
export function findJsonExcess(text: string, maxValues = defaultMaxValues) {
  if (text.length <= maxDepth) return undefined
  let depth = 0
  let values = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isString) {
      if (code === backslash) at++
      else if (code === quote) isString = false
    } else if (code === quote) isString = true
    else if (code === openBracket || code === openBrace) {
      if (++depth > maxDepth) return nestedTooDeeply()
      if (++values > maxValues) return tooManyValues(maxValues)
    } else if (code === closeBracket || code === closeBrace) depth--
    else if (code === comma && ++values > maxValues) return tooManyValues(maxValues)
  }
  return undefined
}

function nestedTooDeeply() {
  const { keyword, message } = depthIssue
  return platformProblem('invalid', { issues: [{ location: 'body', field: '', rule: keyword, message }] })
}

function tooManyValues(maxValues: number) {
  return platformProblem('body_too_large', { message: `The body can have at most ${maxValues} values.` })
}

const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
