import type { Database } from '@octavo/platform/data/database.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import type { Tables } from '../database/tables.ts'
import { mediaType } from '../json-api/negotiation.ts'
import { sendDocument } from '../writing/requests.ts'
import { sourceTerms } from './source-terms.ts'
import { countSources } from './store/sources.ts'

const nullable = Type.Union([Type.String(), Type.Null()])

const Sources = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Literal('sources'),
      attributes: Type.Object({
        title: Type.String(),
        url: nullable,
        licence: Type.String(),
        notice: Type.String(),
        worksCount: Type.Integer(),
        lastTakenAt: Type.String({ format: 'date-time' }),
      }),
    }),
  ),
  meta: Type.Object({ count: Type.Integer() }),
})

export const sourceRoutes =
  (db: Database<Tables>): Routes =>
  (app) => {
    const schema = {
      operationId: 'listSources',
      summary: 'List data sources',
      description: 'Sources of the catalogue, with their licenses.',
      tags: ['about'],
      produces: [mediaType],
      response: { 200: Sources },
    }
    app.get('/about/sources', { schema, config: { needs: anyone } }, async (_, reply) => {
      const used = await countSources(db)
      const data = used.flatMap(({ source, works, lastTakenAtMs }) => {
        const terms = sourceTerms[source]
        if (!terms) return []
        const lastTakenAt = new Date(lastTakenAtMs).toISOString()
        return {
          id: source,
          type: 'sources' as const,
          attributes: { ...terms, worksCount: works, lastTakenAt },
        }
      })
      // Fastify adds a charset to string bodies, which JSON:API does not allow.
      return sendDocument(reply, Buffer.from(JSON.stringify({ data, meta: { count: data.length } })))
    })
  }
