import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import { countFields } from '../fields.ts'
import type { Mount } from '../mount.ts'
import { CountryList, ErrorReply, FieldsQuery } from '../schema.ts'

const maxFields = 10

export const listRoutes =
  ({ countries, responses, view, prefix, name, strictAll }: Mount): Routes =>
  (app) => {
    const replies = { 200: CountryList, 400: ErrorReply, 404: ErrorReply }
    const all = {
      schema: {
        operationId: name('listCountries'),
        summary: 'List all countries',
        querystring: FieldsQuery,
        response: replies,
      },
    }
    app.get(`${prefix}/all`, all, (request, reply) => {
      const { fields } = request.query
      const count = countFields(fields)
      if (strictAll && (count === 0 || count > maxFields)) throw problem('fields_required')
      const response = responses.many('all', view(request, fields), () => countries.all)
      if (!response) throw problem('no_country')
      return sendPrepared(request, reply, response)
    })

    const independent = {
      schema: {
        operationId: name('listCountriesByIndependence'),
        summary: 'List countries by independence',
        querystring: Type.Object({ ...FieldsQuery.properties, status: Type.Boolean({ default: true }) }),
        response: replies,
      },
    }
    app.get(`${prefix}/independent`, independent, (request, reply) => {
      const { status, fields } = request.query
      const response = responses.many(`independent/${status}`, view(request, fields), () =>
        countries.listByIndependence(status),
      )
      if (!response) throw problem('no_country')
      return sendPrepared(request, reply, response)
    })
  }
