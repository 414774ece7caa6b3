import type { Kysely } from 'kysely'
import { type BatchedWrite, runBatch } from './batched-write.ts'
import { lockNumber } from './postgres-lock.ts'
import { commitSession, type Session, type Sessions } from './postgres-sessions.ts'

export type BatchIsolation = 'read committed' | 'serializable'

/** Runs writes in one transaction, under a lock that excludes writes with the same key in other processes. */
export async function writeBatch<DB>(
  sessions: Sessions,
  { key, isolation }: { key: string; isolation: BatchIsolation },
  take: () => readonly BatchedWrite<DB>[],
  savepointsOf: (session: Session) => Kysely<DB>,
): Promise<(() => void)[]> {
  const session = await sessions.connect()
  let isBroken = false
  try {
    const lock = lockNumber(key)
    if (isolation === 'serializable') {
      // The transaction begins under the lock, so that its snapshot contains the previous batch of another process.
      await session.query(`select pg_advisory_lock(${lock})`)
      await session.query('begin isolation level serializable')
    } else await session.query(`begin isolation level read committed; select pg_advisory_xact_lock(${lock})`)
    const callbacks = await runBatch(savepointsOf(session), take())
    await commitSession(session, 'commit')
    return callbacks
  } catch (error) {
    await session.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    // A connection that cannot unlock is closed, which also releases the lock.
    if (isolation === 'serializable' && !isBroken)
      await session.query(`select pg_advisory_unlock(${lockNumber(key)})`).catch(() => {
        isBroken = true
      })
    session.release(isBroken)
  }
}
