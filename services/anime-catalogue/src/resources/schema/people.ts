import type { PeopleTables } from '../../database/people-tables.ts'
import { givenPicture, Picture, pictureOf } from '../../images/image-attribute.ts'
import { computed, number, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { hasSlug } from '../../json-api/store/conditions.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

type PersonRow = PeopleTables['person']

export const people = defineResource<PersonRow>({
  type: 'people',
  summary: 'Who makes anime and gives characters a voice.',
  table: 'person',
  attributes: {
    ...dated,
    name: required(text('name')),
    malId: number('mal_id'),
    description: text('description', LongText),
    image: givenPicture(
      computed(
        ['id', 'updated_at_ms', 'image_hash'],
        Picture,
        ({ id, updated_at_ms, image_hash }: PersonRow, view) =>
          pictureOf('portrait', { type: 'people', id, updatedAtMs: updated_at_ms, hash: image_hash }, view),
      ),
    ),
  },
  relationships: {
    castings: { kind: 'to-many', type: 'castings', column: 'person_id' },
    staff: { kind: 'to-many', type: 'mediaStaff', column: 'person_id' },
    voices: { kind: 'to-many', type: 'characterVoices', column: 'person_id' },
  },
  bySlug: hasSlug,
})
