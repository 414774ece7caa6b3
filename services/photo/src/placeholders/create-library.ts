import { anonymousCaller } from '@octavo/platform/auth/callers.ts'
import type { Context } from '../context.ts'
import { createIdSet } from '../photo-index/id-set.ts'
import { slugOf, uidOf } from '../photos/photo-links.ts'
import { type PickFilter, pickRandom } from '../photos/pick-photos.ts'
import { findPhoto, listPhotos, type PhotoRow } from '../photos/store/photos.ts'
import { listReadableCollections } from '../photos/store/sets.ts'
import { listLikedIds } from '../photos/store/user-photos.ts'
import { getUser, loadUsers } from '../users/load-users.ts'
import { nameOf } from '../users/present.ts'
import type { LibraryPhoto, PhotoFilter, PhotoLibrary } from './photo-library.ts'

/** A random liked photo is one of the latest likes. */
const maxLikes = 10_000

/** The published photos, for everybody. */
export function createLibrary(context: Context): PhotoLibrary {
  const { db, index } = context

  return {
    async findById(id) {
      const photo = await findPhoto(db.read, uidOf(id))
      return photo && (await toLibrary([photo]))[0]
    },
    async pickRandom(filter) {
      return (await toLibrary(await pickRandom(context, await readFilter(filter), 1)))[0]
    },
    async list(page, perPage) {
      const photos = await index.ready()
      const ids = photos.page('latest', (page - 1) * perPage, perPage)
      return { photos: await toLibrary(await listPhotos(db.read, ids)), total: photos.size }
    },
  }

  async function readFilter({
    words,
    username,
    likedBy,
    collectionId,
    isFeatured,
    seed,
  }: PhotoFilter): Promise<PickFilter> {
    const [user, fan, collectionIds] = await Promise.all([
      username === undefined ? undefined : getUser(context, username),
      likedBy === undefined ? undefined : getUser(context, likedBy),
      collectionId === undefined
        ? undefined
        : listReadableCollections(db.read, [collectionId], anonymousCaller('')),
    ])
    const likes = fan && { userId: fan.user_id, orientation: undefined }
    return {
      isPromoted: isFeatured,
      text: words?.length ? words.join(' ') : undefined,
      seed,
      userId: user?.user_id,
      collectionIds,
      within: likes && createIdSet(await listLikedIds(db.read, likes, { offset: 0, limit: maxLikes })),
    }
  }

  async function toLibrary(photos: readonly PhotoRow[]): Promise<LibraryPhoto[]> {
    const users = await loadUsers(
      context,
      photos.map(({ user_id }) => user_id),
    )
    return photos.map((photo) => {
      const user = users.get(photo.user_id)
      return {
        id: photo.uid,
        fileName: photo.file_name,
        width: photo.width,
        height: photo.height,
        author: user ? nameOf(user) : '',
        pagePath: `/p/${slugOf(photo)}`,
      }
    })
  }
}
