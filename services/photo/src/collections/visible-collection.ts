import type { Caller } from '@octavo/platform/auth/auth.ts'
import { isOwn, requireUser } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { type CollectionRow, findCollection } from './store/collections.ts'

/** Private collections are visible to their owner, and to holders of the share key. */
export async function getVisibleCollection(
  { db }: Context,
  caller: Caller,
  id: string,
  shareKey?: string,
): Promise<CollectionRow> {
  const collection = /^\d{1,15}$/.test(id) ? await findCollection(db.read, Number(id)) : undefined
  if (!collection) throw problem('collection_not_found')
  const isVisible =
    !collection.is_private ||
    isOwn(caller, collection.user_id, 'read_collections') ||
    isOwn(caller, collection.user_id, 'write_collections') ||
    shareKey === collection.share_key
  if (!isVisible) throw problem('collection_not_found')
  return collection
}

/** Throws 403 for visible collections of others. */
export async function getOwnCollection(context: Context, caller: Caller, id: string): Promise<CollectionRow> {
  const collection = await getVisibleCollection(context, caller, id)
  if (collection.user_id !== requireUser(caller).id) throw problem('forbidden')
  return collection
}
