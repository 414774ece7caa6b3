import { setTimeout as pause } from 'node:timers/promises'
import { ImportError } from '@octavo/platform/importer.ts'
import { type Outgoing, OutgoingError, type OutgoingInit } from '@octavo/platform/outgoing/outgoing.ts'
import { explained } from './input.ts'

export interface PacedOptions {
  outgoing: Outgoing
  note(text: string): void
  /** For tests. */
  sleep?: (ms: number) => Promise<unknown>
  now?: () => number
}

const triesMax = 8
const maxWaitMs = 10 * 60_000

/** Fetches JSON as fast as the other side allows, and patiently where it is busy. */
export function createPacedJson({ outgoing, note, sleep = pause, now = Date.now }: PacedOptions) {
  let waitMs = 0

  return async (url: string, init: OutgoingInit = {}): Promise<unknown> => {
    for (let tries = 1; ; tries++) {
      if (waitMs > 0) await sleep(waitMs)
      waitMs = 0
      try {
        const response = await outgoing.fetch(url, { timeoutMs: 60_000, maxBytes: 50_000_000, ...init })
        waitMs = allowanceWaitMs(response.headers, now())
        if (response.status === 200) return await response.json()
        const text = (await response.text()).slice(0, 200)
        if (response.status !== 429 && response.status < 500)
          throw new ImportError(`${url} answered ${response.status}: ${text}`)
        if (tries === triesMax) throw new ImportError(`${url} answered ${response.status} ${triesMax} times.`)
        const statedMs = waitMs || retryAfterMs(response.headers, now())
        waitMs = Math.min(maxWaitMs, statedMs ?? 1000 * 2 ** tries)
        note(`${new URL(url).host} answered ${response.status}: going on in ${Math.ceil(waitMs / 1000)} s.`)
      } catch (error) {
        if (!mayPass(error) || tries >= triesMax / 2) throw explained(error, url)
        waitMs = 1000 * 2 ** tries
      }
    }
  }
}

/** Whether the same may go well another time: what is not allowed, or too large, stays so. */
function mayPass(error: unknown): boolean {
  if (error instanceof OutgoingError) return ['unreachable', 'timed_out', 'bad_answer'].includes(error.code)
  return !(error instanceof ImportError)
}

/** How long to wait once nothing is left of what is allowed. */
export function allowanceWaitMs(headers: Headers, nowMs: number): number {
  const remaining = headers.get('x-ratelimit-remaining')
  if (remaining === null || Number(remaining) > 0) return 0
  const reset = Number(headers.get('x-ratelimit-reset'))
  if (reset > 0) return Math.min(maxWaitMs, Math.max(0, reset * 1000 - nowMs))
  return retryAfterMs(headers, nowMs) ?? 60_000
}

function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
