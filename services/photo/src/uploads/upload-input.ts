import { type Static, Type } from 'typebox'
import { licenseCodes } from '../photos/licenses.ts'

const Location = Type.Object({
  name: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
})

/** A user's description of an uploaded photo. Omitted texts are read from the file. */
export const UploadInput = Type.Object({
  description: Type.Optional(Type.String()),
  alt_description: Type.Optional(
    Type.String({ description: 'The alternative text, for people who cannot see it.' }),
  ),
  tags: Type.Optional(
    Type.Array(Type.String(), { description: 'Keywords, separated by commas or repeated.' }),
  ),
  license: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      enum: licenseCodes,
      description: 'The SPDX identifier of the license; `CC-BY-4.0` by default.',
    }),
  ),
  content_rating: Type.Optional(Type.Union([Type.Literal('safe'), Type.Literal('sensitive')])),
  location: Type.Optional(Location),
  show_location: Type.Optional(
    Type.Boolean({
      description: 'Publish the position that the camera wrote into the file. Private by default.',
    }),
  ),
})

export type UploadInput = Static<typeof UploadInput>

export const defaultLicense = 'CC-BY-4.0'
