import { continueIds } from '@octavo/platform/data/columns.ts'
import type { Database, Dialect } from '@octavo/platform/data/database.ts'
import type { Transaction } from 'kysely'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { addGenresAndCategories, hasGenres } from '../catalogue/store/categories.ts'
import { nextGeneration } from '../database/generation.ts'
import type { Tables } from '../database/tables.ts'
import { refreshRanks } from '../ranking/store/ranks.ts'
import { updateCategoryCounts } from '../works/store/categories.ts'
import { touchWorks } from '../works/store/touch.ts'
import { finishRun, type ImportRunRow, relatePending } from './store/import-runs.ts'

/** Adds genres and categories if the database was never seeded. */
export async function prepareCatalogue(
  tx: Transaction<Tables>,
  dialect: Dialect,
  nowMs: number,
): Promise<void> {
  if (await hasGenres(tx)) return
  await addGenresAndCategories(tx, readCatalogue(), nowMs)
  for (const table of ['genre', 'category']) await continueIds(tx, dialect, table)
}

/** Steps that need all anime. Returns how many got new relationships. */
export async function finishImport(db: Database<Tables>, run: ImportRunRow, nowMs: number): Promise<number> {
  return db.write(async (tx) => {
    const related = await relatePending(tx, run.id, nowMs)
    if (related.size) await touchWorks(tx, [...related], { nowMs, generation: await nextGeneration(tx) })
    await updateCategoryCounts(tx)
    await refreshRanks(tx)
    await finishRun(tx, run, nowMs)
    return related.size
  })
}
