import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type BatchedWrite, runBatch } from './batched-write.ts'
import { commitSession, type Session, type Sessions } from './postgres-sessions.ts'

/** Runs writes in one transaction, under a lock that excludes writes with the same key in other processes. */
export async function writeBatch<DB>(
  sessions: Sessions,
  key: string,
  take: () => readonly BatchedWrite<DB>[],
  savepointsOf: (session: Session) => Kysely<DB>,
): Promise<(() => void)[]> {
  const session = await sessions.connect()
  let isBroken = false
  try {
    await session.query(
      `begin isolation level read committed; select pg_advisory_xact_lock(${lockNumber(key)})`,
    )
    const callbacks = await runBatch(savepointsOf(session), take())
    await commitSession(session, 'commit')
    return callbacks
  } catch (error) {
    await session.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    session.release(isBroken)
  }
}

/** All schemas of a database share the lock numbers. Two keys with the same number only wait for each other. */
function lockNumber(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE()
}
