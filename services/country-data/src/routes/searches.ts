import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { SearchKey } from '../countries.ts'
import { problem } from '../errors.ts'
import type { Mount } from '../mount.ts'
import { CountryList, ErrorReply, FieldsQuery } from '../schema.ts'

const response = { 200: CountryList, 400: ErrorReply, 404: ErrorReply }
const QueryPath = Type.Object({ query: Type.String() })

/** What each search looks into. `/name/{query}` has a parameter of its own and stands below. */
const searches: Record<Exclude<SearchKey, 'name'>, string> = {
  capital: 'Countries by capital',
  currency: 'Countries by the code or name of a currency',
  lang: 'Countries by the code or name of a language',
  region: 'Countries by region, or by the whole name of a subregion',
  subregion: 'Countries by subregion',
  demonym: 'Countries by what their inhabitants are called',
  translation: 'Countries by their names in other languages',
}

export const searchRoutes =
  ({ countries, answers, view, prefix, name }: Mount): Routes =>
  (app) => {
    const byName = {
      schema: {
        operationId: name('listCountriesByName'),
        summary: 'Countries by common name, official name or other spelling',
        params: QueryPath,
        querystring: Type.Object({
          ...FieldsQuery.properties,
          fullText: Type.Boolean({ default: false, description: 'Only the country with exactly this name.' }),
        }),
        response,
      },
    }
    app.get(`${prefix}/name/:query`, byName, (request, reply) => {
      const { query } = request.params
      const { fields, fullText } = request.query
      const list = () => (fullText ? countries.listByFullName(query) : countries.listBy('name', query))
      const answer = answers.many(`name/${fullText}/${query}`, view(request, fields), list)
      if (!answer) throw problem('no_country')
      return sendPrepared(request, reply, answer)
    })

    for (const [key, summary] of Object.entries(searches) as [keyof typeof searches, string][]) {
      const operationId = name(`listCountriesBy${key[0]?.toUpperCase()}${key.slice(1)}`)
      const schema = { operationId, summary, params: QueryPath, querystring: FieldsQuery, response }
      app.get(`${prefix}/${key}/:query`, { schema }, (request, reply) => {
        const { query } = request.params
        const answer = answers.many(`${key}/${query}`, view(request, request.query.fields), () =>
          countries.listBy(key, query),
        )
        if (!answer) throw problem('no_country')
        return sendPrepared(request, reply, answer)
      })
    }
  }
