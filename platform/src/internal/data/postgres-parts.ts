import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { type Part, runParts } from './together.ts'
import { failedTransaction } from './transaction-state.ts'

/** Runs parts in one transaction, while no other process runs those of the same key. */
export async function writeParts<DB>(
  pool: pg.Pool,
  key: string,
  take: () => readonly Part<DB>[],
  partsOf: (client: pg.PoolClient) => Kysely<DB>,
): Promise<(() => void)[]> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query(
      `begin isolation level read committed; select pg_advisory_xact_lock(${lockNumber(key)})`,
    )
    const tells = await runParts(partsOf(client), take())
    const { command } = await client.query('commit')
    if (command === 'ROLLBACK') throw failedTransaction()
    return tells
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** All schemas of a database share the numbers; two keys with the same one merely wait for each other. */
function lockNumber(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE()
}
