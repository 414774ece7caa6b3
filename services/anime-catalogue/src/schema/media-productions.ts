import { Type } from 'typebox'
import { required, text } from '../json-api/attributes.ts'
import { anyText } from '../json-api/filters.ts'
import { defineResource } from '../json-api/resource.ts'
import type { PeopleTables } from '../store/people-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media } from './of-media.ts'

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
