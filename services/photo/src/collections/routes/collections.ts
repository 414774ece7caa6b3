import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { key, user } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import { requireUser } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { consumes } from '../../wire/parameters.ts'
import { changeCollection, createCollection, removeCollection } from '../change-collection.ts'
import { presentCollections } from '../present.ts'
import { Collection, CollectionChange, NewCollection } from '../schema.ts'
import { type CollectionRow, findCollections, findRelatedIds } from '../store/collections.ts'
import { getVisibleCollection } from '../visible-collection.ts'
import { CollectionPath, ShareKey } from './parameters.ts'

const tags = ['collections']
const response = { 200: Collection, ...mayFail }
const maxRelated = 10

export const collectionRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/collections',
      {
        config: { needs: user('write_collections') },
        schema: {
          operationId: 'collections/create',
          summary: 'Create a collection',
          tags,
          consumes,
          body: NewCollection,
          response: { 201: Collection, ...mayFail },
        },
      },
      async (request, reply) => {
        const row = await createCollection(context, requireUser(request.caller).id, request.body)
        return reply.code(201).send(await presentOne(request, row))
      },
    )

    for (const url of ['/collections/:id', '/collections/curated/:id'])
      app.get(
        url,
        {
          config: { needs: key },
          schema: {
            hide: url.includes('curated'),
            operationId: 'collections/get',
            summary: 'Get a collection',
            tags,
            params: CollectionPath,
            querystring: ShareKey,
            response,
          },
        },
        async (request) => {
          const { params, query, caller } = request
          return presentOne(
            request,
            await getVisibleCollection(context.db.read, caller, params.id, query.share_key),
          )
        },
      )

    app.put(
      '/collections/:id',
      {
        config: { needs: user('write_collections') },
        schema: {
          operationId: 'collections/update',
          summary: 'Update a collection',
          description: 'Owners update their collections. Editors decide which are curated and featured.',
          tags,
          consumes,
          params: CollectionPath,
          body: CollectionChange,
          response,
        },
      },
      async (request) => {
        const { caller, params, body } = request
        return presentOne(request, await changeCollection(context, caller, params.id, body))
      },
    )

    app.delete(
      '/collections/:id',
      {
        config: { needs: user('write_collections') },
        schema: {
          operationId: 'collections/delete',
          summary: 'Delete a collection',
          tags,
          params: CollectionPath,
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async ({ caller, params }, reply) => {
        await removeCollection(context, requireUser(caller).id, params.id)
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/collections/:id/related',
      {
        config: { needs: key },
        schema: {
          operationId: 'collections/list-related',
          summary: 'List related collections',
          tags,
          params: CollectionPath,
          querystring: ShareKey,
          response: { 200: Type.Array(Collection), ...mayFail },
        },
      },
      async (request) => {
        const { params, query, caller } = request
        const { id } = await getVisibleCollection(context.db.read, caller, params.id, query.share_key)
        const ids = await findRelatedIds(context.db.read, id, maxRelated)
        return presentCollections(scopeOf(context, request), await findCollections(context.db.read, ids))
      },
    )

    async function presentOne(request: FastifyRequest, row: CollectionRow): Promise<Collection> {
      const [collection] = await presentCollections(scopeOf(context, request), [row])
      if (!collection) throw problem('collection_not_found')
      return collection
    }
  }
