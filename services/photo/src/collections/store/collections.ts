import type {
  Expression,
  ExpressionBuilder,
  Kysely,
  Selectable,
  SqlBool,
  Transaction,
  Updateable,
} from 'kysely'
import { hasActiveOwner } from '../../database/active-owners.ts'
import type { CollectionTable } from '../../database/collection-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type CollectionRow = Selectable<CollectionTable>

/** Which collections a list contains. Private ones are only in the list of their owner. */
export type CollectionFilter =
  | { kind: 'all' | 'featured' | 'curated' }
  | { kind: 'user'; userId: number; includesPrivate: boolean }

interface Slice {
  offset: number
  limit: number
}

/** True for the collections of a list. Collections of suspended users are in no list. */
export const isListed =
  (filter: CollectionFilter) =>
  (builder: ExpressionBuilder<Tables, 'collection'>): Expression<SqlBool> => {
    const { and, eb } = builder
    const isPublic = eb('is_private', '=', 0)
    if (filter.kind === 'user')
      return and([eb('user_id', '=', filter.userId), ...(filter.includesPrivate ? [] : [isPublic])])
    const isKind =
      filter.kind === 'all' ? [] : [eb(filter.kind === 'curated' ? 'is_curated' : 'is_featured', '=', 1)]
    return and([isPublic, ...isKind, hasActiveOwner('collection.user_id')])
  }

/** A page, newest first, with the number of all collections of the list. */
export async function listCollections(
  db: Kysely<Tables>,
  filter: CollectionFilter,
  { offset, limit }: Slice,
): Promise<{ rows: CollectionRow[]; total: number }> {
  const rows = await db
    .selectFrom('collection')
    .selectAll()
    .select(countListed(db, filter).as('total'))
    .where(isListed(filter))
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countCollections(db, filter))
  return { rows, total: Number(total) }
}

export async function countCollections(db: Kysely<Tables>, filter: CollectionFilter): Promise<number> {
  const { count } = await countListed(db, filter).executeTakeFirstOrThrow()
  return Number(count)
}

const countListed = (db: Kysely<Tables>, filter: CollectionFilter) =>
  db
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isListed(filter))

/** Collections of suspended users cannot be found. */
export async function findCollection(db: Kysely<Tables>, id: number): Promise<CollectionRow | undefined> {
  return db
    .selectFrom('collection')
    .selectAll()
    .where('id', '=', id)
    .where(hasActiveOwner('collection.user_id'))
    .executeTakeFirst()
}

export async function findCollections(db: Kysely<Tables>, ids: readonly number[]): Promise<CollectionRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('collection')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type NewCollection = Omit<CollectionRow, 'id' | 'total_photos' | 'last_collected_at_ms'>

export async function insertCollection(
  tx: Transaction<Tables>,
  collection: NewCollection,
): Promise<CollectionRow> {
  return tx
    .insertInto('collection')
    .values({ ...collection, total_photos: 0 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateCollection(
  tx: Transaction<Tables>,
  id: number,
  columns: Updateable<CollectionTable>,
): Promise<CollectionRow> {
  return tx
    .updateTable('collection')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteCollection(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('collection').where('id', '=', id).execute()
}

const maxComparedPhotos = 100

/** Public collections that have photos in common with this one, most in common first. */
export async function findRelatedIds(db: Kysely<Tables>, id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('collection_photo')
        .select('photo_id')
        .where('collection_id', '=', id)
        .orderBy('position', 'desc')
        .limit(maxComparedPhotos)
        .as('own'),
    )
    .innerJoin('collection_photo as other', 'other.photo_id', 'own.photo_id')
    .innerJoin('collection', 'collection.id', 'other.collection_id')
    .select('collection.id')
    .where('collection.id', '<>', id)
    .where(isListed({ kind: 'all' }))
    .groupBy('collection.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('collection.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export function findCollectionByTitle(
  db: Kysely<Tables>,
  userId: number,
  title: string,
): Promise<CollectionRow | undefined> {
  return db
    .selectFrom('collection')
    .selectAll()
    .where('user_id', '=', userId)
    .where('title', '=', title)
    .orderBy('id')
    .executeTakeFirst()
}
