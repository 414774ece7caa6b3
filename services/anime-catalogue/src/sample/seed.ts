import type { Clock } from '@octavo/platform/clock.ts'
import { continueIds } from '@octavo/platform/data/columns.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { type Catalogue, readCatalogue } from '../catalogue/read-catalogue.ts'
import { sourceWorkOf } from '../catalogue/source-work-of.ts'
import { createStableIds } from '../catalogue/stable-ids.ts'
import { addGenresAndCategories } from '../catalogue/store/categories.ts'
import { addFranchises } from '../catalogue/store/franchises.ts'
import { addPeople } from '../catalogue/store/people.ts'
import type { Tables } from '../database/tables.ts'
import { refreshRanks } from '../ranking/store/ranks.ts'
import { applyWorks } from '../works/store/apply.ts'
import { updateCategoryCounts } from '../works/store/categories.ts'

/** The source name of facts from the hand-written catalogue. */
export const ownCatalogue = 'catalogue'

/** Tables with stable ids, whose sequences continue after them. */
const numberedTables = [
  'genre',
  'category',
  'mapping',
  'media_relationship',
  'producer',
  'media_production',
  'person',
  'character',
  'media_character',
  'character_voice',
  'media_staff',
  'franchise',
  'installment',
]

/** Inserts the hand-written catalogue in one transaction. Existing rows stay unchanged. */
export async function seedSample(
  { db, clock }: { db: Database<Tables>; clock: Clock },
  catalogue: Catalogue = readCatalogue(),
): Promise<void> {
  const { entries, categories } = catalogue
  const slugs = new Set(categories.map(({ slug }) => slug))
  const works = entries.map((entry) => sourceWorkOf(entry, slugs))
  await db.write(async (tx) => {
    const nowMs = clock.now()
    const idOf = createStableIds()
    await addGenresAndCategories(tx, catalogue, nowMs)
    const applied = await applyWorks(tx, works, { nowMs, idOf, merge: 'fill', source: ownCatalogue })
    const ids = new Map(applied.works.map(({ id }, index) => [entries[index]?.id, id]))
    const numbering = { nowMs, idOf, mediaIdOf: (id: number) => ids.get(id) ?? id }
    await addPeople(tx, entries, numbering)
    await addFranchises(tx, entries, numbering)
    await updateCategoryCounts(tx)
    await refreshRanks(tx)
    for (const table of numberedTables) await continueIds(tx, db.dialect, table)
  })
}
