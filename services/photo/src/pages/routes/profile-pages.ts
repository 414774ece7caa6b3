import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { type RequestScope, scopeOf } from '../../access/request-scope.ts'
import { presentCollections } from '../../collections/present.ts'
import { listCollections } from '../../collections/store/collections.ts'
import type { Context } from '../../context.ts'
import { presentPhotos } from '../../photos/present.ts'
import { listPhotos } from '../../photos/store/photos.ts'
import {
  countLiked,
  countUserPhotos,
  listLikedIds,
  listUserPhotoIds,
} from '../../photos/store/user-photos.ts'
import { getUser } from '../../users/load-users.ts'
import { presentUser } from '../../users/present.ts'
import { pageParameters } from '../../wire/feeds.ts'
import { openPage } from '../open-page.ts'
import { pageCountOf, pageHref, pageSize } from '../page-links.ts'
import { type ProfileTab, profilePage } from '../profile-page.ts'
import { respondWithPage } from '../respond-with-page.ts'

const schema = {
  hide: true,
  params: Type.Object({ username: Type.String() }),
  querystring: Type.Object({
    page: pageParameters.page,
    show: Type.Union([Type.Literal('photos'), Type.Literal('likes'), Type.Literal('collections')], {
      default: 'photos',
    }),
  }),
}

export const profilePageRoutes =
  (context: Context): Routes =>
  (app) => {
    const { read } = context.db
    app.get('/@:username', { ...openPage, schema }, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const { page, show } = request.query
        const row = await getUser(context, request.params.username)
        const user = presentUser(scope, row)
        const { total, photos, collections } = await list(scope, row.user_id, show, page)
        const path = new URL(user.links.html).pathname
        return profilePage({
          user,
          sign: scope.signImage,
          tab: show,
          photos,
          collections,
          pages: {
            page,
            pageCount: pageCountOf(total),
            hrefOf: (number) => pageHref(path, number, { show: show === 'photos' ? undefined : show }),
          },
        })
      }),
    )

    async function list(scope: RequestScope, userId: number, tab: ProfileTab, page: number) {
      const slice = { offset: (page - 1) * pageSize, limit: pageSize }
      if (tab === 'collections') {
        const filter = { kind: 'user', userId, includesPrivate: false } as const
        const { rows, total } = await listCollections(read, filter, slice)
        return { total, photos: [], collections: await presentCollections(scope, rows) }
      }
      const filter = { userId, orientation: undefined }
      const [total, ids] = await (tab === 'likes'
        ? Promise.all([countLiked(read, filter), listLikedIds(read, filter, slice)])
        : Promise.all([countUserPhotos(read, filter), listUserPhotoIds(read, filter, 'latest', slice)]))
      const photos = await presentPhotos(scope, await listPhotos(read, ids), { purpose: 'page' })
      return { total, photos, collections: [] }
    }
  }
