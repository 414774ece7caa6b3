import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { extensionTags } from '../extension-schema.ts'
import { getCountry, type Mount } from '../mount.ts'
import { CodePath, CountryList, ErrorReply, FieldsQuery } from '../schema.ts'

export const neighbourRoutes =
  ({ countries, responses, view }: Mount): Routes =>
  (app) => {
    const options = {
      schema: {
        operationId: 'listNeighbours',
        summary: 'List neighboring countries',
        description: 'Countries that share a land border. Empty for an island.',
        tags: extensionTags,
        params: CodePath,
        querystring: FieldsQuery,
        response: { 200: CountryList, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/neighbours/:code', options, (request, reply) => {
      const { cca3, borders } = getCountry(countries, request.params.code)
      const response = responses.around(`neighbours/${cca3}`, view(request, request.query.fields), (text) => {
        return `[${countries.listByCodes(borders).map(text)}]`
      })
      return sendPrepared(request, reply, response)
    })
  }
