import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Documents } from '../documents.ts'
import { problem } from '../errors.ts'
import { extensionTags, HistoricalCountry } from '../extension-schema.ts'
import type { Historical } from '../historical.ts'
import { jsonHeaders } from '../responses.ts'
import { ErrorReply } from '../schema.ts'

export const historicalRoutes =
  (historical: Historical, documents: Documents): Routes =>
  (app) => {
    const all = {
      schema: {
        operationId: 'listHistoricalCountries',
        summary: 'List countries with withdrawn ISO 3166-1 codes',
        tags: extensionTags,
        response: { 200: Type.Array(HistoricalCountry) },
      },
    }
    app.get('/historical', all, async (request, reply) => {
      const response = await documents.get('historical', jsonHeaders, async () =>
        JSON.stringify(await historical.list()),
      )
      return sendPrepared(request, reply, response)
    })

    const one = {
      schema: {
        operationId: 'getHistoricalCountry',
        summary: 'Get a country by a withdrawn code',
        description: 'A code that was assigned twice returns its last holder.',
        tags: extensionTags,
        params: Type.Object({
          code: Type.String({
            description: 'ISO 3166-3 code, or the former alpha-2, alpha-3 or numeric code.',
          }),
        }),
        response: { 200: HistoricalCountry, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/historical/:code', one, async (request, reply) => {
      const { code } = request.params
      if (code.length < 2 || code.length > 4) throw problem('bad_code')
      const country = await historical.find(code)
      if (!country) throw problem('no_country')
      const response = await documents.get(`historical/${country.alpha4}`, jsonHeaders, () =>
        JSON.stringify(country),
      )
      return sendPrepared(request, reply, response)
    })
  }
