import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { scopeOf } from '../../access/request-scope.ts'
import { presentCollections } from '../../collections/present.ts'
import { ShareKey, shareKeyParameter } from '../../collections/routes/parameters.ts'
import { countCollectionPhotos, listCollectionPhotoIds } from '../../collections/store/collection-photos.ts'
import { getVisibleCollection } from '../../collections/visible-collection.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentPhotos } from '../../photos/present.ts'
import { listPhotos } from '../../photos/store/photos.ts'
import { pageParameters } from '../../wire/feeds.ts'
import { collectionPage } from '../collection-page.ts'
import { openPage } from '../open-page.ts'
import { hrefWith, pageCountOf, pageHref, pageSize } from '../page-links.ts'
import { respondWithPage } from '../respond-with-page.ts'

const schema = {
  hide: true,
  params: Type.Object({ id: Type.String() }),
  querystring: Type.Object({ page: pageParameters.page, ...shareKeyParameter }),
}

const downloadSchema = { ...schema, querystring: ShareKey }

export const collectionPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const { read } = context.db
    app.get('/c/:id', { ...openPage, schema }, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const { page, share_key } = request.query
        const row = await getVisibleCollection(context.db.read, request.caller, request.params.id, share_key)
        const filter = { collectionId: row.id, orientation: undefined }
        const [[collection], ids, count] = await Promise.all([
          presentCollections(scope, [row]),
          listCollectionPhotoIds(read, filter, { offset: (page - 1) * pageSize, limit: pageSize }),
          countCollectionPhotos(read, filter),
        ])
        if (!collection) throw problem('collection_not_found')
        const photos = await presentPhotos(scope, await listPhotos(read, ids), { purpose: 'page' })
        const key = fromBit(row.is_private) ? { share_key } : {}
        return collectionPage({
          collection,
          sign: scope.signImage,
          photos,
          pages: {
            page,
            pageCount: pageCountOf(count),
            hrefOf: (number) => pageHref(`/c/${row.id}`, number, key),
          },
        })
      }),
    )

    // `links.download` of a collection: its page, which has the download of each photo.
    app.get('/c/:id/download', { ...openPage, schema: downloadSchema }, async (request, reply) => {
      const { share_key } = request.query
      const { id } = await getVisibleCollection(context.db.read, request.caller, request.params.id, share_key)
      return reply.redirect(hrefWith(`/c/${id}`, { share_key }), 303)
    })
  }
