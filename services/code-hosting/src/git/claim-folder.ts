import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '@octavo/platform/config.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { getOrCreateSecret, type SecretTables } from '@octavo/platform/data/service-secrets.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'

/**
 * Refuses a folder that does not have the repositories of this database, because a start would delete the refs that it
 * lacks. A PostgreSQL database may be used with several data directories, but its repositories are in one of them.
 */
export async function claimFolder(
  db: Database<SecretTables>,
  folder: string,
  ids: Pick<Ids, 'text'>,
): Promise<void> {
  if (db.dialect !== 'postgres') return
  const file = join(folder, 'folder-id')
  const id = (await readId(file)) ?? (await createId(file, ids.text(20)))
  const expectedId = await getOrCreateSecret(db, 'repositories folder', id)
  if (id === expectedId) return
  throw new SettingsError([
    `data: the repositories of this database are in another data directory than ${folder}. Only one server of a database can run code-hosting: name the other services to start this one without it. If that directory is lost, write ${expectedId} to ${file} to start with empty repositories.`,
  ])
}

async function readId(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}

/** The file is there before the database refers to it. */
async function createId(file: string, id: string): Promise<string> {
  await writeFile(file, `${id}\n`, { mode: 0o600, flush: true })
  return id
}
