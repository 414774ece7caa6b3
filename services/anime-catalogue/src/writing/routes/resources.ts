import { platformProblem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { mayWrite } from '../../access/needs.ts'
import { isSupported } from '../../access/permissions.ts'
import type { Context } from '../../context.ts'
import { readQuery } from '../../json-api/query.ts'
import { findRelationship, type NamedRelationship, type Registered } from '../../json-api/registry.ts'
import {
  includeParameters,
  jsonApiRoute,
  LinkageInput,
  pascal,
  resourceDocument,
  writeSchema,
} from '../../json-api/schemas.ts'
import { readChangeDocument, readLinkageDocument, readNewDocument } from '../../json-api/write-document.ts'
import { createReadContext, requireContentType, sendDocument, sendNothing, writingOf } from '../requests.ts'
import type { Change } from '../store/relationships.ts'
import type { Writer } from '../writer.ts'

/** Their documents may contain images as `data:` URLs. */
const typesWithImages = new Set(['anime', 'manga', 'characters', 'people', 'episodes'])
const maxImageBodyBytes = 15 * 1024 * 1024

const changes: readonly (readonly [method: 'POST' | 'PATCH' | 'DELETE', change: Change, summary: string])[] =
  [
    ['POST', 'add', 'Add to'],
    ['PATCH', 'replace', 'Replace'],
    ['DELETE', 'remove', 'Remove from'],
  ]

export const writingRoutes =
  (context: Context, writer: Writer): Routes =>
  (app) => {
    const { registry, reader, config } = context
    const limits = { defaultPageSize: 10, maxPageSize: config.maxPage, maxIncludeDepth: 5 }

    /** Validates the query parameters of the response before anything is written. */
    async function readContextOf(request: FastifyRequest, resource: Registered) {
      const readContext = await createReadContext(request, context)
      readQuery(readContext.parameters, resource, registry, limits)
      return readContext
    }

    for (const resource of registry.all) {
      const { path, type, names } = resource
      const { one } = names
      const name = pascal(type)
      const tags = [type]
      const bodyLimit = typesWithImages.has(type) ? { bodyLimit: maxImageBodyBytes } : {}

      if (isSupported(type, 'create'))
        app.post(
          `/${path}`,
          {
            ...bodyLimit,
            ...jsonApiRoute({
              operationId: `create${name}`,
              summary: `Create ${one}`,
              tags,
              body: writeSchema(resource, 'create'),
              query: includeParameters(resource),
              status: 201,
              response: resourceDocument(resource),
            }),
            config: { needs: mayWrite(type, 'create') },
            onRequest: requireContentType(),
          },
          async (request, reply) => {
            const { view } = await readContextOf(request, resource)
            const document = readNewDocument(request.body, resource)
            const id = await writer.create(resource, document, writingOf(request, view))
            const body = await reader.get(resource, String(id), await createReadContext(request, context))
            return sendDocument(reply, body, { location: `${view.base}/${path}/${id}` })
          },
        )

      if (isSupported(type, 'update'))
        app.patch(
          `/${path}/:id`,
          {
            ...bodyLimit,
            ...jsonApiRoute({
              operationId: `update${name}`,
              summary: `Update ${one}`,
              tags,
              params: Type.Object(identified),
              body: writeSchema(resource, 'update'),
              query: includeParameters(resource),
              response: resourceDocument(resource),
            }),
            config: { needs: mayWrite(type, 'update') },
            onRequest: requireContentType(),
          },
          async (request, reply) => {
            const { id } = paramsOf(request)
            const { view } = await readContextOf(request, resource)
            const document = readChangeDocument(request.body, resource, id)
            await writer.change(resource, id, document, writingOf(request, view))
            const body = await reader.get(resource, id, await createReadContext(request, context))
            return sendDocument(reply, body)
          },
        )

      if (isSupported(type, 'delete'))
        app.delete(
          `/${path}/:id`,
          {
            ...jsonApiRoute({
              operationId: `delete${name}`,
              summary: `Delete ${one}`,
              tags,
              params: Type.Object(identified),
              status: 204,
              response: NoContent,
            }),
            config: { needs: mayWrite(type, 'delete') },
            onRequest: requireContentType(),
          },
          async (request, reply) => {
            const { view } = await createReadContext(request, context)
            await writer.remove(resource, paramsOf(request).id, writingOf(request, view))
            return sendNothing(reply)
          },
        )

      const writable = resource.relationshipList.filter(({ relationship }) => relationship.write)
      if (!isSupported(type, 'update') || !writable.length) continue
      for (const [method, change, summary] of changes)
        app.route({
          method,
          url: `/${path}/:id/relationships/:relationship`,
          ...jsonApiRoute({
            operationId: `${change}RelationshipOf${name}`,
            summary: `${summary} a relationship of ${one}`,
            tags,
            params: Type.Object({
              ...identified,
              relationship: Type.String({
                description: `One of ${writable.map(({ path }) => path).join(', ')}.`,
              }),
            }),
            body: LinkageInput,
            status: 204,
            response: NoContent,
          }),
          config: { needs: mayWrite(type, 'update') },
          onRequest: requireContentType(),
          async handler(request, reply) {
            const { id, relationship: segment } = paramsOf(request)
            const relationship = getRelationship(resource, segment)
            const { view } = await createReadContext(request, context)
            const linkage = readLinkageDocument(request.body, relationship.name, relationship.relationship)
            await writer.relate(resource, id, relationship, linkage, change, writingOf(request, view))
            return sendNothing(reply)
          },
        })
    }
  }

const identified: Record<string, TSchema> = { id: Type.String({ description: 'The ID.' }) }
const NoContent = Type.Null({ description: 'No content.' })

interface Params {
  id: string
  relationship: string
}

/** The router fills in the parameters of the path. */
function paramsOf({ params }: { params: unknown }): Params {
  return params as Params
}

function getRelationship(resource: Registered, segment: string): NamedRelationship {
  const relationship = findRelationship(resource, segment)
  if (!relationship) throw platformProblem('not_found')
  return relationship
}
