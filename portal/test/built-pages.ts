import { globSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const portal = join(import.meta.dirname, '..')
const cache = join(portal, '../node_modules/.cache/octavo-portal')
const maxBuildMs = 120_000

/** Builds the pages if they are older than their sources. One process builds, others wait for it. */
export async function ensurePagesAreBuilt(): Promise<void> {
  mkdirSync(cache, { recursive: true })
  // The lock of SQLite ends with the process, even after a crash.
  using lock = new DatabaseSync(join(cache, 'build.lock'), { timeout: maxBuildMs })
  lock.exec('begin exclusive')
  if (!areOutdated()) return
  // Imported on demand: the pages are mostly up to date.
  const { build } = await import('vite')
  await build({ root: portal, logLevel: 'error' })
}

function areOutdated(): boolean {
  const sources = globSync('{src,public,build}/**/*.*', { cwd: portal })
  const lastChangeMs = Math.max(...[...sources, 'index.html', 'vite.config.ts'].map(changedMs))
  return changedMs('dist/index.html') < lastChangeMs
}

function changedMs(file: string): number {
  return statSync(join(portal, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
