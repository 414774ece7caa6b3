import { existsSync } from 'node:fs'
import { resolveDatabaseUrl } from '../database-record.ts'
import type { ParsedFlags } from '../flags.ts'
import { serviceNames } from '../registry.ts'
import { resolveServerSettings, settingSources } from '../settings.ts'
import { UsageError } from '../usage-error.ts'
import { finishAbandonedReplacement } from './replacement.ts'

export async function requireDataDirectory(flags: ParsedFlags['flags']): Promise<string> {
  const dataDir = await resolveDataDirectory(flags)
  if (!existsSync(dataDir))
    throw new UsageError(`The data directory ${dataDir} does not exist. Choose one with --data DIR.`)
  return dataDir
}

/** Like requireDataDirectory, but the directory need not exist. */
export async function resolveDataDirectory(flags: ParsedFlags['flags']): Promise<string> {
  const { data, databaseUrl } = resolveServerSettings(settingSources(flags), serviceNames).values
  if (await resolveDatabaseUrl(data, databaseUrl))
    throw new UsageError(
      'The data is in PostgreSQL. Use its own tools: pg_dump while the server runs, pg_restore or psql to restore. Also copy the "blobs" folders of the data directory.',
    )
  await finishAbandonedReplacement(data)
  return data
}
