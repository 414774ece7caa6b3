import { Type } from 'typebox'
import type { CharacterRow } from '../../database/people-tables.ts'
import { imageOf, Picture, uploadable } from '../../images/image-attribute.ts'
import { computed, json, number, readOnly, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyOf, hasSlug } from '../../json-api/store/conditions.ts'
import { anyText, maxConditions } from '../../json-api/store/filters.ts'
import { byText } from '../../json-api/store/sorts.ts'
import { hasName } from '../store/character-names.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

export const characters = defineResource<CharacterRow>({
  type: 'characters',
  names: { one: 'a character', many: 'characters' },
  description: 'Characters of anime and manga.',
  table: 'character',
  attributes: {
    ...dated,
    slug: readOnly(text('slug')),
    names: required(json('names', Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])))),
    canonicalName: text('canonical_name'),
    otherNames: json('other_names', Type.Array(Type.String())),
    name: readOnly(text('canonical_name')),
    malId: number('mal_id'),
    description: text('description', LongText),
    image: uploadable(
      computed(
        ['id', 'updated_at_ms', 'image_hash'],
        Picture,
        ({ id, updated_at_ms, image_hash }: CharacterRow, view) =>
          imageOf('portrait', { type: 'characters', id, updatedAtMs: updated_at_ms, hash: image_hash }, view),
      ),
    ),
  },
  relationships: {
    primaryMedia: {
      kind: 'polymorphic',
      types: ['anime', 'manga'],
      typeColumn: 'primary_media_type',
      idColumn: 'primary_media_id',
      write: 'optional',
    },
    castings: { kind: 'to-many', type: 'castings', column: 'character_id' },
    mediaCharacters: { kind: 'to-many', type: 'mediaCharacters', column: 'character_id' },
    quotes: { kind: 'to-many', type: 'quotes', column: 'character_id' },
  },
  filters: {
    slug: anyText('slug'),
    name: {
      description: 'Characters whose name contains all of these words.',
      sort: byText('canonical_name'),
      maxValues: maxConditions,
      isScan: true,
      condition: (values, scope) => anyOf(values.map((value) => hasName(value, scope))),
    },
  },
  bySlug: hasSlug,
})
