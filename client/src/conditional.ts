import { createAnswerStore, type StoredAnswer } from './response-store.ts'
import { readBodyUpTo } from './body.ts'
import { ageMs, hasDirective, isFresh } from './freshness.ts'
import type { Send } from './send.ts'

export interface ConditionalOptions {
  /** How many answers to remember. */
  maxEntries?: number
  /** How much memory their bodies may take together. */
  maxBytes?: number
  /** Larger answers are not remembered. */
  maxBodyBytes?: number
  /** Give a remembered answer without asking for as long as its `max-age` allows. */
  trustMaxAge?: boolean
  now?: () => number
}

const MEBIBYTE = 2 ** 20

/**
 * Remembers answers that have an entity tag, asks whether they still hold, and gives them again if they do:
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function withConditionalRequests(send: Send, options: ConditionalOptions = {}): Send {
  const { maxEntries = 100, maxBytes = 16 * MEBIBYTE, maxBodyBytes = MEBIBYTE } = options
  const { trustMaxAge = false, now = Date.now } = options
  const store = createAnswerStore({ maxEntries, maxBytes })

  async function remember(request: Request, response: Response): Promise<void> {
    if (!isToBeKept(response)) return
    const varying = valuesOfVarying(request, response)
    const body = varying && (await readBodyUpTo(response, maxBodyBytes))
    if (!body) return
    const { statusText } = response
    const headers = new Headers(response.headers)
    const url = response.url || request.url
    store.put(request, { url, varying, statusText, headers, body, receivedAtMs: now() })
  }

  return async (request) => {
    if (request.method !== 'GET') {
      const response = await send(request)
      if (response.ok && !['HEAD', 'OPTIONS'].includes(request.method)) store.forget(request.url)
      return response
    }
    if (isConditionalOrPartial(request)) return send(request)
    const known = store.find(request)
    if (known && trustMaxAge && !insistsOnAsking(request) && isFresh(known, now()))
      return toResponse(known, Math.floor(ageMs(known, now()) / 1000))
    const response = await send(known ? askWhetherStill(known, request) : request)
    if (response.status !== 304 || !known) {
      await remember(request, response)
      return response
    }
    const renewed = { ...known, headers: renew(known.headers, response.headers), receivedAtMs: now() }
    store.put(request, renewed)
    return toResponse(renewed)
  }
}

/** The caller minds the conditions then, and what comes is not for others. */
function isConditionalOrPartial({ headers, cache }: Request): boolean {
  const own = ['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since', 'range']
  return own.some((name) => headers.has(name)) || cache === 'no-store' || hasDirective(headers, 'no-store')
}

function insistsOnAsking({ headers, cache }: Request): boolean {
  return cache === 'no-cache' || cache === 'reload' || hasDirective(headers, 'no-cache')
}

function askWhetherStill({ headers }: StoredAnswer, request: Request): Request {
  const etag = headers.get('etag')
  if (!etag || request.cache === 'reload') return request
  const asking = new Headers(request.headers)
  asking.set('if-none-match', etag)
  return new Request(request, { headers: asking })
}

function isToBeKept({ status, headers }: Response): boolean {
  const isEndless = headers.get('content-type')?.startsWith('text/event-stream') ?? false
  return status === 200 && headers.has('etag') && !hasDirective(headers, 'no-store') && !isEndless
}

/** The request headers that decided on the answer; undefined where anything at all may have. */
function valuesOfVarying(request: Request, response: Response): [string, string | null][] | undefined {
  const names = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim())
  if (names.includes('*')) return undefined
  return names.filter(Boolean).map((name) => [name, request.headers.get(name)])
}

/** A 304 brings the headers up to date, but those that describe the body: it has none. */
function renew(known: Headers, fresh: Headers): Headers {
  const headers = new Headers(known)
  // An age belongs to the answer that told it.
  headers.delete('age')
  for (const [name, value] of fresh)
    if (!/^(content-(encoding|length|range|type)|transfer-encoding)$/.test(name)) headers.set(name, value)
  return headers
}

function toResponse({ url, statusText, headers, body }: StoredAnswer, ageSeconds?: number): Response {
  const response = new Response(body, { status: 200, statusText, headers })
  if (ageSeconds !== undefined) response.headers.set('age', String(ageSeconds))
  // Links in the answer are relative to its address, which a response that is made does not have.
  Object.defineProperty(response, 'url', { value: url })
  return response
}
