import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const portal = join(import.meta.dirname, '..')

/** Builds the pages if they are older than their sources. */
export async function ensurePagesAreBuilt(): Promise<void> {
  const sources = globSync('{src,public,build}/**/*.*', { cwd: portal })
  const changed = Math.max(...[...sources, 'index.html', 'vite.config.ts'].map(changedMs))
  if (changedMs('dist/index.html') < changed) await build({ root: portal, logLevel: 'error' })
}

function changedMs(file: string): number {
  return statSync(join(portal, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
