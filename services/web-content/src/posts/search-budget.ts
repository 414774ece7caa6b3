import { problem } from '../errors.ts'

/** Ends a search between two statements: when it takes too long, or its client has disconnected. */
export interface SearchBudget {
  check(): void
}

export function createBudget({
  signal,
  timeoutMs = defaultTimeoutMs,
}: {
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
}): SearchBudget {
  const deadline = performance.now() + timeoutMs
  return {
    check() {
      signal?.throwIfAborted()
      if (performance.now() > deadline) throw problem('search_timeout', { retryAfterMs: 5_000 })
    },
  }
}

const defaultTimeoutMs = 10_000
