import { continueIds } from '@octavo/platform/data/columns.ts'
import type { Database, Dialect } from '@octavo/platform/data/database.ts'
import type { Transaction } from 'kysely'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { addShelves, hasGenres } from '../catalogue/store/categories.ts'
import { nextGeneration } from '../database/generation.ts'
import type { Tables } from '../database/tables.ts'
import { refreshRanks } from '../ranking/store/ranks.ts'
import { countShelved } from '../works/store/categories.ts'
import { touchWorks } from '../works/store/touch.ts'
import { finishRun, type ImportRunRow, relatePending } from './store/import-runs.ts'

/** What every import can count on, also in a catalogue that was never served. */
export async function prepareCatalogue(
  tx: Transaction<Tables>,
  dialect: Dialect,
  nowMs: number,
): Promise<void> {
  if (await hasGenres(tx)) return
  await addShelves(tx, readCatalogue(), nowMs)
  for (const table of ['genre', 'category']) await continueIds(tx, dialect, table)
}

/** What can be done only when all works are there. Returns how many works were related to others. */
export async function finishImport(db: Database<Tables>, run: ImportRunRow, nowMs: number): Promise<number> {
  return db.write(async (tx) => {
    const related = await relatePending(tx, run.id, nowMs)
    if (related.size) await touchWorks(tx, [...related], { nowMs, generation: await nextGeneration(tx) })
    await countShelved(tx)
    await refreshRanks(tx)
    await finishRun(tx, run, nowMs)
    return related.size
  })
}
