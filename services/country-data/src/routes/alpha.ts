import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import type { Mount } from '../mount.ts'
import { CodePath, CountryList, CountryReply, ErrorReply, FieldsQuery, List } from '../schema.ts'

const maxCodes = 300

export const alphaRoutes =
  ({ countries, responses, view, prefix, name, explainMissing }: Mount): Routes =>
  (app) => {
    const one = {
      schema: {
        operationId: name('getCountry'),
        summary: 'Get a country by code',
        params: CodePath,
        querystring: FieldsQuery,
        response: { 200: Type.Union([CountryReply, CountryList]), 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get(`${prefix}/alpha/:code`, one, (request, reply) => {
      const code = request.params.code.replace(/^codes=/, '')
      if (code.length < 2 || code.length > 3) throw problem('bad_code')
      const country = countries.findByCode(code)
      if (!country) return throwNotFound(code, request)
      return sendPrepared(request, reply, responses.one(country, view(request, request.query.fields)))
    })

    async function throwNotFound(code: string, request: FastifyRequest): Promise<never> {
      throw problem('no_country', { data: await explainMissing?.(code, request) })
    }

    const several = {
      schema: {
        operationId: name('listCountriesByCodes'),
        summary: 'List countries by codes',
        querystring: Type.Object({
          ...FieldsQuery.properties,
          codes: {
            ...List,
            description: `Comma-separated codes, at most ${maxCodes}. Unknown codes are ignored.`,
          },
        }),
        response: { 200: CountryList, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get(`${prefix}/alpha`, several, (request, reply) => {
      const codes = [request.query.codes].flat().join(',')
      const list = codes.split(',').map((code) => code.trim())
      if (codes.length < 2 || (codes.length > 3 && list.length === 1) || list.length > maxCodes)
        throw problem('bad_code')
      const response = responses.many(`codes/${list.join()}`, view(request, request.query.fields), () =>
        countries.listByCodes(list),
      )
      if (!response) throw problem('no_country')
      return sendPrepared(request, reply, response)
    })
  }
