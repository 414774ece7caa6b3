import { Type } from 'typebox'
import type { MediaTables } from '../../database/media-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource, type Relationship } from '../../json-api/resource.ts'
import { anyNumber, anyText } from '../../json-api/store/filters.ts'
import { visibleOfBoth } from '../store/adult.ts'
import { byDestinationStartDate } from '../store/media-relationships.ts'
import { readMediaType } from './media-reference.ts'
import { dated } from './timestamps.ts'

export const roles = [
  'sequel',
  'prequel',
  'alternative_setting',
  'alternative_version',
  'side_story',
  'parent_story',
  'summary',
  'full_story',
  'spinoff',
  'adaptation',
  'character',
  'other',
]

export const mediaRelationships = defineResource<MediaTables['media_relationship']>({
  type: 'mediaRelationships',
  names: { one: 'a media relationship', many: 'media relationships' },
  description: 'Sequels, adaptations and other relationships between media.',
  table: 'media_relationship',
  attributes: { ...dated, role: required(text('role', Type.Enum(roles))) },
  relationships: {
    source: side('source'),
    destination: side('destination'),
  },
  filters: {
    role: anyText('role'),
    sourceType: anyText('source_type', readMediaType),
    sourceId: anyNumber('source_id'),
    destinationId: anyNumber('destination_id'),
  },
  sorts: {
    'destination.startDate': byDestinationStartDate,
  },
  visible: (scope) =>
    visibleOfBoth(scope, [
      ['source_type', 'source_id'],
      ['destination_type', 'destination_id'],
    ]),
})

function side(name: 'source' | 'destination'): Relationship {
  const columns = { typeColumn: `${name}_type`, idColumn: `${name}_id` }
  return { kind: 'polymorphic', types: ['anime', 'manga'], ...columns, write: 'required' }
}
