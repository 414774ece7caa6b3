import { CommandError } from '../command-error.ts'
import { resolveDatabaseUrl } from '../database-record.ts'
import { type Finding, failed } from './finding.ts'

/** The database that the directory's server uses, or a finding if the settings name another one. */
export async function findRecordedDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<{ url: string | undefined } | { finding: Finding }> {
  try {
    return { url: await resolveDatabaseUrl(dataDir, databaseUrl) }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const advice = 'Run doctor with the settings that the server was started with.'
    return { finding: failed('database', error.message, advice) }
  }
}
