import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { jsonHeaders } from '../answers.ts'
import type { Borders } from '../borders.ts'
import type { Countries } from '../countries.ts'
import { readDatasetFile } from '../dataset.ts'
import type { Documents } from '../documents.ts'
import { getCountry } from '../mount.ts'
import { CountryFeature, ownTags, resolutions } from '../own-schema.ts'
import { CodePath, ErrorReply } from '../schema.ts'

const ResolutionQuery = Type.Object({
  resolution: Type.Enum([...resolutions], {
    default: '50m',
    description: 'The scale: 1 to so many millions.',
  }),
})

export const borderRoutes =
  (countries: Countries, borders: Borders, documents: Documents): Routes =>
  (app) => {
    const one = {
      schema: {
        operationId: 'getBorders',
        summary: 'The outline of a country, as GeoJSON',
        description: 'A country that is too small for a map comes from the nearest one that draws it.',
        tags: ownTags,
        params: CodePath,
        querystring: ResolutionQuery,
        produces: ['application/geo+json', 'application/json'],
        response: { 200: CountryFeature, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/borders/:code.geojson', one, async (request, reply) => {
      const country = getCountry(countries, request.params.code)
      const { resolution } = request.query
      const headers = { ...jsonHeaders, 'content-type': 'application/geo+json' }
      const answer = await documents.get(`borders/${country.cca3}/${resolution}`, headers, async () =>
        JSON.stringify(await borders.get(country, resolution)),
      )
      return sendPrepared(request, reply, answer)
    })

    const all = {
      schema: {
        operationId: 'getAllBorders',
        summary: 'The outlines of all countries, as TopoJSON',
        description: 'One object, `countries`, with the alpha-3 code of each as its `id`.',
        tags: ownTags,
        querystring: ResolutionQuery,
        response: { 200: Type.Unknown({ description: 'The topology.' }), 400: ErrorReply },
      },
    }
    app.get('/borders/all.topojson', all, async (request, reply) => {
      const name = `borders-${request.query.resolution}.topojson` as const
      const answer = await documents.get(`borders/all/${name}`, jsonHeaders, () => readDatasetFile(name))
      return sendPrepared(request, reply, answer)
    })
  }
