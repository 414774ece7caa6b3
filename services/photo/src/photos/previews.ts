import type { RequestScope } from '../access/request-scope.ts'
import type { PhotoPreview } from '../users/schema.ts'
import { formatTime } from '../wire/times.ts'
import { imageUrls } from './image-urls.ts'
import { slugOf } from './photo-links.ts'
import { imageIdOf, type PhotoUse, presentPhotos } from './present.ts'
import type { PhotoBasic } from './schema/photo.ts'
import { listNewestOfUser, type PhotoRow } from './store/photos.ts'

const maxPreviews = 3

/** The newest photos of a user, for its profile. */
export async function listPreviews(scope: RequestScope, userId: number): Promise<PhotoPreview[]> {
  const rows = await listNewestOfUser(scope.context.db.read, userId, maxPreviews)
  return presentPreviews(scope, rows, { purpose: 'profile' })
}

/** The part of photos that lists of users, collections and topics show. */
export function presentPreviews(
  scope: RequestScope,
  rows: readonly PhotoRow[],
  use: PhotoUse,
): PhotoPreview[] {
  const imageId = imageIdOf(scope, use)
  return rows.map((row) => ({
    id: row.uid,
    slug: slugOf(row),
    created_at: formatTime(row.created_at_ms),
    updated_at: formatTime(row.updated_at_ms),
    blur_hash: row.blur_hash,
    asset_type: 'photo',
    urls: imageUrls(scope, row.file_name, imageId),
  }))
}

/** The first photo of each group, such as a collection. */
export async function presentCovers(
  scope: RequestScope,
  groups: ReadonlyMap<number, readonly PhotoRow[]>,
  use: PhotoUse,
): Promise<ReadonlyMap<number, PhotoBasic>> {
  const rows = new Map([...groups.values()].flatMap(([first]) => (first ? [[first.id, first]] : [])))
  const photos = await presentPhotos(scope, [...rows.values()], use)
  const byUid = new Map(photos.map((photo) => [photo.id, photo]))
  return new Map(
    [...groups].flatMap(([id, [first]]) => {
      const cover = byUid.get(first?.uid ?? '')
      return cover ? [[id, cover]] : []
    }),
  )
}
