import { setTimeout as sleep } from 'node:timers/promises'
import { postgresCode } from '../../data/violations.ts'

const timeoutMs = 30_000

/** PostgreSQL aborts one of several conflicting transactions and expects the client to retry it. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
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
  if (code === serializationFailure || code === deadlockDetected || isOutdatedPlan(error)) return true
  return error instanceof Error && error.cause !== undefined && isConflict(error.cause)
}

/** A migration changed the columns that a prepared statement returns. Its connection cannot run it anymore. */
export function isOutdatedPlan(error: unknown): boolean {
  if (postgresCode(error) !== featureNotSupported) return false
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const featureNotSupported = '0A000'
