import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Histogram, Metrics } from '../metrics.ts'
import { type ByteCache, createByteCache } from './byte-cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import { isMatch } from './etag.ts'
import { requestSeries } from './figures.ts'
import type { Prepared, Variant } from './prepared.ts'

/**
 * Answers again what was answered before, ahead of routing, hooks and handlers, which take longer than the answer
 * itself. Only for services in which nothing depends on who asks: no accounts, no limits, no faults.
 */
export interface Shortcut {
  /** From now on this answer is what the request's host and address get. */
  remember(request: FastifyRequest, prepared: Prepared): void
  /** False where the long way has to be taken. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** A server that is closing has to say so in each answer. */
  close(): void
}

interface Remembered {
  prepared: Prepared
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
}

const maxBytes = 16 * 1024 * 1024

export function createShortcut({ service, metrics, plainHeaders }: ShortcutOptions): Shortcut {
  const remembered: ByteCache<Remembered> = createByteCache(maxBytes, ({ prepared }) => prepared.byteLength)
  let isClosed = false

  function headsOf({ heads }: Remembered, encoding: Encoding, { headers, headersOf304 }: Variant): Heads {
    heads[encoding] ??= {
      found: { ...plainHeaders, ...headers },
      unchanged: { ...plainHeaders, ...headersOf304 },
    }
    return heads[encoding]
  }

  return {
    remember(request, prepared) {
      if (request.method !== 'GET') return
      const labels = { service, method: 'GET', route: request.routeOptions.url ?? 'unmatched' }
      remembered.add(keyOf(request.raw), {
        prepared,
        heads: {},
        found: requestSeries(metrics, { ...labels, status: 200 }),
        unchanged: requestSeries(metrics, { ...labels, status: 304 }),
      })
    },
    answer(request, response) {
      if (isClosed || request.method !== 'GET' || isSpecial(request)) return false
      const found = remembered.find(keyOf(request))
      if (!found) return false
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const variant = found.prepared.variants[encoding]
      if (!variant || variant instanceof Promise) return false
      const startMs = performance.now()
      const heads = headsOf(found, encoding, variant)
      const isUnchanged = isMatch(request.headers['if-none-match'], variant.etag)
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

function keyOf({ headers, url }: IncomingMessage): string {
  return `${headers.host} ${url}`
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
