import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { CountryProvenance, extensionTags } from '../extension-schema.ts'
import { getCountry } from '../mount.ts'
import type { Provenance } from '../provenance.ts'
import { jsonHeaders } from '../responses.ts'
import { CodePath, ErrorReply, fieldNames } from '../schema.ts'

export const provenanceRoutes =
  (countries: Countries, provenance: Provenance, documents: Documents): Routes =>
  (app) => {
    const options = {
      schema: {
        operationId: 'getProvenance',
        summary: 'Get the sources of the values of a country',
        description: 'Source, version and license of each field, and corrections that apply to this country.',
        tags: extensionTags,
        params: CodePath,
        querystring: Type.Object({
          field: Type.Optional(Type.Enum([...fieldNames], { description: 'Return only this field.' })),
        }),
        response: { 200: CountryProvenance, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/provenance/:code', options, async (request, reply) => {
      const country = getCountry(countries, request.params.code)
      const { field } = request.query
      const response = await documents.get(`provenance/${country.cca3}/${field}`, jsonHeaders, async () =>
        JSON.stringify(await provenance.get(country, field && [field])),
      )
      return sendPrepared(request, reply, response)
    })
  }
