import type { Breaker } from './breaker.ts'
import type { HostSemaphores } from './host-semaphores.ts'

/** Isolates webhook targets from each other. */
export interface Targets {
  /**
   * Runs `send` when the target has a free slot, or returns when to retry. `send` returns undefined if it has sent
   * nothing. Rejects when the signal aborts.
   */
  visit<T extends Visit>(
    url: string,
    signal: AbortSignal,
    send: () => Promise<T | undefined>,
  ): Promise<T | { notBeforeMs: number } | undefined>
}

interface Visit {
  failure: { code: string } | undefined
}

export function createTargets(options: { slots: HostSemaphores; breaker: Breaker; now(): number }): Targets {
  const { slots, breaker, now } = options
  return {
    async visit(url, signal, send) {
      const release = await slots.take(hostOf(url), signal)
      if (!release) return { notBeforeMs: nextSecond(now()) }
      try {
        const closedUntilMs = breaker.closedUntilMs(url)
        if (closedUntilMs !== undefined) return { notBeforeMs: closedUntilMs }
        const visit = await send()
        if (visit === undefined) return undefined
        if (visit.failure?.code === 'timed_out') breaker.onTimeout(url)
        else breaker.onResponse(url)
        return visit
      } finally {
        release()
      }
    },
  }
}

/** Identifies a host as the outgoing client does. An invalid URL fails without a connection. */
function hostOf(url: string): string {
  return URL.parse(url)?.origin ?? ''
}

/** Rounds up to a full second, so that many retries at the same time share one job. */
function nextSecond(nowMs: number): number {
  return (Math.floor(nowMs / 1_000) + 1) * 1_000
}
