import type { Cell, Row } from '../../json-api/resource.ts'
import { slugOf } from '../../works/slugs.ts'
import {
  addToChildCount,
  addToLinkCount,
  findStreamedMedia,
  findTaggedMedia,
  isAncestor,
  moveChildren,
} from '../store/categories.ts'
import { findMediaOfEpisode } from '../store/episodes.ts'
import { invalid, type Rules, touchMedia, type Write } from '../write.ts'

export const genreRules: Rules = {
  unique: 'name',
  beforeCreate: (columns, write) => ({ ...columns, slug: tagSlug(columns.name, 'name', write) }),
  afterUpdate: (row, _before, write) => touchTagged('genre', row, write),
  beforeDelete: (row, write) => touchTagged('genre', row, write),
}

/** Each category counts its children. Children of a deleted category move to its parent. */
export const categoryRules: Rules = {
  unique: 'title',
  beforeCreate: (columns, write) => ({ ...columns, slug: tagSlug(columns.title, 'title', write) }),
  async beforeUpdate(columns, before, write) {
    if (typeof columns.parent_id === 'number') await refuseCycle(columns.parent_id, Number(before.id), write)
    return columns
  },
  afterCreate: (row, write) => countChild(row.parent_id, 1, write),
  async afterUpdate(row, before, write) {
    if (row.parent_id !== before.parent_id) {
      await countChild(before.parent_id, -1, write)
      await countChild(row.parent_id, 1, write)
    }
    await touchTagged('category', row, write)
  },
  async beforeDelete(row, write) {
    await touchTagged('category', row, write)
    await moveChildren(write.tx, Number(row.id), row.parent_id === null ? null : Number(row.parent_id))
    await countChild(row.parent_id, Number(row.child_count) - 1, write)
  },
}

export const streamerRules: Rules = {
  unique: 'siteName',
  afterUpdate: (row, _before, write) => touchStreamed(row, write),
  beforeDelete: touchStreamed,
}

export const streamingLinkRules: Rules = {
  unique: 'url',
  beforeCreate: withUrl,
  beforeUpdate: (columns, _before, write) => withUrl(columns, write),
  async afterCreate(row, write) {
    await addToLinkCount(write.tx, Number(row.streamer_id), 1)
    touchMedia(write, row)
  },
  async afterUpdate(row, before, write) {
    if (row.streamer_id !== before.streamer_id) {
      await addToLinkCount(write.tx, Number(before.streamer_id), -1)
      await addToLinkCount(write.tx, Number(row.streamer_id), 1)
    }
    touchMedia(write, row, before)
  },
  async beforeDelete(row, write) {
    await addToLinkCount(write.tx, Number(row.streamer_id), -1)
    touchMedia(write, row)
  },
}

export const videoRules: Rules = {
  beforeCreate: withUrl,
  beforeUpdate: (columns, _before, write) => withUrl(columns, write),
  afterCreate: touchWorkOfVideo,
  async afterUpdate(row, before, write) {
    await touchWorkOfVideo(row, write)
    await touchWorkOfVideo(before, write)
  },
  beforeDelete: touchWorkOfVideo,
}

function tagSlug(name: Cell | undefined, attribute: string, { resource }: Write): string {
  const slug = slugOf(String(name))
  // A numeric slug would be ambiguous in paths, which also accept ids.
  if (slug === '' || /^\d+$/.test(slug)) throw invalid(resource, attribute, 'is invalid')
  return slug
}

async function refuseCycle(parentId: number, id: number, { tx, resource }: Write): Promise<void> {
  if (await isAncestor(tx, id, parentId)) throw invalid(resource, 'parent', 'is invalid')
}

async function countChild(parentId: Cell | undefined, by: number, { tx, nowMs }: Write): Promise<void> {
  if (typeof parentId === 'number' && by !== 0) await addToChildCount(tx, parentId, by, nowMs)
}

async function touchTagged(table: 'genre' | 'category', { id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findTaggedMedia(write.tx, table, Number(id))))
}

async function touchStreamed({ id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findStreamedMedia(write.tx, Number(id))))
}

async function touchWorkOfVideo({ episode_id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findMediaOfEpisode(write.tx, Number(episode_id))))
}

const maxUrlLength = 2_000

/** Pages render it as a link, so only http and https are allowed. */
function withUrl(columns: Row, { resource }: Write): Row {
  if (!('url' in columns)) return columns
  const url = URL.parse(String(columns.url))
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.href.length > maxUrlLength)
    throw invalid(resource, 'url', 'is invalid')
  return { ...columns, url: url.href }
}
