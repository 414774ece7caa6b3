import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from '../../database/tables.ts'

export interface SourceUse {
  source: string
  works: number
  lastTakenAtMs: number
}

/** The sources with imported data, and their number of works. */
export async function countSources(db: Database<Tables>): Promise<SourceUse[]> {
  const rows = await db.long(
    db.read
      .selectFrom('media_source')
      .select(({ fn }) => [
        'source',
        fn.countAll<number>().as('works'),
        fn.max('taken_at_ms').as('last_taken_at_ms'),
      ])
      .groupBy('source')
      .orderBy('source'),
  )
  return rows.map(({ source, works, last_taken_at_ms }) => ({
    source,
    works: Number(works),
    lastTakenAtMs: Number(last_taken_at_ms),
  }))
}
