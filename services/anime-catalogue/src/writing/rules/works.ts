import type { Row } from '../../json-api/resource.ts'
import { findFreeSlug } from '../../works/store/slugs.ts'
import { canonicalTitleOf } from '../canonical-title.ts'
import { findEpisodeLength } from '../store/episodes.ts'
import { invalid, type Rules, touch, touchMedia, type Write } from '../write.ts'
import { imageRules } from './images.ts'

export const episodeRules: Rules = {
  unique: 'number',
  prepare: imageRules({ thumbnail: ['thumbnail', 'thumbnail_hash'] }),
  async beforeCreate(columns, { tx }) {
    const { media_type, media_id, length } = columns
    const hasNoLength = media_type === 'anime' && (length === null || length === undefined)
    const defaultLength = hasNoLength ? await findEpisodeLength(tx, Number(media_id)) : undefined
    return { season_number: 1, ...columns, ...(defaultLength === undefined ? {} : { length: defaultLength }) }
  },
  afterCreate: (row, write) => touchMedia(write, row),
  afterUpdate: (row, before, write) => touchMedia(write, row, before),
  beforeDelete: (row, write) => touchMedia(write, row),
}

export const mappingRules: Rules = {
  unique: 'externalId',
  afterCreate: (row, write) => touch(write, row.item_type, row.item_id),
  afterUpdate(row, before, write) {
    touch(write, row.item_type, row.item_id)
    touch(write, before.item_type, before.item_id)
  },
  beforeDelete: (row, write) => touch(write, row.item_type, row.item_id),
}

export const mediaRelationshipRules: Rules = {
  unique: 'destination',
  beforeCreate: refuseSelf,
  beforeUpdate(columns, before, write) {
    refuseSelf({ ...before, ...columns }, write)
    return columns
  },
  afterCreate: (row, write) => touch(write, row.source_type, row.source_id),
  afterUpdate(row, before, write) {
    touch(write, row.source_type, row.source_id)
    touch(write, before.source_type, before.source_id)
  },
  beforeDelete: (row, write) => touch(write, row.source_type, row.source_id),
}

export const franchiseRules: Rules = {
  async beforeCreate(columns, write) {
    const title = canonicalTitleOf(columns, undefined, write.resource)
    return { ...columns, canonical_title: title, slug: await findFreeSlug(write.tx, 'franchise', title) }
  },
  beforeUpdate: (columns, before, write) => ({
    ...columns,
    canonical_title: canonicalTitleOf(columns, before, write.resource),
  }),
}

function refuseSelf(columns: Row, { resource }: Write): Row {
  const { source_type, source_id, destination_type, destination_id } = columns
  if (source_type === destination_type && source_id === destination_id)
    throw invalid(resource, 'destination', 'is invalid')
  return columns
}
