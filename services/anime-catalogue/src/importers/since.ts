import type { Database } from '@octavo/platform/data/database.ts'
import { ImportError } from '@octavo/platform/importer.ts'
import type { Tables } from '../database/tables.ts'
import { findLastFinishedRun } from './store/import-runs.ts'

/** A time, or when the last import of a source began that came to its end; everything if there was none. */
export async function sinceOf(
  db: Database<Tables>,
  source: string,
  text: string | undefined,
): Promise<number | undefined> {
  if (text === undefined) return undefined
  if (text === 'last') return (await findLastFinishedRun(db.read, source))?.started_at_ms
  const sinceMs = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(sinceMs))
    throw new ImportError(
      `--since is a time such as 2024-05-01 or 2024-05-01T12:00:00Z, or last, not "${text}".`,
    )
  return sinceMs
}
