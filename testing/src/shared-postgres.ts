import { type PostgresServer, startPostgres } from './postgres.ts'

/** The address of a PostgreSQL in which tests may make databases; without it, one is started. */
const VARIABLE = 'OCTAVO_TEST_POSTGRES'

let own: Promise<PostgresServer> | undefined

/** Gives the address of the PostgreSQL of this test run, or else of one for this process alone. */
export async function usePostgres(): Promise<string> {
  const shared = process.env[VARIABLE]
  if (shared) return shared
  own ??= startPostgres()
  return (await own).url
}

export async function stopOwnPostgres(): Promise<void> {
  const server = await own
  own = undefined
  await server?.stop()
}

/** For \`node --test --test-global-setup\`, which thereby starts one PostgreSQL instead of one for each file. @public */
export async function globalSetup(): Promise<void> {
  process.env[VARIABLE] = await usePostgres()
}

/** @public */
export async function globalTeardown(): Promise<void> {
  await stopOwnPostgres()
}
