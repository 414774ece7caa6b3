import type { Clock } from '@octavo/platform/clock.ts'
import { continueIds } from '@octavo/platform/data/columns.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from '../database/tables.ts'
import { refreshRanks } from '../ranking/store/ranks.ts'
import { applyWorks } from '../works/store/apply.ts'
import { countShelved } from '../works/store/categories.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'
import { sourceWorkOf } from './source-work-of.ts'
import { createStableIds } from './stable-ids.ts'
import { addShelves } from './store/categories.ts'
import { addFranchises } from './store/franchises.ts'
import { addPeople } from './store/people.ts'

/** How the hand-written catalogue is called where it says where a fact is from. */
export const ownCatalogue = 'catalogue'

/** Tables in which rows of the catalogue have ids of their own. */
const numberedTables = [
  ...[
    'genre',
    'category',
    'mapping',
    'media_relationship',
    'producer',
    'media_production',
    'person',
    'character',
  ],
  ...['media_character', 'character_voice', 'media_staff', 'franchise', 'installment'],
]

/** Puts the hand-written catalogue into the tables, all at once or not at all. What is there already stays. */
export async function seedCatalogue(
  { db, clock }: { db: Database<Tables>; clock: Clock },
  catalogue: Catalogue = readCatalogue(),
): Promise<void> {
  const { entries, categories } = catalogue
  const slugs = new Set(categories.map(({ slug }) => slug))
  const works = entries.map((entry) => sourceWorkOf(entry, slugs))
  await db.write(async (tx) => {
    const nowMs = clock.now()
    const idOf = createStableIds()
    await addShelves(tx, catalogue, nowMs)
    const applied = await applyWorks(tx, works, { nowMs, idOf, merge: 'fill', source: ownCatalogue })
    const ids = new Map(applied.works.map(({ id }, index) => [entries[index]?.id, id]))
    const numbering = { nowMs, idOf, mediaIdOf: (id: number) => ids.get(id) ?? id }
    await addPeople(tx, entries, numbering)
    await addFranchises(tx, entries, numbering)
    await countShelved(tx)
    await refreshRanks(tx)
    for (const table of numberedTables) await continueIds(tx, db.dialect, table)
  })
}
