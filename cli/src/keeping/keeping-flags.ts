import { existsSync } from 'node:fs'
import { resolveDatabaseUrl } from '../database-record.ts'
import type { Flag, ParsedFlags } from '../flags.ts'
import { serviceNames } from '../registry.ts'
import { configFlag, resolveHouse, settingSources } from '../settings.ts'
import { UsageError } from '../usage-error.ts'
import { finishAbandonedReplacement } from './replacement.ts'

export const keepingFlags = {
  data: { type: 'string', value: 'DIR', help: 'where everything is kept (default: ./data)' },
  config: configFlag,
} as const satisfies Record<string, Flag>

/** The data directory that the command is about. */
export async function keptIn(flags: ParsedFlags['flags']): Promise<string> {
  const dataDir = await placeToKeep(flags)
  if (!existsSync(dataDir))
    throw new UsageError(`There is no data directory ${dataDir}. Say which one with --data DIR.`)
  return dataDir
}

/** The same, for what may be about to make it. */
export async function placeToKeep(flags: ParsedFlags['flags']): Promise<string> {
  const { data, databaseUrl } = resolveHouse(settingSources(flags), serviceNames).values
  if (await resolveDatabaseUrl(data, databaseUrl))
    throw new UsageError(
      'Everything is in PostgreSQL, which has its own tools: pg_dump copies it while it is in use, pg_restore or psql brings it back. Beside that, copy the folders "blobs" of the data directory.',
    )
  await finishAbandonedReplacement(data)
  return data
}
