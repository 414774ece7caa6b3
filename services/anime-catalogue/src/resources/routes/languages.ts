import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { ErrorDocument } from '../../json-api/schemas.ts'
import type { Answers } from '../../wire/response-cache.ts'
import { languageOf } from '../languages.ts'
import { listLocales } from '../store/locales.ts'

/** In which languages the characters of a work speak: a bare list, as its clients expect. */
export const languageRoutes =
  ({ db, registry, reader }: Context, answers: Answers): Routes =>
  (app) => {
    for (const type of ['anime', 'manga'] as const)
      app.get(
        `/${type}/:id/_languages`,
        {
          schema: {
            operationId: `listLanguagesOf${type === 'anime' ? 'Anime' : 'Manga'}`,
            summary: 'In which languages its characters speak',
            tags: [type],
            params: Type.Object({ id: Type.String() }),
            response: { 200: Type.Array(Type.String()), '4xx': ErrorDocument },
          },
        },
        (request, reply) => {
          const { id } = request.params
          return answers.give(
            request,
            reply,
            `${type}/${id}/_languages`,
            async (ask) => {
              const locales = await listLocales(db, type, await reader.idOf(registry.get(type), id, ask))
              return Buffer.from(JSON.stringify([...new Set(locales.map(languageOf))].sort()))
            },
            { contentType: 'application/json' },
          )
        },
      )
  }
