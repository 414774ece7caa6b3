import type { Context } from '../context.ts'
import { createIdSet, type IdSet } from '../photo-index/id-set.ts'
import { getUser, loadUsers } from '../users/load-users.ts'
import { nameOf } from '../users/present.ts'
import { slugOf, uidOf } from './photo-links.ts'
import { pickRandom } from './pick-photos.ts'
import { findPhoto, listPhotos, type PhotoRow } from './store/photos.ts'
import { listReadableCollections } from './store/sets.ts'
import { listLikedIds } from './store/user-photos.ts'

export interface LibraryPhoto {
  id: string
  /** The path of its image without slash. */
  fileName: string
  width: number
  height: number
  author: string
  /** The path of its page. */
  pagePath: string
}

export interface LibraryFilter {
  words?: readonly string[]
  username?: string
  likedBy?: string
  collectionId?: string
  isFeatured?: boolean
  seed?: string
}

const maxLikes = 10_000
const nobody = { user: null, scopes: new Set<string>() }

/** The photos for placeholder URLs, which need no key. */
export function createPhotoLibrary(context: Context) {
  const { db, index } = context

  async function present(photos: readonly PhotoRow[]): Promise<LibraryPhoto[]> {
    const users = await loadUsers(context, [...new Set(photos.map(({ user_id }) => user_id))])
    return photos.map((photo) => {
      const user = users.get(photo.user_id)
      const { uid, file_name, width, height } = photo
      return {
        id: uid,
        fileName: file_name,
        width,
        height,
        author: user ? nameOf(user) : '',
        pagePath: `/p/${slugOf(photo)}`,
      }
    })
  }

  async function likedBy(username: string): Promise<IdSet> {
    const { user_id } = await getUser(context, username)
    return createIdSet(
      await listLikedIds(
        db.read,
        { userId: user_id, orientation: undefined },
        { offset: 0, limit: maxLikes },
      ),
    )
  }

  return {
    async findById(id: string): Promise<LibraryPhoto | undefined> {
      const photo = await findPhoto(db.read, uidOf(id))
      return photo && (await present([photo]))[0]
    },
    async pickRandom(filter: LibraryFilter): Promise<LibraryPhoto | undefined> {
      const { words = [], username, collectionId, isFeatured, seed } = filter
      const photos = await pickRandom(
        context,
        {
          isPromoted: isFeatured,
          text: words.length > 0 ? words.join(' ') : undefined,
          userId: username === undefined ? undefined : (await getUser(context, username)).user_id,
          collectionIds:
            collectionId === undefined
              ? undefined
              : await listReadableCollections(db.read, [collectionId], nobody),
          within: filter.likedBy === undefined ? undefined : await likedBy(filter.likedBy),
          seed,
        },
        1,
      )
      return (await present(photos))[0]
    },
    /** `page` starts at 1. The oldest photos come first, so that pages do not move. */
    async list(page: number, perPage: number): Promise<{ photos: LibraryPhoto[]; total: number }> {
      const { size, page: pageOf } = await index.ready()
      const rows = await listPhotos(db.read, pageOf('oldest', (page - 1) * perPage, perPage))
      return { photos: await present(rows), total: size }
    },
  }
}
