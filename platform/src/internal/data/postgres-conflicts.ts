import { setTimeout as sleep } from 'node:timers/promises'
import { postgresCode } from '../../data/violations.ts'

/** PostgreSQL aborts one of several conflicting transactions and expects the client to retry it. */
export async function retryConflicts<T>(attempt: () => Promise<T>, timeoutMs = 30_000): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let waitMs = 2; ; waitMs = Math.min(waitMs * 2, 200)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error
    }
    await sleep(waitMs * Math.random())
  }
}

/** Also searches the causes of the error. */
export function isConflict(error: unknown): boolean {
  const code = postgresCode(error)
  if (code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED || isOutdatedPlan(error)) return true
  return error instanceof Error && error.cause !== undefined && isConflict(error.cause)
}

/** A migration changed the columns that a prepared statement returns. Its connection cannot run it anymore. */
export function isOutdatedPlan(error: unknown): boolean {
  if (postgresCode(error) !== FEATURE_NOT_SUPPORTED) return false
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const FEATURE_NOT_SUPPORTED = '0A000'
