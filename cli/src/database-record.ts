import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError } from './command-error.ts'
import { listStoredServices } from './data-directory.ts'
import { findDeployment } from './deployment.ts'
import { secretFileOf } from './secret.ts'

/** The database that the server of a data directory uses, without user and password. */
type DatabaseRecord = { kind: 'sqlite' } | { kind: 'postgres'; address: string }

const fileOf = (dataDir: string) => join(dataDir, 'database.json')

/** Written at each start, so that commands use the server's database. */
export function recordDatabase(dataDir: string, databaseUrl: string | undefined): void {
  const record: DatabaseRecord =
    databaseUrl === undefined ? { kind: 'sqlite' } : { kind: 'postgres', address: addressOf(databaseUrl) }
  const previous = readRecordFile(dataDir)
  if (previous && !isSameDatabase(previous, record)) {
    throw new CommandError(
      `The data of ${dataDir} is in ${describeRecord(previous)}, not in ${describeRecord(record)}. Start with the same database, or choose another directory with --data DIR. If you have moved the data, delete ${fileOf(dataDir)} first.`,
    )
  }
  const draft = `${fileOf(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

/** Refuses a data directory that no server has used, because a token created there would be useless. */
export function refuseUnused(dataDir: string): void {
  if (existsSync(secretFileOf(dataDir))) return
  const defaultDir = './data'
  const advice =
    resolve(defaultDir) !== resolve(dataDir) && existsSync(secretFileOf(defaultDir))
      ? `Did you mean --data ${defaultDir}?`
      : 'Pass the directory that the server was started with as --data.'
  throw new CommandError(`No server has used ${dataDir} yet. ${advice}`)
}

/** Returns the PostgreSQL URL of the directory's server, or undefined for SQLite. Refuses any other database. */
export async function resolveDatabaseUrl(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<string | undefined> {
  const record = await readRecord(dataDir)
  if (!record) return databaseUrl
  if (record.kind === 'sqlite') {
    if (databaseUrl === undefined) return undefined
    throw new CommandError(
      `${dataDir} uses SQLite files, but --database-url or DATABASE_URL names PostgreSQL at ${addressOf(databaseUrl)}. Omit it, or choose another directory with --data DIR.`,
    )
  }
  const url = databaseUrl ?? findDeployment(dataDir)?.databaseUrl
  if (url !== undefined && addressOf(url) === record.address) return url
  const mismatch = url === undefined ? '' : `, not at ${addressOf(url)}`
  throw new CommandError(
    `The data of ${dataDir} is in PostgreSQL at ${record.address}${mismatch}. Pass its address with --database-url or DATABASE_URL.`,
  )
}

async function readRecord(dataDir: string): Promise<DatabaseRecord | undefined> {
  const record = readRecordFile(dataDir)
  // A directory of an older release has no record, but its files.
  return record ?? ((await listStoredServices(dataDir)).length ? { kind: 'sqlite' } : undefined)
}

function readRecordFile(dataDir: string): DatabaseRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch {
    // Older releases wrote no record, but left SQLite files.
    return (await listStoredServices(dataDir)).length ? { kind: 'sqlite' } : undefined
  }
}

/** `db.example.org:5432/octavo`, without user and password. */
export function addressOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'an invalid address'
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (hostname.toLowerCase() || 'localhost')
  return `${host}:${port || '5432'}${pathname || '/'}`
}
