import { type PostgresServer, startPostgres } from './postgres.ts'

/** The URL of a PostgreSQL in which tests may create databases. Without it, a server is started. */
export const sharedPostgresVariable = 'OCTAVO_TEST_POSTGRES'

let own: Promise<PostgresServer> | undefined

/** Returns the URL of the PostgreSQL of this test run, or of one for this process alone. */
export async function usePostgres(): Promise<string> {
  const shared = process.env[sharedPostgresVariable]
  if (shared) return shared
  own ??= startPostgres()
  return (await own).url
}

export async function stopOwnPostgres(): Promise<void> {
  const server = await own
  own = undefined
  await server?.stop()
}
