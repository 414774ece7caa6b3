import type { Transaction } from 'kysely'
import { insertMissing } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { CatalogueEntry } from '../entry.ts'
import { franchisesOf } from '../franchises.ts'
import type { Numbering } from './people.ts'

export async function addFranchises(
  tx: Transaction<Tables>,
  entries: readonly CatalogueEntry[],
  { nowMs, idOf, mediaIdOf }: Numbering,
): Promise<void> {
  const dates = { created_at_ms: nowMs, updated_at_ms: nowMs }
  const franchises = franchisesOf(entries)
  await insertMissing(
    tx,
    'franchise',
    franchises.map(({ slug, titles, canonicalTitle }) => ({
      id: idOf('franchise', slug),
      slug,
      titles: JSON.stringify(titles),
      canonical_title: canonicalTitle,
      ...dates,
    })),
  )
  await insertMissing(
    tx,
    'installment',
    franchises.flatMap(({ slug, installments }) =>
      installments.map(({ id, tag }, index) => ({
        id: idOf('installment', `${slug}/${id}`),
        media_type: 'anime' as const,
        media_id: mediaIdOf(id),
        franchise_id: idOf('franchise', slug),
        tag,
        position: index + 1,
        ...dates,
      })),
    ),
  )
}
