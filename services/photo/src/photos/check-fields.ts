import { invalid } from '../errors.ts'
import type { PhotoLocation } from './create-photo.ts'
import type { Exif } from './exif.ts'

/** The fields of a photo that users can set. */
export interface PhotoFields {
  description?: string | null | undefined
  altDescription?: string | null | undefined
  location?: PhotoLocation | undefined
  exif?: Exif | undefined
}

const maxLengths = { description: 4_000, altDescription: 1_000, location: 200, exif: 200 } as const

/** Throws 422 with a message for each invalid field. */
export function requireValidFields({
  description,
  altDescription,
  location = {},
  exif = {},
}: PhotoFields): void {
  const { latitude, longitude, name, city, country } = location
  const isWithin = (degrees: number | null | undefined, max: number) => Math.abs(degrees ?? 0) <= max
  const texts = [
    ['Description', maxLengths.description, [description]],
    ['Alt description', maxLengths.altDescription, [altDescription]],
    ['Location', maxLengths.location, [name, city, country]],
    ['Exif', maxLengths.exif, Object.values(exif)],
  ] as const
  const issues = [
    ...texts.flatMap(([field, max, values]) =>
      values.some((value) => typeof value === 'string' && value.length > max)
        ? [`${field} is too long (maximum is ${max} characters)`]
        : [],
    ),
    !isWithin(latitude, 90) && 'Latitude must be between -90 and 90',
    !isWithin(longitude, 180) && 'Longitude must be between -180 and 180',
  ].filter((issue) => issue !== false)
  if (issues.length > 0) throw invalid(issues)
}
