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
 * caller: no limits, no faults; and where there are accounts, only for requests without credentials.
 */
export interface Shortcut {
  /** From now on this answer is what the request's host and address, as they came, get for as long as it is fresh. */
  remember(request: FastifyRequest, prepared: PreparedResponse, isFresh?: () => boolean): void
  /** Returns false when the request has to be routed. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** A server that is closing has to say so in each answer. */
  close(): void
}

interface Remembered {
  prepared: PreparedResponse
  isFresh: (() => boolean) | undefined
  heads: Partial<Record<Encoding, Heads>>
  found: Histogram
  unchanged: Histogram
}

interface Heads {
  found: Record<string, string | number>
  unchanged: Record<string, string | number>
}

export interface ShortcutOptions {
  service: string
  metrics: Metrics
  /** What every answer of the service has. */
  plainHeaders: Record<string, string>
  /** Whether some callers are known by what they send. */
  hasAccounts?: boolean
  /** Names of headers whose value may change the answer. */
  variesBy?: readonly string[]
}

const maxBytes = 16 * 1024 * 1024

export function createShortcut(options: ShortcutOptions): Shortcut {
  const { service, metrics, plainHeaders, hasAccounts = false, variesBy = [] } = options
  const remembered: ByteCache<Remembered> = createByteCache(maxBytes, ({ prepared }) => prepared.byteLength)
  let isClosed = false

  function headsOf({ heads }: Remembered, encoding: Encoding, { headers, headersOf304 }: Variant): Heads {
    heads[encoding] ??= {
      found: { ...plainHeaders, ...headers },
      unchanged: { ...plainHeaders, ...headersOf304 },
    }
    return heads[encoding]
  }

  function isOfSomebody({ headers }: IncomingMessage): boolean {
    return hasAccounts && (headers.authorization !== undefined || headers.cookie !== undefined)
  }

  function keyOf({ headers }: IncomingMessage, url = '/'): string {
    let key = `${headers.host} ${url}`
    // Neither an address nor a header has a line break in it.
    for (const name of variesBy) key += `\n${headers[name] ?? ''}`
    return key
  }

  return {
    remember(request, prepared, isFresh) {
      if (request.method !== 'GET' || isOfSomebody(request.raw)) return
      // There may be other ways to say who one is, of which the service knows.
      if (hasAccounts && request.caller.kind !== 'anonymous') return
      const labels = { service, method: 'GET', route: request.routeOptions.url ?? 'unmatched' }
      // Where the same thing stands at several addresses, its links may differ from one to the next.
      remembered.add(keyOf(request.raw, request.originalUrl), {
        prepared,
        isFresh,
        heads: {},
        found: requestSeries(metrics, { ...labels, status: 200 }),
        unchanged: requestSeries(metrics, { ...labels, status: 304 }),
      })
    },
    answer(request, response) {
      if (isClosed || request.method !== 'GET' || isSpecial(request) || isOfSomebody(request)) return false
      const found = remembered.find(keyOf(request, request.url))
      if (!found || found.isFresh?.() === false) return false
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const variant = found.prepared.variants[encoding]
      if (!variant || variant instanceof Promise) return false
      const startMs = performance.now()
      const heads = headsOf(found, encoding, variant)
      const isUnchanged = matchesEtag(request.headers['if-none-match'], variant.etag)
      if (isUnchanged) response.writeHead(304, heads.unchanged).end()
      else response.writeHead(200, heads.found).end(variant.body)
      const series = isUnchanged ? found.unchanged : found.found
      series.observe((performance.now() - startMs) / 1000)
      return true
    },
    close() {
      isClosed = true
    },
  }
}

/** What may change the answer, or has a body that somebody must read. */
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
