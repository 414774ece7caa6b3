import type { MediaTables } from '../../database/media-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyText } from '../../json-api/store/filters.ts'
import { visibleOfBoth } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const mappings = defineResource<MediaTables['mapping']>({
  type: 'mappings',
  summary: 'The ids of works, characters, people and companies elsewhere.',
  table: 'mapping',
  attributes: {
    ...dated,
    externalSite: required(text('external_site')),
    externalId: required(text('external_id')),
  },
  relationships: {
    item: {
      kind: 'polymorphic',
      types: ['anime', 'manga', 'characters', 'people', 'producers'],
      typeColumn: 'item_type',
      idColumn: 'item_id',
      write: 'required',
    },
  },
  filters: { externalSite: anyText('external_site'), externalId: anyText('external_id') },
  visible: (scope) => visibleOfBoth(scope, [['item_type', 'item_id']]),
})
