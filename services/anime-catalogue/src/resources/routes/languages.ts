import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { ErrorDocument } from '../../json-api/schemas.ts'
import type { ResponseCache } from '../../wire/response-cache.ts'
import { languageOf } from '../languages.ts'
import { listLocales } from '../store/locales.ts'

/** Kitsu answers with a plain JSON array instead of JSON:API. */
export const languageRoutes =
  ({ db, registry, reader }: Context, cache: ResponseCache): Routes =>
  (app) => {
    for (const type of ['anime', 'manga'] as const)
      app.get(
        `/${type}/:id/_languages`,
        {
          config: { needs: anyone },
          schema: {
            operationId: `listLanguagesOf${type === 'anime' ? 'Anime' : 'Manga'}`,
            summary: `List languages of ${registry.get(type).names.one}`,
            description: 'Lists the languages of its character voices.',
            tags: [type],
            params: Type.Object({ id: Type.String() }),
            response: { 200: Type.Array(Type.String()), '4xx': ErrorDocument },
          },
        },
        (request, reply) => {
          const { id } = request.params
          return cache.send(
            request,
            reply,
            `${type}/${id}/_languages`,
            async (context) => {
              const locales = await listLocales(db, type, await reader.idOf(registry.get(type), id, context))
              return Buffer.from(JSON.stringify([...new Set(locales.map(languageOf))].sort()))
            },
            { contentType: 'application/json' },
          )
        },
      )
  }
