import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { jsonHeaders } from '../answers.ts'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import type { Historical } from '../historical.ts'
import { HistoricalCountry, ownTags } from '../own-schema.ts'
import { ErrorReply } from '../schema.ts'

export const historicalRoutes =
  (historical: Historical, documents: Documents): Routes =>
  (app) => {
    const all = {
      schema: {
        operationId: 'listHistoricalCountries',
        summary: 'The countries whose codes ISO 3166-1 has withdrawn',
        tags: ownTags,
        response: { 200: Type.Array(HistoricalCountry) },
      },
    }
    app.get('/historical', all, async (request, reply) => {
      const answer = await documents.get('historical', jsonHeaders, async () =>
        JSON.stringify(await historical.list()),
      )
      return sendPrepared(request, reply, answer)
    })

    const one = {
      schema: {
        operationId: 'getHistoricalCountry',
        summary: 'A country by a code that has been withdrawn',
        description: 'Of two countries that had the same code, the one that had it last.',
        tags: ownTags,
        params: Type.Object({
          code: Type.String({ description: 'ISO 3166-3, or the former alpha-2, alpha-3 or numeric code.' }),
        }),
        response: { 200: HistoricalCountry, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/historical/:code', one, async (request, reply) => {
      const { code } = request.params
      if (code.length < 2 || code.length > 4) throw problem('bad_code')
      const country = await historical.find(code)
      if (!country) throw problem('no_country')
      const answer = await documents.get(`historical/${country.alpha4}`, jsonHeaders, () =>
        JSON.stringify(country),
      )
      return sendPrepared(request, reply, answer)
    })
  }
