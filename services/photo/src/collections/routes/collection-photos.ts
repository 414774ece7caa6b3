import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { key, user } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import { requireUser } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentPhotosById } from '../../photos/present-by-id.ts'
import { PhotoBasic } from '../../photos/schema/photo.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { pageParameters, readPage, sendFeed } from '../../wire/feeds.ts'
import { consumes } from '../../wire/parameters.ts'
import { formatTime } from '../../wire/times.ts'
import { addPhoto, type Collected, removePhoto } from '../collect-photos.ts'
import { presentCollections } from '../present.ts'
import { CollectedPhoto } from '../schema.ts'
import { countCollectionPhotos, listCollectionPhotoIds } from '../store/collection-photos.ts'
import { getOwnCollection, getVisibleCollection } from '../visible-collection.ts'
import { CollectionPath, orientationParameter, shareKeyParameter } from './parameters.ts'

const tags = ['collections']
const PhotoInput = Type.Object({ photo_id: Type.String() })

export const collectionPhotoRoutes =
  (context: Context): Routes =>
  (app) => {
    const { read } = context.db

    for (const url of ['/collections/:id/photos', '/collections/curated/:id/photos'])
      app.get(
        url,
        {
          config: { needs: key },
          schema: {
            hide: url.includes('curated'),
            operationId: 'collections/list-photos',
            summary: 'List photos of a collection',
            tags,
            params: CollectionPath,
            querystring: Type.Object({ ...pageParameters, ...orientationParameter, ...shareKeyParameter }),
            response: { 200: Type.Array(PhotoBasic), ...mayFail },
          },
        },
        async (request, reply) => {
          const { params, query, caller } = request
          const collection = await getVisibleCollection(context.db.read, caller, params.id, query.share_key)
          const photos = { collectionId: collection.id, orientation: query.orientation }
          const page = readPage(query)
          const [ids, total] = await Promise.all([
            listCollectionPhotoIds(read, photos, { offset: page.offset, limit: page.perPage }),
            countCollectionPhotos(read, photos),
          ])
          const presented = await presentPhotosById(scopeOf(context, request), ids, 'collection')
          const items = ids.flatMap((id) => presented.get(id) ?? [])
          return sendFeed(context, request, reply, { items, total, ...page })
        },
      )

    app.post(
      '/collections/:id/add',
      {
        config: { needs: user('write_collections') },
        schema: {
          operationId: 'collections/add-photo',
          summary: 'Add a photo to a collection',
          tags,
          consumes,
          params: CollectionPath,
          body: PhotoInput,
          response: { 201: CollectedPhoto, ...mayFail },
        },
      },
      async (request, reply) => {
        const { caller, params, body } = request
        const added = await addPhoto(context, requireUser(caller).id, params.id, body.photo_id)
        return reply.code(201).send(await presentChange(request, params.id, added))
      },
    )

    app.delete(
      '/collections/:id/remove',
      {
        config: { needs: user('write_collections') },
        schema: {
          operationId: 'collections/remove-photo',
          summary: 'Remove a photo from a collection',
          description: '`photo_id` can be in the query, in a form or in a JSON body.',
          tags,
          consumes,
          params: CollectionPath,
          body: PhotoInput,
          response: { 200: CollectedPhoto, ...mayFail },
        },
      },
      async (request) => {
        const { caller, params, body } = request
        const removed = await removePhoto(context, requireUser(caller).id, params.id, body.photo_id)
        return presentChange(request, params.id, removed)
      },
    )

    async function presentChange(request: FastifyRequest, id: string, { photoId, addedAtMs }: Collected) {
      const scope = scopeOf(context, request)
      const row = await getOwnCollection(read, requireUser(request.caller).id, id)
      const [[collection], photos] = await Promise.all([
        presentCollections(scope, [row]),
        presentPhotosById(scope, [photoId], 'collection'),
      ])
      const photo = photos.get(photoId)
      if (!collection) throw problem('collection_not_found')
      if (!photo) throw problem('photo_not_found')
      return { photo, collection, user: collection.user, created_at: formatTime(addedAtMs) }
    }
  }
