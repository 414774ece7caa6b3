import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { jsonHeaders } from '../answers.ts'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { getCountry } from '../mount.ts'
import { CountryProvenance, ownTags } from '../own-schema.ts'
import type { Provenance } from '../provenance.ts'
import { CodePath, ErrorReply, fieldNames } from '../schema.ts'

export const provenanceRoutes =
  (countries: Countries, provenance: Provenance, documents: Documents): Routes =>
  (app) => {
    const options = {
      schema: {
        operationId: 'getProvenance',
        summary: 'Where the values of a country come from',
        description:
          'For each field its source with version and licence, and what is different about this country.',
        tags: ownTags,
        params: CodePath,
        querystring: Type.Object({
          field: Type.Optional(Type.Enum([...fieldNames], { description: 'Only this field.' })),
        }),
        response: { 200: CountryProvenance, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/provenance/:code', options, async (request, reply) => {
      const country = getCountry(countries, request.params.code)
      const { field } = request.query
      const answer = await documents.get(`provenance/${country.cca3}/${field}`, jsonHeaders, async () =>
        JSON.stringify(await provenance.get(country, field && [field])),
      )
      return sendPrepared(request, reply, answer)
    })
  }
