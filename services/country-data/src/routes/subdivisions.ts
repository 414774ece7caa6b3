import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { jsonHeaders } from '../answers.ts'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { getCountry } from '../mount.ts'
import { ownTags, Subdivision } from '../own-schema.ts'
import { ErrorReply } from '../schema.ts'
import type { Subdivisions } from '../subdivisions.ts'

export const subdivisionRoutes =
  (countries: Countries, subdivisions: Subdivisions, documents: Documents): Routes =>
  (app) => {
    const options = {
      schema: {
        operationId: 'getSubdivisions',
        summary: 'The subdivisions of a country, or one of them',
        description:
          'All levels by the code of the country, `CH`; one by its own code of ISO 3166-2, `CH-ZH`.',
        tags: ownTags,
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
      const found = code.includes('-') ? await subdivisions.find(code) : getCountry(countries, code)
      if (!found) throw problem('no_country')
      const key = 'cca3' in found ? found.cca3 : found.code
      const answer = await documents.get(`subdivisions/${key}`, jsonHeaders, async () =>
        JSON.stringify('cca3' in found ? await subdivisions.listIn(found) : found),
      )
      return sendPrepared(request, reply, answer)
    })
  }
