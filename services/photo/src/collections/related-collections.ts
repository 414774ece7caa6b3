import type { RequestScope } from '../access/request-scope.ts'
import { presentCollections } from './present.ts'
import type { Collection } from './schema.ts'
import { listCollectionsOfPhoto } from './store/collections-of-photo.ts'

const maxRelated = 3

/** The newest public collections that have a photo, and how many there are. */
export async function listRelatedCollections(
  scope: RequestScope,
  photoId: number,
): Promise<{ total: number; results: Collection[] }> {
  const rows = await listCollectionsOfPhoto(scope.context.db.read, photoId, maxRelated)
  const results = rows.length === 0 ? [] : await presentCollections(scope, rows)
  return { total: rows[0]?.total ?? 0, results }
}
