import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Sessions } from './postgres-sessions.ts'

/** Waiting statements would be ended by their timeout. */
const pollMs = 100
/** Well below the time after which PostgreSQL ends idle transactions. */
const pingMs = 10_000

/**
 * Holds an advisory lock in a transaction that does nothing else. So PostgreSQL releases it soon, even when the machine
 * vanishes and leaves the connection open.
 */
export async function withLock<T>(sessions: Sessions, key: string, work: () => Promise<T>): Promise<T> {
  const lock = lockNumber(`lock ${key}`)
  const session = await sessions.connect()
  let ping: NodeJS.Timeout | undefined
  try {
    await session.query('begin isolation level read committed')
    for (;;) {
      const { rows } = await session.query(`select pg_try_advisory_xact_lock(${lock}) as is_locked`)
      if (rows[0]?.is_locked) break
      await setTimeout(pollMs)
    }
    ping = setInterval(() => session.query('select 1').catch(() => {}), pingMs).unref()
    return await work()
  } finally {
    clearInterval(ping)
    await session.query('rollback').then(
      () => session.release(),
      () => session.release(true),
    )
  }
}

/** All schemas of a database share the lock numbers. Two keys with the same number only wait for each other. */
export function lockNumber(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE()
}
