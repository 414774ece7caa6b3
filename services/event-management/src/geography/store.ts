import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PostalPlaceTable } from '../database/listing-tables.ts'
import type { Tables } from '../database/tables.ts'

export type PostalPlace = Selectable<PostalPlaceTable>

/** The same code may exist in several countries. */
export function findPostalPlaces(db: Kysely<Tables>, code: string): Promise<PostalPlace[]> {
  return db.selectFrom('postal_place').selectAll().where('code', '=', code).orderBy('country').execute()
}

export async function putPostalPlaces(
  tx: Transaction<Tables>,
  places: readonly PostalPlace[],
): Promise<void> {
  if (places.length === 0) return
  await tx
    .insertInto('postal_place')
    .values([...places])
    .onConflict((conflict) =>
      conflict.columns(['code', 'country']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        region: ref('excluded.region'),
        latitude: ref('excluded.latitude'),
        longitude: ref('excluded.longitude'),
      })),
    )
    .execute()
}
