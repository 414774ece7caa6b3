import { toBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import { invalid, problem } from '../errors.ts'
import { ensureProfiles } from '../users/load-users.ts'
import { addToProfile } from '../users/store.ts'
import { indexCollection, unindexCollection } from './index-collection.ts'
import {
  type CollectionRow,
  countCollections,
  deleteCollection,
  findCollection,
  insertCollection,
  updateCollection,
} from './store/collections.ts'

export interface CollectionInput {
  title?: string | null
  description?: string | null
  private?: boolean
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

export async function changeCollection(
  context: Context,
  id: number,
  { title, description, private: isPrivate }: CollectionInput,
): Promise<void> {
  const { db, clock } = context
  requireValid({ title, description })
  // Nobody who saw the key while the collection was public may use it afterwards.
  const shareKey = newShareKey(context)
  await db.write(async (tx) => {
    const collection = await getCurrent(tx, id)
    const becomesPrivate = isPrivate === true && !collection.is_private
    const becomesPublic = isPrivate === false && collection.is_private
    const change = becomesPrivate ? -1 : becomesPublic ? 1 : 0
    if (change !== 0) await addToProfile(tx, collection.user_id, 'total_collections', change)
    await updateCollection(tx, id, {
      ...(typeof title === 'string' && { title: title.trim() }),
      ...(description !== undefined && { description: description?.trim() || null }),
      ...(isPrivate !== undefined && { is_private: toBit(isPrivate) }),
      ...(becomesPrivate && { share_key: shareKey }),
      updated_at_ms: clock.now(),
    })
    await indexCollection(tx, context, id)
  })
}

/** Editors decide which public collections are curated and featured. */
export async function curateCollection(
  { db, clock }: Context,
  id: number,
  { curated, featured }: { curated: boolean | undefined; featured: boolean | undefined },
): Promise<void> {
  await db.write((tx) =>
    updateCollection(tx, id, {
      ...(curated !== undefined && { is_curated: toBit(curated) }),
      ...(featured !== undefined && { is_featured: toBit(featured) }),
      updated_at_ms: clock.now(),
    }),
  )
}

export async function removeCollection(context: Context, id: number): Promise<void> {
  await context.db.write(async (tx) => {
    const collection = await getCurrent(tx, id)
    await deleteCollection(tx, id)
    await unindexCollection(tx, context, id)
    context.index.membersChanged(tx)
    if (!collection.is_private) await addToProfile(tx, collection.user_id, 'total_collections', -1)
  })
}

/** Another request may have deleted it since it was checked. */
async function getCurrent(tx: Parameters<typeof findCollection>[0], id: number): Promise<CollectionRow> {
  const collection = await findCollection(tx, id)
  if (!collection) throw problem('collection_not_found')
  return collection
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
