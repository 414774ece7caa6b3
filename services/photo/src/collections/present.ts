import { fromBit } from '@octavo/platform/data/columns.ts'
import type { RequestScope } from '../access/request-scope.ts'
import { presentCovers, presentPreviews } from '../photos/previews.ts'
import { presentUsers } from '../users/present.ts'
import { formatOptionalTime, formatTime } from '../wire/times.ts'
import type { Collection } from './schema.ts'
import { listPreviews, listTagsOf } from './store/collection-photos.ts'
import type { CollectionRow } from './store/collections.ts'

const maxPreviews = 4
const maxTags = 3

/** Presents the collections of a page in a constant number of statements. */
export async function presentCollections(
  scope: RequestScope,
  rows: readonly CollectionRow[],
): Promise<Collection[]> {
  const { read } = scope.context.db
  const ids = rows.map(({ id }) => id)
  const previews = await listPreviews(read, ids, maxPreviews)
  const all = [...previews.values()].flat()
  const owners = [...rows, ...all].map(({ user_id }) => user_id)
  const [tags, users] = await Promise.all([
    listTagsOf(read, [...new Set(all.map(({ id }) => id))], maxTags),
    presentUsers(scope, [...new Set(owners)]),
  ])
  const use = { purpose: 'collection', users }
  const covers = await presentCovers(scope, previews, use)
  return rows.flatMap((row) => {
    const user = users.get(row.user_id)
    if (!user) return []
    const photos = previews.get(row.id) ?? []
    const titles = [...new Set(photos.flatMap(({ id }) => tags.get(id) ?? []))]
    return {
      id: String(row.id),
      title: row.title,
      description: row.description,
      published_at: formatTime(row.published_at_ms),
      last_collected_at: formatOptionalTime(row.last_collected_at_ms),
      updated_at: formatTime(row.updated_at_ms),
      curated: fromBit(row.is_curated),
      featured: fromBit(row.is_featured),
      total_photos: row.total_photos,
      private: fromBit(row.is_private),
      share_key: row.share_key,
      tags: titles.map((title) => ({ type: 'search', title })),
      links: presentLinks(scope.baseUrl, row.id),
      user,
      cover_photo: covers.get(row.id) ?? null,
      preview_photos: presentPreviews(scope, photos, use),
    }
  })
}

function presentLinks(baseUrl: string, id: number): Collection['links'] {
  const self = `${baseUrl}/collections/${id}`
  const html = `${baseUrl}/c/${id}`
  return { self, html, photos: `${self}/photos`, related: `${self}/related`, download: `${html}/download` }
}
