import { readBodyUpTo } from './body.ts'
import { ageMs, hasDirective, isFresh } from './freshness.ts'
import { createResponseStore, type StoredResponse } from './response-store.ts'
import type { Send } from './send.ts'

export interface ConditionalOptions {
  /** Maximum number of cached responses. */
  maxEntries?: number
  /** Maximum total size of cached bodies. */
  maxBytes?: number
  /** Larger responses are not cached. */
  maxBodyBytes?: number
  /** Use cached responses without revalidation while `max-age` allows it. */
  trustMaxAge?: boolean
  now?: () => number
}

const mebibyte = 2 ** 20

/**
 * Caches responses with an entity tag and revalidates them:
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function withConditionalRequests(send: Send, options: ConditionalOptions = {}): Send {
  const { maxEntries = 100, maxBytes = 16 * mebibyte, maxBodyBytes = mebibyte } = options
  const { trustMaxAge = false, now = Date.now } = options
  const store = createResponseStore({ maxEntries, maxBytes })

  async function cacheResponse(request: Request, response: Response): Promise<void> {
    if (!isCacheable(response)) return
    const varyValues = readVaryValues(request, response)
    const body = varyValues && (await readBodyUpTo(response, maxBodyBytes))
    if (!body) return
    const { statusText } = response
    const headers = new Headers(response.headers)
    const url = response.url || request.url
    store.put(request, { url, varyValues, statusText, headers, body, receivedAtMs: now() })
  }

  return async (request) => {
    if (request.method !== 'GET') {
      const response = await send(request)
      if (response.ok && !['HEAD', 'OPTIONS'].includes(request.method)) store.forget(request.url)
      return response
    }
    if (isConditionalOrPartial(request)) return send(request)
    const cached = store.find(request)
    if (cached && trustMaxAge && !requiresRevalidation(request) && isFresh(cached, now()))
      return toResponse(cached, Math.floor(ageMs(cached, now()) / 1000))
    const response = await send(cached ? toConditional(cached, request) : request)
    if (response.status !== 304 || !cached) {
      await cacheResponse(request, response)
      return response
    }
    const renewed = { ...cached, headers: renew(cached.headers, response.headers), receivedAtMs: now() }
    store.put(request, renewed)
    return toResponse(renewed)
  }
}

/** Requests that the caller handles itself are not cached. */
function isConditionalOrPartial({ headers, cache }: Request): boolean {
  const names = ['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since', 'range']
  return names.some((name) => headers.has(name)) || cache === 'no-store' || hasDirective(headers, 'no-store')
}

function requiresRevalidation({ headers, cache }: Request): boolean {
  return cache === 'no-cache' || cache === 'reload' || hasDirective(headers, 'no-cache')
}

function toConditional({ headers }: StoredResponse, request: Request): Request {
  const etag = headers.get('etag')
  if (!etag || request.cache === 'reload') return request
  const conditionalHeaders = new Headers(request.headers)
  conditionalHeaders.set('if-none-match', etag)
  return new Request(request, { headers: conditionalHeaders })
}

function isCacheable({ status, headers }: Response): boolean {
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false
  return status === 200 && headers.has('etag') && !hasDirective(headers, 'no-store') && !isStream
}

/** The request headers named by `Vary`; undefined for `*`. */
function readVaryValues(request: Request, response: Response): [string, string | null][] | undefined {
  const names = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim())
  if (names.includes('*')) return undefined
  return names.filter(Boolean).map((name) => [name, request.headers.get(name)])
}

/** A 304 updates the headers, except those that describe the body (RFC 9111 §3.2). */
function renew(cached: Headers, fresh: Headers): Headers {
  const headers = new Headers(cached)
  // The old age does not apply to the new response.
  headers.delete('age')
  for (const [name, value] of fresh)
    if (!/^(content-(encoding|length|range|type)|transfer-encoding)$/.test(name)) headers.set(name, value)
  return headers
}

function toResponse({ url, statusText, headers, body }: StoredResponse, ageSeconds?: number): Response {
  const response = new Response(body, { status: 200, statusText, headers })
  if (ageSeconds !== undefined) response.headers.set('age', String(ageSeconds))
  // Links are relative to the URL, which constructed responses lack.
  Object.defineProperty(response, 'url', { value: url })
  return response
}
