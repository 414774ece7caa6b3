import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import { countFields } from '../fields.ts'
import type { Mount } from '../mount.ts'
import { CountryList, ErrorReply, FieldsQuery } from '../schema.ts'

const strictFieldsMax = 10

export const listRoutes =
  ({ countries, answers, view, prefix, name, strictAll }: Mount): Routes =>
  (app) => {
    const response = { 200: CountryList, 400: ErrorReply, 404: ErrorReply }
    const all = {
      schema: {
        operationId: name('listCountries'),
        summary: 'All countries',
        querystring: FieldsQuery,
        response,
      },
    }
    app.get(`${prefix}/all`, all, (request, reply) => {
      const { fields } = request.query
      const count = countFields(fields)
      if (strictAll && (count === 0 || count > strictFieldsMax)) throw problem('fields_required')
      const answer = answers.many('all', view(request, fields), () => countries.all)
      if (!answer) throw problem('no_country')
      return sendPrepared(request, reply, answer)
    })

    const independent = {
      schema: {
        operationId: name('listCountriesByIndependence'),
        summary: 'Independent countries, or those that are not',
        querystring: Type.Object({ ...FieldsQuery.properties, status: Type.Boolean({ default: true }) }),
        response,
      },
    }
    app.get(`${prefix}/independent`, independent, (request, reply) => {
      const { status, fields } = request.query
      const answer = answers.many(`independent/${status}`, view(request, fields), () =>
        countries.listByIndependence(status),
      )
      if (!answer) throw problem('no_country')
      return sendPrepared(request, reply, answer)
    })
  }
