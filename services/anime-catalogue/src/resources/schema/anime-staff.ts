import type { PeopleTables } from '../../database/people-tables.ts'
import { required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { visibleOfMedia } from '../store/adult.ts'
import { dated } from './timestamps.ts'

export const animeStaff = defineResource<PeopleTables['media_staff']>({
  type: 'animeStaff',
  aliases: ['animeStaffs'],
  summary: 'Who made what of an anime, as older clients look for it.',
  table: 'media_staff',
  only: { media_type: 'anime' },
  attributes: { ...dated, role: required(text('role')) },
  relationships: {
    anime: { kind: 'to-one', type: 'anime', column: 'media_id', write: 'required' },
    person: { kind: 'to-one', type: 'people', column: 'person_id', write: 'required' },
  },
  visible: visibleOfMedia,
})
