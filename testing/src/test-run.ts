import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRunFolder } from './run-folder.ts'
import { sharedSamplesVariable } from './sample-data.ts'
import { sharedPostgresVariable, stopOwnPostgres, usePostgres } from './shared-postgres.ts'

let folder: string | undefined

/**
 * Runs once before all tests, also as `node --test --test-global-setup`: starts one PostgreSQL, and shares
 * temporary files and a compile cache.
 *
 * @public
 */
export async function globalSetup(): Promise<void> {
  folder = createRunFolder()
  process.env.TMPDIR = folder
  process.env[sharedSamplesVariable] = join(folder, 'samples')
  process.env[sharedPostgresVariable] = await usePostgres()
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/octavo-tests', import.meta.url),
  )
  // All processes of the tests import as `octavo` does.
  const hook = new URL('../../cli/src/module-loading.ts', import.meta.url).href
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${hook}`].filter(Boolean).join(' ')
}

/** @public */
export async function globalTeardown(): Promise<void> {
  await stopOwnPostgres()
  if (folder) rmSync(folder, { recursive: true, force: true })
}
