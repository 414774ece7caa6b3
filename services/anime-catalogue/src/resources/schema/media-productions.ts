import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyText } from '../../json-api/store/filters.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media } from './media-reference.ts'
import { dated } from './timestamps.ts'

export const mediaProductions = defineResource<PeopleTables['media_production']>({
  type: 'mediaProductions',
  summary: 'Which company had which part in a work.',
  table: 'media_production',
  attributes: {
    ...dated,
    role: required(text('role', Type.Enum(['producer', 'licensor', 'studio', 'serialization']))),
  },
  relationships: {
    media,
    company: { kind: 'to-one', type: 'producers', column: 'company_id', write: 'required' },
  },
  filters: { role: anyText('role') },
  visible: visibleOfMedia,
})
