import { fromBit } from '@octavo/platform/data/columns.ts'
import type { RequestScope } from '../access/request-scope.ts'
import { presentPhotosById } from '../photos/present-by-id.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import { presentUsers } from '../users/present.ts'
import type { PhotoPreview } from '../users/schema.ts'
import { formatOptionalTime, formatTime } from '../wire/times.ts'
import type { Collection } from './schema.ts'
import { listPreviewIds, listTagsOf } from './store/collection-photos.ts'
import type { CollectionRow } from './store/collections.ts'

const maxPreviews = 4
const maxTags = 3

/** Presents the collections of a page in a constant number of statements. */
export async function presentCollections(
  scope: RequestScope,
  rows: readonly CollectionRow[],
): Promise<Collection[]> {
  const { read } = scope.context.db
  const previewIds = await listPreviewIds(
    read,
    rows.map(({ id }) => id),
    maxPreviews,
  )
  const covers = rows.flatMap(({ cover_photo_id }) => cover_photo_id ?? [])
  const photoIds = [...new Set([...covers, ...[...previewIds.values()].flat()])]
  const [photos, tags, users] = await Promise.all([
    presentPhotosById(scope, photoIds, 'collection'),
    listTagsOf(read, photoIds, maxTags),
    presentUsers(
      scope,
      rows.map(({ user_id }) => user_id),
    ),
  ])
  return rows.flatMap((row) => {
    const user = users.get(row.user_id)
    if (!user) return []
    const previews = previewIds.get(row.id) ?? []
    const coverId = row.cover_photo_id ?? previews[0]
    const titles = [...new Set(previews.flatMap((id) => tags.get(id) ?? []))]
    const presented = previews.flatMap((id) => photos.get(id) ?? [])
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
      cover_photo: (coverId === undefined ? undefined : photos.get(coverId)) ?? null,
      preview_photos: presented.map(previewOf),
    }
  })
}

/** The part of a photo that lists show. */
export function previewOf(photo: PhotoBasic): PhotoPreview {
  const { id, slug, created_at, updated_at, blur_hash, asset_type, urls } = photo
  return { id, slug, created_at, updated_at, blur_hash, asset_type, urls }
}

function presentLinks(baseUrl: string, id: number): Collection['links'] {
  const self = `${baseUrl}/collections/${id}`
  const html = `${baseUrl}/c/${id}`
  return { self, html, photos: `${self}/photos`, related: `${self}/related`, download: `${html}/download` }
}
