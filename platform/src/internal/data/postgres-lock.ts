import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Sessions } from './postgres-sessions.ts'

/** Waiting statements would be ended by their timeout. */
const pollMs = 100

/** Holds an advisory lock of a session, which PostgreSQL releases when the process dies. */
export async function withLock<T>(sessions: Sessions, key: string, work: () => Promise<T>): Promise<T> {
  const lock = lockNumber(`lock ${key}`)
  const session = await sessions.connect()
  let isReleased = false
  try {
    for (;;) {
      const { rows } = await session.query(`select pg_try_advisory_lock(${lock}) as is_locked`)
      if (rows[0]?.is_locked) break
      await setTimeout(pollMs)
    }
    return await work()
  } finally {
    await session.query(`select pg_advisory_unlock(${lock})`).then(
      () => {
        isReleased = true
      },
      () => {},
    )
    // A connection that cannot unlock is closed, which also releases the lock.
    session.release(!isReleased)
  }
}

/** All schemas of a database share the lock numbers. Two keys with the same number only wait for each other. */
export function lockNumber(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE()
}
