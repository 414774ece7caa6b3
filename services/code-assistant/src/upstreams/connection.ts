import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Clock } from '@octavo/platform/clock.ts'
import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { Pool } from 'undici'
import type { Analysis } from '../analysis/analysis.ts'
import type { Settings } from '../config.ts'
import { type RedactionMode, redactBody } from '../redaction/redact-body.ts'
import { restoreBody, restoreStream } from '../redaction/restore-response.ts'
import { createCircuitBreaker, type ReportOutcome } from './circuit-breaker.ts'
import { Exchange, type ExchangeResponse } from './exchange.ts'
import { upstreamBusy, upstreamFailed, withoutKey } from './failures.ts'
import type { StreamObserver } from './stream-observer.ts'

export type UpstreamSettings = Settings['upstreams'][number]

export interface ConnectionRequest {
  /** Waits in turn with other clients. */
  client: string
  /** The path below the configured URL. */
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer
  isStream: boolean
  observer: StreamObserver
  signal: AbortSignal
}

export interface ConnectionResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer | Readable
  /** Settles when the connection has delivered the response, with whether it was complete. */
  ended: Promise<boolean>
  /** The number of secrets in the request. */
  secrets: number
}

/** Sends requests to one model server over a pool of connections. Throws problems for failures of the server. */
export interface Connection {
  send(request: ConnectionRequest): Promise<ConnectionResponse>
  close(): Promise<void>
}

export interface ConnectionContext {
  clock: Pick<Clock, 'now'>
  log: Logger
  analysis: Pick<Analysis, 'run'>
}

export function createConnection(
  { name, url, key, maxConcurrent, timeouts, redaction }: UpstreamSettings & { redaction: RedactionMode },
  { clock, log, analysis }: ConnectionContext,
): Connection {
  const { origin, pathname } = new URL(url)
  const basePath = pathname.replace(/\/+$/, '')
  const pool = new Pool(origin, {
    connections: maxConcurrent,
    pipelining: 1,
    connect: { timeout: timeouts.connectMs },
    // An exchange has its own timeouts, which know whether the server or the client is slow.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 10_000,
  })
  const slots = createFairSemaphore({
    maxConcurrent,
    maxWaiting: Math.max(16, maxConcurrent * 4),
    maxWaitingPerClient: Math.max(16, maxConcurrent),
  })
  const breaker = createCircuitBreaker(clock)

  async function acquireSlot(client: string, signal: AbortSignal): Promise<() => void> {
    if (slots.running < maxConcurrent) return (await slots.acquire(client, signal)) ?? refuse()
    const timeout = AbortSignal.timeout(timeouts.firstTokenMs)
    try {
      return (await slots.acquire(client, AbortSignal.any([signal, timeout]))) ?? refuse()
    } catch (error) {
      if (timeout.aborted) throw upstreamBusy(name)
      throw error
    }
  }

  function refuse(): never {
    throw upstreamBusy(name)
  }

  async function exchange(request: ConnectionRequest, release: () => void, report: ReportOutcome) {
    const { path, headers, body, isStream, observer, signal } = request
    const onClose = (failure?: unknown) => {
      release()
      if (failure) log.warn({ err: failure, upstream: name }, 'a model server failed')
      report(outcomeOf(failure, signal))
    }
    const open = (close: (failure?: unknown) => void) => {
      const running = new Exchange({ upstream: name, timeouts, isStream, observer, signal, onClose: close })
      pool.dispatch({ method: 'POST', path: basePath + path, headers, body }, running)
      return running
    }
    // The server may have closed an idle connection at the moment when it was used again.
    let isStale = false
    const first = open((failure) => {
      isStale = isReset(failure) && !first.hasResponse
      if (!isStale) onClose(failure)
    })
    try {
      return await first.response
    } catch (error) {
      if (!isStale) throw error
      return open(onClose).response
    }
  }

  async function send(request: ConnectionRequest): Promise<ExchangeResponse> {
    const report = breaker.enter()
    if (!report) throw unavailable(name, breaker.retryAfterMs)
    try {
      const release = await acquireSlot(request.client, request.signal)
      return await exchange(request, release, report)
    } catch (error) {
      // Without a slot there was no exchange that reports.
      report('unknown')
      throw error
    }
  }

  function hideKey(response: ExchangeResponse): ExchangeResponse {
    if (response.status < 300 || !Buffer.isBuffer(response.body)) return response
    return { ...response, body: Buffer.from(withoutKey(response.body.toString(), key)) }
  }

  return {
    async send(request) {
      const call = { userId: request.client, signal: request.signal }
      const { body, vault, secrets } = await redactBody(request.body, redaction, analysis, call)
      const response = hideKey(await send({ ...request, body }))
      const shared = { ...response, secrets, ended: endOf(response.body) }
      if (!vault) return shared
      const restored = Buffer.isBuffer(response.body)
        ? restoreBody(response.body, vault)
        : restoreStream(response.body, vault)
      return { ...shared, body: restored }
    },
    close: () => pool.destroy(),
  }
}

const resets = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

const isReset = (error: unknown): boolean => resets.has(asRecord(error).code)

async function endOf(body: ExchangeResponse['body']): Promise<boolean> {
  if (Buffer.isBuffer(body)) return true
  return new Promise((resolve) => body.once('close', () => resolve(body.readableEnded)))
}

function outcomeOf(failure: unknown, signal: AbortSignal): Parameters<ReportOutcome>[0] {
  if (failure === undefined) return signal.aborted ? 'unknown' : 'success'
  // A busy server is not broken.
  return failure instanceof Problem && failure.code === 'server_is_overloaded' ? 'success' : 'failure'
}

function unavailable(name: string, retryAfterMs: number): Problem {
  const failure = upstreamFailed(name, 'has failed repeatedly and is not used for a moment')
  failure.details.retryAfterMs = retryAfterMs
  return failure
}
