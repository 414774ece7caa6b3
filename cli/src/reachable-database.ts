import { createPostgresPool } from '@octavo/platform/data/postgres-pool.ts'
import { errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'
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
    throw new CommandError(
      `PostgreSQL at ${addressOf(url)} cannot be used: ${connectionErrorReason(error)}. Start it, or correct --database-url or DATABASE_URL: address, user, password, database.`,
    )
  } finally {
    await pool.end()
  }
}

/** For a host with several addresses, Node wraps the errors of all attempts in one without a message. */
export function connectionErrorReason(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return errorMessage(error) || (first && errorMessage(first)) || String(errorCode(error))
}
