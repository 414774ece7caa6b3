import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Borders } from '../borders.ts'
import type { Countries } from '../countries.ts'
import type { Documents } from '../documents.ts'
import { CountryFeature, extensionTags, resolutions } from '../extension-schema.ts'
import { getCountry } from '../mount.ts'
import { jsonHeaders } from '../responses.ts'
import { CodePath, ErrorReply } from '../schema.ts'
import { getDatasetFile } from './dataset.ts'

const ResolutionQuery = Type.Object({
  resolution: Type.Enum([...resolutions], {
    default: '50m',
    description: 'Map scale: 1:10 million, 1:50 million or 1:110 million.',
  }),
})

export const borderRoutes =
  (countries: Countries, borders: Borders, documents: Documents): Routes =>
  (app) => {
    const one = {
      schema: {
        operationId: 'getBorders',
        summary: 'Get the borders of a country as GeoJSON',
        description:
          'A country that is too small for the requested map is taken from the nearest resolution that has it.',
        tags: extensionTags,
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
      const response = await documents.get(`borders/${country.cca3}/${resolution}`, headers, async () =>
        JSON.stringify(await borders.get(country, resolution)),
      )
      return sendPrepared(request, reply, response)
    })

    const all = {
      schema: {
        operationId: 'getAllBorders',
        summary: 'Get the borders of all countries as TopoJSON',
        description: 'The topology has one object, `countries`, whose geometries have alpha-3 codes as `id`.',
        tags: extensionTags,
        querystring: ResolutionQuery,
        response: { 200: Type.Unknown({ description: 'The topology.' }), 400: ErrorReply },
      },
    }
    app.get('/borders/all.topojson', all, async (request, reply) => {
      const name = `borders-${request.query.resolution}.topojson` as const
      return sendPrepared(request, reply, await getDatasetFile(name, documents))
    })
  }
