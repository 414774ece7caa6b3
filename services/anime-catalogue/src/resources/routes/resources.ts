import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { findRelationship, type NamedRelationship, type Registered } from '../../json-api/registry.ts'
import {
  collectionParameters,
  includeParameters,
  jsonApiRoute,
  LinkageDocument,
  listDocument,
  pascal,
  RelatedDocument,
  resourceDocument,
} from '../../json-api/schemas.ts'
import type { Views } from '../../ranking/trending.ts'
import type { ResponseCache } from '../../wire/response-cache.ts'

export const resourceRoutes =
  ({ registry, reader }: Context, cache: ResponseCache, views: Pick<Views, 'record'>): Routes =>
  (app) => {
    for (const resource of registry.all) {
      const { path, names } = resource
      const { one, many } = names
      const name = pascal(resource.type)

      app.get(
        `/${path}`,
        {
          config: { needs: anyone },
          ...jsonApiRoute({
            operationId: `list${name}`,
            summary: `List ${many}`,
            description: resource.description,
            tags: [resource.type],
            query: collectionParameters(resource),
            response: listDocument(resource),
          }),
        },
        (request, reply) => cache.send(request, reply, path, (context) => reader.list(resource, context)),
      )

      app.get(
        `/${path}/:id`,
        {
          config: { needs: anyone },
          ...jsonApiRoute({
            operationId: `get${name}`,
            summary: `Get ${one}`,
            tags: [resource.type],
            params: Type.Object(idOf(resource)),
            query: includeParameters(resource),
            response: resourceDocument(resource),
          }),
        },
        (request, reply) => {
          const { id } = paramsOf(request)
          const { type } = resource
          return cache.send(
            request,
            reply,
            pathOf(path, id),
            (context) => reader.get(resource, id, context),
            {
              ...((type === 'anime' || type === 'manga') && { onServed: () => views.record(type, id) }),
            },
          )
        },
      )

      if (!resource.relationshipList.length) continue

      app.get(
        `/${path}/:id/:relationship`,
        {
          config: { needs: anyone },
          ...jsonApiRoute({
            operationId: `getRelatedOf${name}`,
            summary: `Get related resources of ${one}`,
            tags: [resource.type],
            params: relationshipOf(resource),
            response: RelatedDocument,
          }),
        },
        (request, reply) => {
          const { id, relationship } = relationshipIn(resource, paramsOf(request))
          return cache.send(request, reply, pathOf(path, id, relationship.path), (context) =>
            reader.related(resource, id, relationship, context),
          )
        },
      )

      app.get(
        `/${path}/:id/relationships/:relationship`,
        {
          config: { needs: anyone },
          ...jsonApiRoute({
            operationId: `getRelationshipOf${name}`,
            summary: `Get a relationship of ${one}`,
            tags: [resource.type],
            params: relationshipOf(resource),
            response: LinkageDocument,
          }),
        },
        (request, reply) => {
          const { id, relationship } = relationshipIn(resource, paramsOf(request))
          return cache.send(request, reply, pathOf(path, id, 'relationships', relationship.path), (context) =>
            reader.linkage(resource, id, relationship, context),
          )
        },
      )
    }
  }

function idOf({ bySlug }: Registered) {
  return { id: Type.String({ description: bySlug ? 'The ID or slug.' : 'The ID.' }) }
}

function relationshipOf(resource: Registered) {
  const names = resource.relationshipList.map(({ path }) => path).join(', ')
  return Type.Object({ ...idOf(resource), relationship: Type.String({ description: `One of ${names}.` }) })
}

/** Identifies a response in the cache. An id may contain an encoded slash. */
function pathOf(path: string, id: string, ...rest: string[]): string {
  return [path, encodeURIComponent(id), ...rest].join('/')
}

interface Params {
  id: string
  relationship: string
}

/** The router fills in the parameters of the path. */
function paramsOf({ params }: { params: unknown }): Params {
  return params as Params
}

function relationshipIn(
  resource: Registered,
  params: Params,
): { id: string; relationship: NamedRelationship } {
  const relationship = findRelationship(resource, params.relationship)
  if (!relationship) throw platformProblem('not_found')
  return { id: params.id, relationship }
}
