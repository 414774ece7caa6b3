import { type TSchema, Type } from 'typebox'
import { pageParameters } from '../../wire/feeds.ts'

const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const OptionalText = (description?: string) =>
  Type.Optional(Nullable(Type.String(description === undefined ? {} : { description })))

export const PhotoPath = Type.Object({ id: Type.String({ description: 'The id or slug of the photo.' }) })

export const orientationParameter = Type.Optional(
  Type.Union([Type.Literal('landscape'), Type.Literal('portrait'), Type.Literal('squarish')], {
    description: 'Only photos of this orientation.',
  }),
)

export const contentFilterParameter = Type.Union([Type.Literal('low'), Type.Literal('high')], {
  default: 'low',
  description: '`high` leaves out sensitive content.',
})

const maxListItems = 100
export const listParameter = (description: string) =>
  Type.Optional(Type.Array(Type.String(), { maxItems: maxListItems, description }))

export const PhotoListQuery = Type.Object({
  ...pageParameters,
  order_by: Type.Union([Type.Literal('latest'), Type.Literal('oldest'), Type.Literal('popular')], {
    default: 'latest',
    description: 'The order of the photos.',
  }),
})

export const maxRandomCount = 30
const maxSide = 8192
const side = (name: string) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxSide, description: `${name} of \`urls.custom\`, in pixels.` }),
  )
export const customSizeParameters = { w: side('Width'), h: side('Height') }

export const RandomQuery = Type.Object({
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxRandomCount,
      description: 'The number of photos. With it, the response is an array if it is greater than 1.',
    }),
  ),
  collections: listParameter('Ids of collections to choose from.'),
  topics: listParameter('Ids or slugs of topics to choose from.'),
  username: Type.Optional(Type.String({ description: 'Only photos of this user.' })),
  query: Type.Optional(Type.String({ description: 'Only photos that match these words.' })),
  orientation: orientationParameter,
  content_filter: contentFilterParameter,
  featured: Type.Optional(Type.Boolean({ description: 'Only photos of the editorial feed.' })),
  seed: Type.Optional(
    Type.String({ description: 'The same seed gives the same photos, until photos are added or deleted.' }),
  ),
  ...customSizeParameters,
})

export const PhotoQuery = Type.Object(customSizeParameters)

export const PhotoInput = Type.Object({
  description: OptionalText(),
  alt_description: OptionalText(),
  show_on_profile: Type.Optional(Type.Boolean({ description: 'Whether the profile of the user shows it.' })),
  content_rating: Type.Optional(
    Type.Union([Type.Literal('safe'), Type.Literal('sensitive')], {
      description: 'Whether `content_filter=high` leaves it out.',
    }),
  ),
  tags: Type.Optional(Type.Array(Type.String(), { description: 'Replaces all tags.' })),
  location: Type.Optional(
    Type.Object({
      latitude: Type.Optional(Nullable(Type.Number())),
      longitude: Type.Optional(Nullable(Type.Number())),
      name: OptionalText('The whole location, including city and country.'),
      city: OptionalText(),
      country: OptionalText(),
    }),
  ),
  exif: Type.Optional(
    Type.Object({
      make: OptionalText(),
      model: OptionalText(),
      exposure_time: OptionalText('In seconds, such as `1/125`.'),
      aperture_value: OptionalText('The f-number, such as `2.8`.'),
      focal_length: OptionalText('In millimeters.'),
      iso_speed_ratings: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
    }),
  ),
})
