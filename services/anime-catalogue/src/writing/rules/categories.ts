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
  creating: (columns, write) => ({ ...columns, slug: shelfSlug(columns.name, 'name', write) }),
  changed: (row, _before, write) => touchTagged('genre', row, write),
  removing: (row, write) => touchTagged('genre', row, write),
}

/** Categories are a tree: each counts its children. What was below one that goes comes to stand where it stood. */
export const categoryRules: Rules = {
  unique: 'title',
  creating: (columns, write) => ({ ...columns, slug: shelfSlug(columns.title, 'title', write) }),
  async changing(columns, before, write) {
    if (typeof columns.parent_id === 'number') await refuseCycle(columns.parent_id, Number(before.id), write)
    return columns
  },
  created: (row, write) => countChild(row.parent_id, 1, write),
  async changed(row, before, write) {
    if (row.parent_id !== before.parent_id) {
      await countChild(before.parent_id, -1, write)
      await countChild(row.parent_id, 1, write)
    }
    await touchTagged('category', row, write)
  },
  async removing(row, write) {
    await touchTagged('category', row, write)
    await moveChildren(write.tx, Number(row.id), row.parent_id === null ? null : Number(row.parent_id))
    await countChild(row.parent_id, Number(row.child_count) - 1, write)
  },
}

export const streamerRules: Rules = {
  unique: 'siteName',
  changed: (row, _before, write) => touchStreamed(row, write),
  removing: touchStreamed,
}

export const streamingLinkRules: Rules = {
  unique: 'url',
  creating: withAddress,
  changing: (columns, _before, write) => withAddress(columns, write),
  async created(row, write) {
    await addToLinkCount(write.tx, Number(row.streamer_id), 1)
    touchMedia(write, row)
  },
  async changed(row, before, write) {
    if (row.streamer_id !== before.streamer_id) {
      await addToLinkCount(write.tx, Number(before.streamer_id), -1)
      await addToLinkCount(write.tx, Number(row.streamer_id), 1)
    }
    touchMedia(write, row, before)
  },
  async removing(row, write) {
    await addToLinkCount(write.tx, Number(row.streamer_id), -1)
    touchMedia(write, row)
  },
}

export const videoRules: Rules = {
  creating: withAddress,
  changing: (columns, _before, write) => withAddress(columns, write),
  created: touchWorkOfVideo,
  async changed(row, before, write) {
    await touchWorkOfVideo(row, write)
    await touchWorkOfVideo(before, write)
  },
  removing: touchWorkOfVideo,
}

function shelfSlug(name: Cell | undefined, attribute: string, { resource }: Write): string {
  const slug = slugOf(String(name))
  // Without a Latin letter there would be no address; a number would be taken for an id.
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

const addressMax = 2_000

/** Pages make links of it, so that it may be nothing else than an address of the web. */
function withAddress(columns: Row, { resource }: Write): Row {
  if (!('url' in columns)) return columns
  const url = URL.parse(String(columns.url))
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.href.length > addressMax)
    throw invalid(resource, 'url', 'is invalid')
  return { ...columns, url: url.href }
}
