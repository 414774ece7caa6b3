import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { SearchKey } from '../countries.ts'
import { problem } from '../errors.ts'
import type { Mount } from '../mount.ts'
import { CountryList, ErrorReply, FieldsQuery } from '../schema.ts'

const replies = { 200: CountryList, 400: ErrorReply, 404: ErrorReply }
const QueryPath = Type.Object({ query: Type.String() })

/** `/name/{query}` is separate because it has the parameter `fullText`. */
const searches: Record<Exclude<SearchKey, 'name'>, string> = {
  capital: 'List countries by capital',
  currency: 'List countries by currency code or name',
  lang: 'List countries by language code or name',
  region: 'List countries by region',
  subregion: 'List countries by subregion',
  demonym: 'List countries by demonym',
  translation: 'List countries by translated name',
}

export const searchRoutes =
  ({ countries, responses, view, prefix, name }: Mount): Routes =>
  (app) => {
    const byName = {
      schema: {
        operationId: name('listCountriesByName'),
        summary: 'List countries by name',
        params: QueryPath,
        querystring: Type.Object({
          ...FieldsQuery.properties,
          fullText: Type.Boolean({
            default: false,
            description: 'Match full common or official names only.',
          }),
        }),
        response: replies,
      },
    }
    app.get(`${prefix}/name/:query`, byName, (request, reply) => {
      const { query } = request.params
      const { fields, fullText } = request.query
      const list = () => (fullText ? countries.listByFullName(query) : countries.listBy('name', query))
      const response = responses.many(`name/${fullText}/${query}`, view(request, fields), list)
      if (!response) throw problem('no_country')
      return sendPrepared(request, reply, response)
    })

    for (const [key, summary] of Object.entries(searches) as [keyof typeof searches, string][]) {
      const operationId = name(`listCountriesBy${key[0]?.toUpperCase()}${key.slice(1)}`)
      const schema = { operationId, summary, params: QueryPath, querystring: FieldsQuery, response: replies }
      app.get(`${prefix}/${key}/:query`, { schema }, (request, reply) => {
        const { query } = request.params
        const response = responses.many(`${key}/${query}`, view(request, request.query.fields), () =>
          countries.listBy(key, query),
        )
        if (!response) throw problem('no_country')
        return sendPrepared(request, reply, response)
      })
    }
  }
