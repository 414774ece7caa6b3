import { Type } from 'typebox'
import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { anyNumber, anyText } from '../../json-api/store/filters.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const animeProductions = defineResource<PeopleTables['media_production']>({
  type: 'animeProductions',
  summary: 'Which company had which part in an anime, as older clients look for it.',
  table: 'media_production',
  only: { media_type: 'anime' },
  attributes: { ...dated, role: required(text('role', Type.Enum(['producer', 'licensor', 'studio']))) },
  relationships: {
    anime: { kind: 'to-one', type: 'anime', column: 'media_id', write: 'required' },
    producer: { kind: 'to-one', type: 'producers', column: 'company_id', write: 'required' },
  },
  filters: {
    role: anyText('role'),
    animeId: anyNumber('media_id'),
    producerId: anyNumber('company_id'),
  },
  visible: visibleOfMedia,
})
