import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { isSupported } from '../../access/permissions.ts'
import type { Context } from '../../context.ts'
import { readQuery } from '../../json-api/query.ts'
import { findRelationship, type NamedRelationship, type Registered } from '../../json-api/registry.ts'
import { described, LinkageInput, oneOf, pascal, selecting, writeSchema } from '../../json-api/schemas.ts'
import { readChangeDocument, readLinkageDocument, readNewDocument } from '../../json-api/write-document.ts'
import { askOf, guardWrite, sendDocument, sendNothing, writingOf } from '../requests.ts'
import type { Change } from '../store/relationships.ts'
import type { Writer } from '../writer.ts'

/** Documents in which pictures may stand. */
const pictured = new Set(['anime', 'manga', 'characters', 'people', 'episodes'])
const picturedBytes = 15 * 1024 * 1024

const changes: readonly (readonly [method: 'POST' | 'PATCH' | 'DELETE', change: Change, words: string])[] = [
  ['POST', 'add', 'Add to'],
  ['PATCH', 'replace', 'Replace'],
  ['DELETE', 'remove', 'Take from'],
]

/** Creating, changing and deleting resources, and changing their relationships as a whole. */
export const writingRoutes =
  (context: Context, writer: Writer): Routes =>
  (app) => {
    const { registry, reader, config } = context
    const limits = { pageDefault: 10, pageMax: config.maxPage, includeDepth: 5 }

    /** What is wrong with the question for the answer is to be known before anything is written. */
    async function ask(request: FastifyRequest, resource: Registered) {
      const asked = await askOf(request, context)
      readQuery(asked.parameters, resource, registry, limits)
      return asked
    }

    for (const resource of registry.all) {
      const { path, type } = resource
      const name = pascal(type)
      const tags = [type]
      const bodyLimit = pictured.has(type) ? { bodyLimit: picturedBytes } : {}

      if (isSupported(type, 'create'))
        app.post(
          `/${path}`,
          {
            ...bodyLimit,
            ...described({
              operationId: `create${name}`,
              summary: `A new one of ${path}`,
              tags,
              body: writeSchema(resource, 'create'),
              query: selecting(resource),
              status: 201,
              answer: oneOf(resource),
            }),
            onRequest: guardWrite(context, resource, 'create'),
          },
          async (request, reply) => {
            const { view } = await ask(request, resource)
            const document = readNewDocument(request.body, resource)
            const id = await writer.create(resource, document, writingOf(request, view))
            const body = await reader.one(resource, String(id), await askOf(request, context))
            return sendDocument(reply, body, { location: `${view.base}/${path}/${id}` })
          },
        )

      if (isSupported(type, 'update'))
        app.patch(
          `/${path}/:id`,
          {
            ...bodyLimit,
            ...described({
              operationId: `update${name}`,
              summary: `Change one of ${path}`,
              tags,
              params: Type.Object(identified),
              body: writeSchema(resource, 'update'),
              query: selecting(resource),
              answer: oneOf(resource),
            }),
            onRequest: guardWrite(context, resource, 'update'),
          },
          async (request, reply) => {
            const { id } = paramsOf(request)
            const { view } = await ask(request, resource)
            const document = readChangeDocument(request.body, resource, id)
            await writer.change(resource, id, document, writingOf(request, view))
            const body = await reader.one(resource, id, await askOf(request, context))
            return sendDocument(reply, body)
          },
        )

      if (isSupported(type, 'delete'))
        app.delete(
          `/${path}/:id`,
          {
            ...described({
              operationId: `delete${name}`,
              summary: `Delete one of ${path}`,
              tags,
              params: Type.Object(identified),
              status: 204,
              answer: Nothing,
            }),
            onRequest: guardWrite(context, resource, 'delete'),
          },
          async (request, reply) => {
            const { view } = await askOf(request, context)
            await writer.remove(resource, paramsOf(request).id, writingOf(request, view))
            return sendNothing(reply)
          },
        )

      const written = resource.relationshipList.filter(({ relationship }) => relationship.write)
      if (!isSupported(type, 'update') || !written.length) continue
      for (const [method, change, words] of changes)
        app.route({
          method,
          url: `/${path}/:id/relationships/:relationship`,
          ...described({
            operationId: `${change}RelationshipOf${name}`,
            summary: `${words} a relationship of one of ${path}`,
            tags,
            params: Type.Object({
              ...identified,
              relationship: Type.String({
                description: `One of ${written.map(({ path }) => path).join(', ')}.`,
              }),
            }),
            body: LinkageInput,
            status: 204,
            answer: Nothing,
          }),
          onRequest: guardWrite(context, resource, 'update'),
          async handler(request, reply) {
            const { id, relationship: segment } = paramsOf(request)
            const relationship = getRelationship(resource, segment)
            const { view } = await askOf(request, context)
            const linkage = readLinkageDocument(request.body, relationship.name, relationship.relationship)
            await writer.relate(resource, id, relationship, linkage, change, writingOf(request, view))
            return sendNothing(reply)
          },
        })
    }
  }

const identified: Record<string, TSchema> = { id: Type.String({ description: 'Its id.' }) }
const Nothing = Type.Null({ description: 'It is done.' })

interface Params {
  id: string
  relationship: string
}

/** The router has filled in what the address of the route names. */
function paramsOf({ params }: { params: unknown }): Params {
  return params as Params
}

function getRelationship(resource: Registered, segment: string): NamedRelationship {
  const relationship = findRelationship(resource, segment)
  if (!relationship) throw platformProblem('not_found')
  return relationship
}
