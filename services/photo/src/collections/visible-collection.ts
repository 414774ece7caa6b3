import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Kysely } from 'kysely'
import { isOwn } from '../access/viewer.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { type CollectionRow, findCollection } from './store/collections.ts'

/** Private collections are visible to their owner, and to holders of the share key. */
export async function getVisibleCollection(
  db: Kysely<Tables>,
  caller: Caller,
  id: string,
  shareKey?: string,
): Promise<CollectionRow> {
  const collection = await getCollection(db, id)
  const isVisible =
    !collection.is_private ||
    isOwn(caller, collection.user_id, 'read_collections') ||
    isOwn(caller, collection.user_id, 'write_collections') ||
    shareKey === collection.share_key
  if (!isVisible) throw problem('collection_not_found')
  return collection
}

/** Call it in the transaction that changes the collection. Throws 403 for visible collections of others. */
export async function getOwnCollection(
  db: Kysely<Tables>,
  userId: number,
  id: string,
): Promise<CollectionRow> {
  const collection = await getCollection(db, id)
  if (collection.user_id === userId) return collection
  throw problem(collection.is_private ? 'collection_not_found' : 'forbidden')
}

async function getCollection(db: Kysely<Tables>, id: string): Promise<CollectionRow> {
  const collection = /^\d{1,15}$/.test(id) ? await findCollection(db, Number(id)) : undefined
  if (!collection) throw problem('collection_not_found')
  return collection
}
