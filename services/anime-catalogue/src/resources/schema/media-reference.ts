import type { Relationship } from '../../json-api/resource.ts'
import { anyNumber, anyText } from '../../json-api/store/filters.ts'

/** The anime or manga that a row refers to. */
export const media = {
  kind: 'polymorphic',
  types: ['anime', 'manga'],
  typeColumn: 'media_type',
  idColumn: 'media_id',
  write: 'required',
} as const satisfies Relationship

export const mediaFilters = {
  mediaId: anyNumber('media_id'),
  mediaType: anyText('media_type', readMediaType),
}

/** Clients write media types as class names: `Anime`. */
export function readMediaType(value: string): string[] {
  const type = value.toLowerCase()
  return type === 'anime' || type === 'manga' ? [type] : []
}
