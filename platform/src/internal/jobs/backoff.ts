import type { Ids } from '../../ids.ts'
import type { JobHandler } from '../../jobs/jobs.ts'

/** The backoff before an attempt, with jitter so that jobs that failed together do not retry together. */
export function pauseBefore(attempt: number, handler: JobHandler, ids: Ids): number {
  const pauseMs = Math.max(0, handler.backoffMs?.(attempt) ?? doubling(attempt))
  const jitterMs = ids.below(Math.floor(pauseMs * jitter) + 1)
  return Math.floor(pauseMs) + jitterMs
}

const jitter = 0.25
const firstPauseMs = 1_000
const maxPauseMs = 3_600_000

function doubling(attempt: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** (attempt - 2))
}
