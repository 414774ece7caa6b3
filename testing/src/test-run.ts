import { fileURLToPath } from 'node:url'
import { SHARED_POSTGRES, stopOwnPostgres, usePostgres } from './shared-postgres.ts'

/**
 * Runs once before all tests, also as `node --test --test-global-setup`: starts one PostgreSQL and shares a compile cache.
 *
 * @public
 */
export async function globalSetup(): Promise<void> {
  process.env[SHARED_POSTGRES] = await usePostgres()
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/octavo-tests', import.meta.url),
  )
}

/** @public */
export async function globalTeardown(): Promise<void> {
  await stopOwnPostgres()
}
