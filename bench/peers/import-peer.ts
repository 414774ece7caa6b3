import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Imports a module of `package.json` beside this file. They are installed by the first benchmark that needs one. */
// The peers have no types, or are used with few of them.
// biome-ignore lint/suspicious/noExplicitAny: see above
export async function importPeer(name: string): Promise<any> {
  const cwd = import.meta.dirname
  if (!existsSync(join(cwd, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' })
  return import(name)
}
