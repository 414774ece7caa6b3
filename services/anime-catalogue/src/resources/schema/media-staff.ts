import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { media } from './media-reference.ts'
import { dated } from './timestamps.ts'

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
