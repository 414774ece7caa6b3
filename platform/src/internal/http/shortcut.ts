import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { type ByteCache, createByteCache } from '../../http/byte-cache.ts'
import { chooseEncoding, type Encoding } from '../../http/encoding.ts'
import { matchesEtag } from '../../http/etag.ts'
import type { PreparedResponse, Variant } from '../../http/prepared-response.ts'
import type { Histogram, Metrics } from '../../metrics.ts'
import { requestSeries } from './request-metrics.ts'

/**
 * Serves cached responses before routing, hooks and handlers. Only for responses that do not depend on the
 * caller: those of open routes, and others without rate limits, injected faults, and credentials if the service has
 * accounts.
 */
export interface Shortcut {
  /** Caches the response for the request's host and raw URL until `isFresh` returns false. */
  remember(request: FastifyRequest, prepared: PreparedResponse, isFresh?: () => boolean): void
  /** Sends the cached response. Returns false when there is none. */
  respond(request: IncomingMessage, response: ServerResponse): boolean
  /** Stops serving from the cache, because responses of a closing server need `Connection: close`. */
  close(): void
}

interface Remembered {
  prepared: PreparedResponse
  /** The route is open, so credentials make no difference. */
  isOpen: boolean
  isFresh: (() => boolean) | undefined
  heads: Partial<Record<Encoding, Heads>>
  okSeries: Histogram
  notModifiedSeries: Histogram
}

interface Heads {
  ok: Record<string, string | number>
  notModified: Record<string, string | number>
}

export interface ShortcutOptions {
  service: string
  metrics: Metrics
  /** Headers of all responses of the service. */
  plainHeaders: Record<string, string>
  /** Requests may carry credentials, so responses may depend on the caller. */
  hasAccounts?: boolean
  /** Only responses of open routes are the same for all anonymous callers. */
  openRoutesOnly?: boolean
  /** Request headers that the response depends on. */
  variesBy?: readonly string[]
  /** Trusted proxies may send the host and protocol of links in the response. */
  trustsProxies?: boolean
}

const maxBytes = 16 * 1024 * 1024

export function createShortcut(options: ShortcutOptions): Shortcut {
  const {
    service,
    metrics,
    plainHeaders,
    hasAccounts = false,
    openRoutesOnly = false,
    variesBy = [],
    trustsProxies = false,
  } = options
  const remembered: ByteCache<Remembered> = createByteCache(maxBytes, ({ prepared }) => prepared.byteLength)
  let isClosed = false

  function headsOf({ heads }: Remembered, encoding: Encoding, { headers, headersOf304 }: Variant): Heads {
    heads[encoding] ??= {
      ok: { ...plainHeaders, ...headers },
      notModified: { ...plainHeaders, ...headersOf304 },
    }
    return heads[encoding]
  }

  function hasCredentials({ headers }: IncomingMessage): boolean {
    return hasAccounts && (headers.authorization !== undefined || headers.cookie !== undefined)
  }

  function isSameForCallers(request: FastifyRequest): boolean {
    if (openRoutesOnly || hasCredentials(request.raw)) return false
    // The service may support credentials elsewhere in the request, such as in query parameters.
    return !hasAccounts || request.caller.kind === 'anonymous'
  }

  function keyOf({ headers, socket }: IncomingMessage, url = '/'): string {
    let key = `${headers.host} ${url}`
    const { 'x-forwarded-host': host, 'x-forwarded-proto': protocol } = headers
    // Only some addresses are trusted to send them.
    if (trustsProxies && (host !== undefined || protocol !== undefined))
      key += `\n${host}\n${protocol}\n${socket.remoteAddress}`
    // URLs and headers contain no line breaks, so the key is unambiguous.
    for (const name of variesBy) key += `\n${headers[name] ?? ''}`
    return key
  }

  return {
    remember(request, prepared, isFresh) {
      const isOpen = hasAccounts && request.routeOptions.config.access === 'open'
      if (request.method !== 'GET' || !(isOpen || isSameForCallers(request))) return
      const labels = { service, method: 'GET', route: request.routeOptions.url ?? 'unmatched' }
      // Aliases have their own entries, because links in the response may depend on the URL.
      remembered.add(keyOf(request.raw, request.originalUrl), {
        prepared,
        isOpen,
        isFresh,
        heads: {},
        okSeries: requestSeries(metrics, { ...labels, status: 200 }),
        notModifiedSeries: requestSeries(metrics, { ...labels, status: 304 }),
      })
    },
    respond(request, response) {
      if (isClosed || request.method !== 'GET' || isSpecial(request)) return false
      const entry = remembered.find(keyOf(request, request.url))
      if (!entry || entry.isFresh?.() === false) return false
      if (!entry.isOpen && hasCredentials(request)) return false
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const variant = entry.prepared.variants[encoding]
      if (!variant || variant instanceof Promise) return false
      const startMs = performance.now()
      const heads = headsOf(entry, encoding, variant)
      const isUnchanged = matchesEtag(request.headers['if-none-match'], variant.etag)
      if (isUnchanged) response.writeHead(304, heads.notModified).end()
      else response.writeHead(200, heads.ok).end(variant.body)
      const series = isUnchanged ? entry.notModifiedSeries : entry.okSeries
      series.observe((performance.now() - startMs) / 1000)
      return true
    },
    close() {
      isClosed = true
    },
  }
}

/** Returns whether the request has headers that affect the response, or a body to read. */
function isSpecial({ headers, httpVersion }: IncomingMessage): boolean {
  return (
    headers.range !== undefined ||
    headers['if-modified-since'] !== undefined ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    headers.expect !== undefined ||
    httpVersion !== '1.1'
  )
}
