import type { RequestScope } from '../access/request-scope.ts'
import { presentPhotos } from './present.ts'
import type { PhotoBasic } from './schema/photo.ts'
import { listPhotos } from './store/photos.ts'

/** Presents the photos with these ids, for lists that refer to photos. */
export async function presentPhotosById(
  scope: RequestScope,
  ids: readonly number[],
  purpose: string,
): Promise<ReadonlyMap<number, PhotoBasic>> {
  const rows = await listPhotos(scope.context.db.read, [...new Set(ids)])
  const photos = await presentPhotos(scope, rows, { purpose })
  const idOf = new Map(rows.map(({ id, uid }) => [uid, id]))
  return new Map(
    photos.flatMap((photo) => {
      const id = idOf.get(photo.id)
      return id === undefined ? [] : [[id, photo]]
    }),
  )
}
