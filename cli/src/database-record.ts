import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError } from './command-error.ts'
import { listStoredServices } from './data-directory.ts'
import { findDeployment } from './deployment.ts'
import { secretFileOf } from './secret.ts'

/** Which database the server of a data directory uses. Without user or password. */
type DatabaseRecord = { kind: 'sqlite' } | { kind: 'postgres'; address: string }

const fileOf = (dataDir: string) => join(dataDir, 'database.json')

/** Written by each start, so that commands beside the server use its database. */
export function recordDatabase(dataDir: string, databaseUrl: string | undefined): void {
  const record: DatabaseRecord =
    databaseUrl === undefined ? { kind: 'sqlite' } : { kind: 'postgres', address: addressOf(databaseUrl) }
  const draft = `${fileOf(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

/** Refuses a data directory in which no server has run, because a token made there would open nothing. */
export function refuseUnused(dataDir: string): void {
  if (existsSync(secretFileOf(dataDir))) return
  const usual = './data'
  const advice =
    resolve(usual) !== resolve(dataDir) && existsSync(secretFileOf(usual))
      ? `Did you mean --data ${usual}?`
      : 'Did you mean --data with the directory that a server was started with?'
  throw new CommandError(`No Octavo has run in ${dataDir}. ${advice}`)
}

/** The PostgreSQL database that a directory's server uses, or nothing where it is SQLite; refuses any other. */
export async function resolveDatabaseUrl(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<string | undefined> {
  const record = await readRecord(dataDir)
  if (!record) return databaseUrl
  if (record.kind === 'sqlite') {
    if (databaseUrl === undefined) return undefined
    throw new CommandError(
      `${dataDir} keeps its data in SQLite files, and --database-url or DATABASE_URL names PostgreSQL at ${addressOf(databaseUrl)}. Leave that out, or choose another directory with --data DIR.`,
    )
  }
  const url = databaseUrl ?? findDeployment(dataDir)?.databaseUrl
  if (url !== undefined && addressOf(url) === record.address) return url
  const found = url === undefined ? '' : `, not at ${addressOf(url)}`
  throw new CommandError(
    `The data of ${dataDir} is in PostgreSQL at ${record.address}${found}. Give its address with --database-url or DATABASE_URL.`,
  )
}

async function readRecord(dataDir: string): Promise<DatabaseRecord | undefined> {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch {
    // A directory of an older release has no record, but its files.
    return (await listStoredServices(dataDir)).length ? { kind: 'sqlite' } : undefined
  }
}

/** `db.example.org:5432/octavo`: enough to know it by, without user and password. */
export function addressOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'an address that cannot be read'
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `${host}:${port || '5432'}${pathname || '/'}`
}
