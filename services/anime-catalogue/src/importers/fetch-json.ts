import { setTimeout as pause } from 'node:timers/promises'
import { ImportError } from '@octavo/platform/importer.ts'
import { type Outgoing, OutgoingError, type OutgoingInit } from '@octavo/platform/outgoing/outgoing.ts'
import { toImportError } from './input.ts'

export interface FetchJsonOptions {
  outgoing: Outgoing
  note(text: string): void
  /** For tests. */
  sleep?: (ms: number) => Promise<unknown>
  now?: () => number
}

const maxTries = 8
const maxWaitMs = 10 * 60_000

/** Fetches JSON within the server's rate limit, with retries and exponential backoff. */
export function createFetchJson({ outgoing, note, sleep = pause, now = Date.now }: FetchJsonOptions) {
  let waitMs = 0

  return async (url: string, init: OutgoingInit = {}): Promise<unknown> => {
    for (let tries = 1; ; tries++) {
      if (waitMs > 0) await sleep(waitMs)
      waitMs = 0
      try {
        const response = await outgoing.fetch(url, { timeoutMs: 60_000, maxBytes: 50_000_000, ...init })
        waitMs = rateLimitWaitMs(response.headers, now())
        if (response.status === 200) return await response.json()
        const text = (await response.text()).slice(0, 200)
        if (response.status !== 429 && response.status < 500)
          throw new ImportError(`${url} responded with ${response.status}: ${text}`)
        if (tries === maxTries)
          throw new ImportError(`${url} responded with ${response.status} ${maxTries} times.`)
        const statedMs = waitMs || retryAfterMsOf(response.headers, now())
        waitMs = Math.min(maxWaitMs, statedMs ?? 1000 * 2 ** tries)
        note(
          `${new URL(url).host} responded with ${response.status}: retrying in ${Math.ceil(waitMs / 1000)} s.`,
        )
      } catch (error) {
        if (!isTransient(error) || tries >= maxTries / 2) throw toImportError(error, url)
        waitMs = 1000 * 2 ** tries
      }
    }
  }
}

/** True if a retry can succeed. */
function isTransient(error: unknown): boolean {
  if (error instanceof OutgoingError) return ['unreachable', 'timed_out', 'bad_response'].includes(error.code)
  return !(error instanceof ImportError)
}

/** Time until the rate limit resets; 0 if requests remain. */
export function rateLimitWaitMs(headers: Headers, nowMs: number): number {
  const remaining = headers.get('x-ratelimit-remaining')
  if (remaining === null || Number(remaining) > 0) return 0
  const reset = Number(headers.get('x-ratelimit-reset'))
  if (reset > 0) return Math.min(maxWaitMs, Math.max(0, reset * 1000 - nowMs))
  return retryAfterMsOf(headers, nowMs) ?? 60_000
}

function retryAfterMsOf(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
