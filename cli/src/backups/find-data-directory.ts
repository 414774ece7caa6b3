import { existsSync } from 'node:fs'
import { describeS3Location, parseS3Location } from '@octavo/platform/blobs/s3-location.ts'
import { resolveBlobs } from '../blob-record.ts'
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
  const { data, databaseUrl, blobs } = resolveServerSettings(settingSources(flags), serviceNames).values
  const bucket = await resolveBlobs(data, blobs)
  if (await resolveDatabaseUrl(data, databaseUrl))
    throw new UsageError(
      `The data is in PostgreSQL. Use its own tools: pg_dump while the server runs, pg_restore or psql to restore. Also copy ${bucket === undefined ? 'the "blobs" folders of the data directory' : 'the bucket of the blobs'}.`,
    )
  if (bucket !== undefined)
    throw new UsageError(
      `The blobs of ${data} are in ${describeS3Location(parseS3Location(bucket))}, so a copy of the directory would be incomplete. Copy both while the server is stopped: the directory as a folder, and the bucket with a tool such as "aws s3 sync".`,
    )
  await finishAbandonedReplacement(data)
  return data
}
