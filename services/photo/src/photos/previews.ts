import type { RequestScope } from '../access/request-scope.ts'
import type { PhotoPreview } from '../users/schema.ts'
import { formatTime } from '../wire/times.ts'
import { imageUrls } from './image-urls.ts'
import { slugOf } from './photo-links.ts'
import { imageIdOf } from './present.ts'
import { listNewestOfUser } from './store/photos.ts'

const maxPreviews = 3

/** The newest photos of a user, for its profile. */
export async function listPreviews(scope: RequestScope, userId: number): Promise<PhotoPreview[]> {
  const rows = await listNewestOfUser(scope.context.db.read, userId, maxPreviews)
  const imageId = imageIdOf(scope, { purpose: 'profile' })
  return rows.map((row) => ({
    id: row.uid,
    slug: slugOf(row),
    created_at: formatTime(row.created_at_ms),
    updated_at: formatTime(row.updated_at_ms),
    blur_hash: row.blur_hash,
    asset_type: 'photo',
    urls: imageUrls(scope.baseUrl, row.file_name, imageId),
  }))
}
