import type { Caller } from '@octavo/platform/auth/auth.ts'
import { toBit } from '@octavo/platform/data/columns.ts'
import { requireUser } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { invalid, problem } from '../errors.ts'
import { requireEditor } from '../users/editors.ts'
import { ensureProfiles } from '../users/load-users.ts'
import { addToProfile } from '../users/store.ts'
import { indexCollection, unindexCollection } from './index-collection.ts'
import {
  type CollectionRow,
  countCollections,
  deleteCollection,
  insertCollection,
  updateCollection,
} from './store/collections.ts'
import { getOwnCollection, getVisibleCollection } from './visible-collection.ts'

export interface CollectionInput {
  title?: string | null
  description?: string | null
  private?: boolean
}

export interface CollectionChange extends CollectionInput {
  curated?: boolean
  featured?: boolean
}

/** Creates a collection. The number of collections of a user is checked in the same transaction. */
export async function createCollection(
  context: Context,
  userId: number,
  { title, description, private: isPrivate = false }: CollectionInput & { title: string },
): Promise<CollectionRow> {
  const { db, clock, config } = context
  requireValid({ title, description })
  const nowMs = clock.now()
  const shareKey = newShareKey(context)
  return db.write(async (tx) => {
    await ensureProfiles(tx, context, [userId])
    const count = await countCollections(tx, { kind: 'user', userId, includesPrivate: true })
    if (count >= config.maxCollectionsPerUser)
      throw problem('forbidden', {
        message: `A user can have ${config.maxCollectionsPerUser} collections.`,
      })
    if (!isPrivate) await addToProfile(tx, userId, 'total_collections', 1)
    const collection = await insertCollection(tx, {
      user_id: userId,
      title: title.trim(),
      description: description?.trim() || null,
      is_private: toBit(isPrivate),
      share_key: shareKey,
      is_curated: 0,
      is_featured: 0,
      published_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    await indexCollection(tx, context, collection.id)
    return collection
  })
}

/** Owners change their collections. Editors decide which visible collections are curated and featured. */
export async function changeCollection(
  context: Context,
  caller: Caller,
  id: string,
  { curated, featured, ...change }: CollectionChange,
): Promise<CollectionRow> {
  const { db, clock } = context
  const { title, description, private: isPrivate } = change
  const isCuration = curated !== undefined || featured !== undefined
  const isOwnersChange = Object.keys(change).length > 0 || !isCuration
  requireValid(change)
  // Nobody who saw the key while the collection was public may use it afterwards.
  const shareKey = newShareKey(context)
  return db.write(async (tx) => {
    if (isCuration) await requireEditor(tx, caller)
    const collection = isOwnersChange
      ? await getOwnCollection(tx, requireUser(caller).id, id)
      : await getVisibleCollection(tx, caller, id)
    const becomesPrivate = isPrivate === true && !collection.is_private
    const becomesPublic = isPrivate === false && collection.is_private
    const change = becomesPrivate ? -1 : becomesPublic ? 1 : 0
    if (change !== 0) await addToProfile(tx, collection.user_id, 'total_collections', change)
    const updated = await updateCollection(tx, collection.id, {
      ...(typeof title === 'string' && { title: title.trim() }),
      ...(description !== undefined && { description: description?.trim() || null }),
      ...(isPrivate !== undefined && { is_private: toBit(isPrivate) }),
      ...(becomesPrivate && { share_key: shareKey }),
      ...(curated !== undefined && { is_curated: toBit(curated) }),
      ...(featured !== undefined && { is_featured: toBit(featured) }),
      updated_at_ms: clock.now(),
    })
    if (isOwnersChange) await indexCollection(tx, context, collection.id)
    return updated
  })
}

export async function removeCollection(context: Context, userId: number, id: string): Promise<void> {
  await context.db.write(async (tx) => {
    const collection = await getOwnCollection(tx, userId, id)
    await deleteCollection(tx, collection.id)
    await unindexCollection(tx, context, collection.id)
    context.index.invalidateMembers(tx)
    if (!collection.is_private) await addToProfile(tx, collection.user_id, 'total_collections', -1)
  })
}

const newShareKey = ({ ids }: Context) => ids.bytes(16).toString('hex')

const maxTitleLength = 100
const maxDescriptionLength = 1000

interface Texts {
  title?: string | null | undefined
  description?: string | null | undefined
}

function requireValid({ title, description }: Texts): void {
  const issues: string[] = []
  if (title !== undefined && !title?.trim()) issues.push("Title can't be blank")
  if ((title?.length ?? 0) > maxTitleLength)
    issues.push(`Title is too long (maximum is ${maxTitleLength} characters)`)
  if ((description?.length ?? 0) > maxDescriptionLength)
    issues.push(`Description is too long (maximum is ${maxDescriptionLength} characters)`)
  if (issues.length > 0) throw invalid(issues)
}
