import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import type { Mount } from '../mount.ts'
import { CountryAt, NearCountries, ownTags } from '../own-schema.ts'
import type { Places } from '../places.ts'
import { ErrorReply, FieldsQuery } from '../schema.ts'

const nearestMax = 250

const PlaceQuery = Type.Object({
  ...FieldsQuery.properties,
  lat: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees, positive in the north.' }),
  lng: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees, positive in the east.' }),
})

export const placeRoutes =
  ({ answers, view }: Mount, places: Places): Routes =>
  (app) => {
    const at = {
      schema: {
        operationId: 'findCountryAt',
        summary: 'The country at a place',
        description: 'Land and coastal waters, by generalised outlines. At sea there is no country: 404.',
        tags: ownTags,
        querystring: PlaceQuery,
        response: { 200: CountryAt, 400: ErrorReply, 404: ErrorReply },
      },
    }
    app.get('/at', at, async (request, reply) => {
      const found = await places.findAt(request.query)
      if (!found) throw problem('no_country')
      const { country, territory } = found
      const key = `at/${country.cca3}/${territory?.cca3}`
      const answer = answers.around(
        key,
        view(request, request.query.fields),
        (text) => `{"country":${text(country)},"territory":${territory ? text(territory) : null}}`,
      )
      return sendPrepared(request, reply, answer)
    })

    const nearest = {
      schema: {
        operationId: 'listNearestCountries',
        summary: 'The countries that are nearest to a place',
        description:
          'By the great-circle distance to the `latlng` of each, which is a point near its middle.',
        tags: ownTags,
        querystring: Type.Object({
          ...PlaceQuery.properties,
          limit: Type.Integer({ minimum: 1, maximum: nearestMax, default: 5 }),
        }),
        response: { 200: NearCountries, 400: ErrorReply },
      },
    }
    app.get('/nearest', nearest, (request, reply) => {
      const { lat, lng, limit, fields } = request.query
      const answer = answers.once(view(request, fields), (text) => {
        const near = places.listNearest({ lat, lng }, limit)
        return `[${near.map(({ distanceKm, country }) => `{"distanceKm":${distanceKm},"country":${text(country)}}`)}]`
      })
      return sendPrepared(request, reply, answer)
    })
  }
