import type { Relationship } from '../../json-api/resource.ts'
import { anyNumber, anyText } from '../../json-api/store/filters.ts'

/** The work of either kind that a row is about. */
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

/** Clients write types of media as classes: `Anime`. */
export function readMediaType(value: string): string[] {
  const type = value.toLowerCase()
  return type === 'anime' || type === 'manga' ? [type] : []
}
