import type { Transaction } from 'kysely'
import { indexCollection } from '../collections/index-collection.ts'
import { insertCollection } from '../collections/store/collections.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { addToProfile } from '../users/store.ts'
import type { Accounts } from './create-accounts.ts'
import { collectionGroups, type PhotoGroup, topicGroups } from './groups.ts'
import type { SamplePhoto } from './sample-photo.ts'
import { stableShare, stableUid } from './stable-values.ts'
import { addCollectionPhotos, insertTopic } from './store.ts'

const dayMs = 86_400_000
const maxCollected = 30

export async function createCollections(
  tx: Transaction<Tables>,
  context: Context,
  photos: readonly SamplePhoto[],
  { accounts, demo }: { accounts: Accounts; demo: string },
): Promise<void> {
  const { clock, ids } = context
  const nowMs = clock.now()
  const demoId = accounts.get(demo)
  const own = demoId === undefined ? [] : [{ ...ideas, owner: demo }]
  const groups = [...collectionGroups.map((group) => ({ ...group, isPrivate: false })), ...own]
  for (const [index, group] of groups.entries()) {
    const userId = accounts.get(group.owner)
    const members = membersOf(group, photos).slice(0, maxCollected)
    if (userId === undefined || members.length === 0) continue
    const publishedAtMs = nowMs - (groups.length - index) * dayMs
    const { id } = await insertCollection(tx, {
      user_id: userId,
      title: group.title,
      description: group.description,
      is_private: group.isPrivate ? 1 : 0,
      share_key: ids.bytes(16).toString('hex'),
      is_curated: group.isCurated ? 1 : 0,
      is_featured: group.isFeatured ? 1 : 0,
      published_at_ms: publishedAtMs,
      updated_at_ms: publishedAtMs,
    })
    await indexCollection(tx, context, id)
    await addCollectionPhotos(tx, id, members, publishedAtMs)
    if (!group.isPrivate) await addToProfile(tx, userId, 'total_collections', 1)
  }
}

const ideas = {
  title: 'Ideas',
  description: 'Only its owner sees this collection.',
  tags: ['minimal', 'calm', 'blue'],
  isPrivate: true,
  isCurated: false,
  isFeatured: false,
}

export async function createTopics(
  tx: Transaction<Tables>,
  { clock }: Pick<Context, 'clock'>,
  photos: readonly SamplePhoto[],
  accounts: Accounts,
): Promise<void> {
  const nowMs = clock.now()
  for (const [position, group] of topicGroups.entries()) {
    const ownerId = accounts.get(group.owner)
    const members = membersOf(group, photos)
    if (ownerId === undefined || members.length === 0) continue
    const { slug, title, description, visibility } = group
    const uid = stableUid(`topic ${slug}`)
    await insertTopic(tx, { uid, slug, title, description, visibility, position, ownerId, nowMs }, members)
  }
}

/** In an order that mixes the studios, and is the same on every server. */
function membersOf({ title, tags }: PhotoGroup, photos: readonly SamplePhoto[]): SamplePhoto[] {
  return photos
    .filter((photo) => photo.tags.some((tag) => tags.includes(tag)))
    .map((photo) => ({ photo, rank: stableShare(`${title} ${photo.uid}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ photo }) => photo)
}
