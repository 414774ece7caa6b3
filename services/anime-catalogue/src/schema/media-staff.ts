import { required, text } from '../json-api/attributes.ts'
import { defineResource } from '../json-api/resource.ts'
import type { PeopleTables } from '../store/people-tables.ts'
import { visibleOfMedia } from './adult.ts'
import { dated } from './dated.ts'
import { media } from './of-media.ts'

export const mediaStaff = defineResource<PeopleTables['media_staff']>({
  type: 'mediaStaff',
  aliases: ['mediaStaffs'],
  summary: 'Who made what of a work.',
  table: 'media_staff',
  attributes: { ...dated, role: required(text('role')) },
  relationships: {
    media,
    person: { kind: 'to-one', type: 'people', column: 'person_id', write: 'required' },
  },
  visible: visibleOfMedia,
})
