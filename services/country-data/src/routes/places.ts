import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import { CountryAt, extensionTags, NearCountries } from '../extension-schema.ts'
import type { Mount } from '../mount.ts'
import type { Places } from '../places.ts'
import { ErrorReply, FieldsQuery } from '../schema.ts'

const maxNearest = 250

const PlaceQuery = Type.Object({
  ...FieldsQuery.properties,
  lat: Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees, north positive.' }),
  lng: Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees, east positive.' }),
})

export const placeRoutes =
  ({ responses, view }: Mount, places: Places): Routes =>
  (app) => {
    const at = {
      schema: {
        operationId: 'findCountryAt',
        summary: 'Get the country at a point',
        description: 'Covers land and coastal waters, by simplified outlines. Returns 404 for points at sea.',
        tags: extensionTags,
        querystring: PlaceQuery,
        response: { 200: CountryAt, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/at', at, async (request, reply) => {
      const match = await places.findAt(request.query)
      if (!match) throw problem('no_country')
      const { country, territory } = match
      const key = `at/${country.cca3}/${territory?.cca3}`
      const response = responses.around(
        key,
        view(request, request.query.fields),
        (text) => `{"country":${text(country)},"territory":${territory ? text(territory) : null}}`,
      )
      return sendPrepared(request, reply, response)
    })

    const nearest = {
      schema: {
        operationId: 'listNearestCountries',
        summary: 'List the nearest countries',
        description:
          'Sorted by great-circle distance to the `latlng` of each country, a point near its center. ' +
          'The country that contains the point comes first with distance 0.',
        tags: extensionTags,
        querystring: Type.Object({
          ...PlaceQuery.properties,
          limit: Type.Integer({ minimum: 1, maximum: maxNearest, default: 5 }),
        }),
        response: { 200: NearCountries, 400: ErrorReply },
      },
    }
    app.get('/nearest', nearest, async (request, reply) => {
      const { lat, lng, limit, fields } = request.query
      const countries = await places.listNearest({ lat, lng }, limit)
      const response = responses.uncached(view(request, fields), (text) => {
        const items = countries.map(
          ({ distanceKm, country }) => `{"distanceKm":${distanceKm},"country":${text(country)}}`,
        )
        return `[${items.join(',')}]`
      })
      return sendPrepared(request, reply, response)
    })
  }
