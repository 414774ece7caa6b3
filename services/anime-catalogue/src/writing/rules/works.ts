import type { Row } from '../../json-api/resource.ts'
import { findFreeSlug } from '../../works/store/slugs.ts'
import { canonicalTitleOf } from '../canonical-title.ts'
import { findEpisodeLength } from '../store/episodes.ts'
import { invalid, type Rules, touch, touchMedia, type Write } from '../write.ts'
import { pictureRules } from './images.ts'

export const episodeRules: Rules = {
  unique: 'number',
  prepare: pictureRules({ thumbnail: ['thumbnail', 'thumbnail_hash'] }),
  async creating(columns, { tx }) {
    const { media_type, media_id, length } = columns
    const hasNoLength = media_type === 'anime' && (length === null || length === undefined)
    const defaultLength = hasNoLength ? await findEpisodeLength(tx, Number(media_id)) : undefined
    return { season_number: 1, ...columns, ...(defaultLength === undefined ? {} : { length: defaultLength }) }
  },
  created: (row, write) => touchMedia(write, row),
  changed: (row, before, write) => touchMedia(write, row, before),
  removing: (row, write) => touchMedia(write, row),
}

export const mappingRules: Rules = {
  unique: 'externalId',
  created: (row, write) => touch(write, row.item_type, row.item_id),
  changed(row, before, write) {
    touch(write, row.item_type, row.item_id)
    touch(write, before.item_type, before.item_id)
  },
  removing: (row, write) => touch(write, row.item_type, row.item_id),
}

export const mediaRelationshipRules: Rules = {
  unique: 'destination',
  creating: refuseSelf,
  changing(columns, before, write) {
    refuseSelf({ ...before, ...columns }, write)
    return columns
  },
  created: (row, write) => touch(write, row.source_type, row.source_id),
  changed(row, before, write) {
    touch(write, row.source_type, row.source_id)
    touch(write, before.source_type, before.source_id)
  },
  removing: (row, write) => touch(write, row.source_type, row.source_id),
}

export const franchiseRules: Rules = {
  async creating(columns, write) {
    const title = canonicalTitleOf(columns, undefined, write.resource)
    return { ...columns, canonical_title: title, slug: await findFreeSlug(write.tx, 'franchise', title) }
  },
  changing: (columns, before, write) => ({
    ...columns,
    canonical_title: canonicalTitleOf(columns, before, write.resource),
  }),
}

/** A work belongs to nothing that it is itself. */
function refuseSelf(columns: Row, { resource }: Write): Row {
  const { source_type, source_id, destination_type, destination_id } = columns
  if (source_type === destination_type && source_id === destination_id)
    throw invalid(resource, 'destination', 'is invalid')
  return columns
}
