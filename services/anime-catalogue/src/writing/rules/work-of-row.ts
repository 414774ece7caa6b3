import type { MediaType } from '../../database/media-tables.ts'
import type { Row } from '../../json-api/resource.ts'

/** The work that a reaction or review is about. */
export function workOf({ media_type, media_id }: Row): { type: MediaType; id: number } {
  return { type: media_type as MediaType, id: Number(media_id) } // the column holds only these values
}
