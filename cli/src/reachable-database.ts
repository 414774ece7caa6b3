import { createPostgresPool } from '@octavo/platform/data/postgres-pool.ts'
import { CommandError } from './command-error.ts'
import { addressOf } from './database-record.ts'

/** Fails early with a one-line error if PostgreSQL cannot be used. */
export async function requireReachableDatabase(url: string): Promise<void> {
  const pool = createPostgresPool({
    url,
    schema: 'public',
    maxConnections: 1,
    access: 'read',
    transactionLimitMs: 10_000,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    const { message, errors, code } = Object(error)
    const reason = message || errors?.[0]?.message || String(code)
    throw new CommandError(
      `PostgreSQL at ${addressOf(url)} cannot be used: ${reason}. Start it, or correct --database-url or DATABASE_URL: address, user, password, database.`,
    )
  } finally {
    await pool.end()
  }
}
