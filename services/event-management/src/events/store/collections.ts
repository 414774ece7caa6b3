import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { CollectionTable } from '../../database/listing-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'
import { isListed } from './event-conditions.ts'
import type { EventRow } from './events.ts'

export type CollectionRow = Selectable<CollectionTable>

export function findCollection(db: Kysely<Tables>, id: number): Promise<CollectionRow | undefined> {
  return db.selectFrom('collection').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listCollectionsOf(
  db: Kysely<Tables>,
  eventId: number,
  page: Page,
): Promise<Slice<CollectionRow>> {
  const query = db
    .selectFrom('collection')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('collection_event').select('collection_id').where('event_id', '=', eventId),
    )
  return readSlice(query, page, [['id', 'asc']])
}

/** Only listed events, ordered by start. */
export function listEventsIn(
  db: Kysely<Tables>,
  collectionId: number,
  time: { endsAfterMs?: number; endsUntilMs?: number },
  page: Page,
): Promise<Slice<EventRow>> {
  const { endsAfterMs, endsUntilMs } = time
  const query = db
    .selectFrom('event')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('collection_event').select('event_id').where('collection_id', '=', collectionId),
    )
    .where(isListed)
    .where('state', '!=', 'deleted')
    .$if(endsAfterMs !== undefined, (some) => some.where('end_ms', '>', endsAfterMs ?? 0))
    .$if(endsUntilMs !== undefined, (some) => some.where('end_ms', '<=', endsUntilMs ?? 0))
  return readSlice(query, page, [
    ['start_ms', 'asc'],
    ['id', 'asc'],
  ])
}

export async function insertCollection(
  tx: Transaction<Tables>,
  collection: Insertable<CollectionTable>,
): Promise<number> {
  const { id } = await tx
    .insertInto('collection')
    .values(collection)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addToCollection(
  tx: Transaction<Tables>,
  collectionId: number,
  eventId: number,
): Promise<void> {
  await tx.insertInto('collection_event').values({ collection_id: collectionId, event_id: eventId }).execute()
}
