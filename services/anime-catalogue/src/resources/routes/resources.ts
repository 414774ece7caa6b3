import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { findRelationship, type NamedRelationship, type Registered } from '../../json-api/registry.ts'
import {
  collecting,
  described,
  LinkageDocument,
  listOf,
  oneOf,
  pascal,
  RelatedDocument,
  selecting,
} from '../../json-api/schemas.ts'
import type { Views } from '../../ranking/trending.ts'
import type { Answers } from '../../wire/response-cache.ts'

/** The collections, one resource of each, and what is at the end of its relationships. */
export const resourceRoutes =
  ({ registry, reader }: Context, answers: Answers, views: Pick<Views, 'see'>): Routes =>
  (app) => {
    for (const resource of registry.all) {
      const { path } = resource
      const name = pascal(resource.type)

      app.get(
        `/${path}`,
        described({
          operationId: `list${name}`,
          summary: resource.summary,
          tags: [resource.type],
          query: collecting(resource),
          answer: listOf(resource),
        }),
        (request, reply) => answers.give(request, reply, path, (ask) => reader.collection(resource, ask)),
      )

      app.get(
        `/${path}/:id`,
        described({
          operationId: `get${name}`,
          summary: `One of ${path}`,
          tags: [resource.type],
          params: Type.Object(idOf(resource)),
          query: selecting(resource),
          answer: oneOf(resource),
        }),
        (request, reply) => {
          const { id } = paramsOf(request)
          const { type } = resource
          return answers.give(request, reply, `${path}/${id}`, (ask) => reader.one(resource, id, ask), {
            ...((type === 'anime' || type === 'manga') && { seen: () => views.see(type, id) }),
          })
        },
      )

      if (!resource.relationshipList.length) continue

      app.get(
        `/${path}/:id/:relationship`,
        described({
          operationId: `getRelatedOf${name}`,
          summary: `What a relationship of one of ${path} leads to`,
          tags: [resource.type],
          params: relationshipOf(resource),
          answer: RelatedDocument,
        }),
        (request, reply) => {
          const { id, relationship } = relationshipIn(resource, paramsOf(request))
          return answers.give(request, reply, `${path}/${id}/${relationship.path}`, (ask) =>
            reader.related(resource, id, relationship, ask),
          )
        },
      )

      app.get(
        `/${path}/:id/relationships/:relationship`,
        described({
          operationId: `getRelationshipOf${name}`,
          summary: `Where a relationship of one of ${path} leads, by type and id`,
          tags: [resource.type],
          params: relationshipOf(resource),
          answer: LinkageDocument,
        }),
        (request, reply) => {
          const { id, relationship } = relationshipIn(resource, paramsOf(request))
          return answers.give(request, reply, `${path}/${id}/relationships/${relationship.path}`, (ask) =>
            reader.linkage(resource, id, relationship, ask),
          )
        },
      )
    }
  }

function idOf({ bySlug }: Registered) {
  return { id: Type.String({ description: bySlug ? 'Its id or its slug.' : 'Its id.' }) }
}

function relationshipOf(resource: Registered) {
  const names = resource.relationshipList.map(({ path }) => path).join(', ')
  return Type.Object({ ...idOf(resource), relationship: Type.String({ description: `One of ${names}.` }) })
}

interface Params {
  id: string
  relationship: string
}

/** The router has filled in what the address of the route names. */
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
