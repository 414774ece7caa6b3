import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { commitSession, type Session, type Sessions } from './postgres-sessions.ts'
import { type Part, runParts } from './together.ts'

/** Runs parts in one transaction, under a lock that excludes parts with the same key in other processes. */
export async function writeParts<DB>(
  sessions: Sessions,
  key: string,
  take: () => readonly Part<DB>[],
  partsOf: (session: Session) => Kysely<DB>,
): Promise<(() => void)[]> {
  const session = await sessions.connect()
  let isBroken = false
  try {
    await session.query(
      `begin isolation level read committed; select pg_advisory_xact_lock(${lockNumber(key)})`,
    )
    const tells = await runParts(partsOf(session), take())
    await commitSession(session, 'commit')
    return tells
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
