import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { getCountry, type Mount } from '../mount.ts'
import { ownTags } from '../own-schema.ts'
import { CodePath, CountryList, ErrorReply, FieldsQuery } from '../schema.ts'

export const neighbourRoutes =
  ({ countries, answers, view }: Mount): Routes =>
  (app) => {
    const options = {
      schema: {
        operationId: 'listNeighbours',
        summary: 'The countries that a country borders on land',
        description: 'Empty for an island.',
        tags: ownTags,
        params: CodePath,
        querystring: FieldsQuery,
        response: { 200: CountryList, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/neighbours/:code', options, (request, reply) => {
      const { cca3, borders } = getCountry(countries, request.params.code)
      const answer = answers.around(`neighbours/${cca3}`, view(request, request.query.fields), (text) => {
        return `[${countries.listByCodes(borders).map(text)}]`
      })
      return sendPrepared(request, reply, answer)
    })
  }
