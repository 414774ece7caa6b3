import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { extensionTags, Subdivision } from '../extension-schema.ts'
import { getCountry } from '../mount.ts'
import { jsonHeaders } from '../responses.ts'
import { ErrorReply } from '../schema.ts'
import type { Subdivisions } from '../subdivisions.ts'

export const subdivisionRoutes =
  (countries: Countries, subdivisions: Subdivisions, documents: Documents): Routes =>
  (app) => {
    const options = {
      schema: {
        operationId: 'getSubdivisions',
        summary: 'List the subdivisions of a country, or get one',
        description:
          'A country code (`CH`) returns all levels; an ISO 3166-2 code (`CH-ZH`) returns one subdivision.',
        tags: extensionTags,
        params: Type.Object({ code: Type.String() }),
        response: {
          200: Type.Union([Type.Array(Subdivision), Subdivision]),
          400: ErrorReply,
          404: ErrorReply,
        },
      },
    }
    app.get('/subdivisions/:code', options, async (request, reply) => {
      const { code } = request.params
      const match = code.includes('-') ? await subdivisions.find(code) : getCountry(countries, code)
      if (!match) throw problem('no_country')
      const key = 'cca3' in match ? match.cca3 : match.code
      const response = await documents.get(`subdivisions/${key}`, jsonHeaders, async () =>
        JSON.stringify('cca3' in match ? await subdivisions.listIn(match) : match),
      )
      return sendPrepared(request, reply, response)
    })
  }
