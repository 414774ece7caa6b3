import { sql } from 'kysely'
import type { Cell, Row } from '../../json-api/resource.ts'
import { slugOf } from '../../works/slugs.ts'
import { invalid, type Rules, touch, touchMedia, type Write } from '../write.ts'

export const genreRules: Rules = {
  unique: 'name',
  creating: (columns, write) => ({ ...columns, slug: shelfSlug(columns.name, 'name', write) }),
  changed: (row, _before, write) => touchShelved('genre', row, write),
  removing: (row, write) => touchShelved('genre', row, write),
}

/** Categories are a tree: each counts its children. What was below one that goes comes to stand where it stood. */
export const categoryRules: Rules = {
  unique: 'title',
  creating: (columns, write) => ({ ...columns, slug: shelfSlug(columns.title, 'title', write) }),
  async changing(columns, before, write) {
    if (typeof columns.parent_id === 'number') await refuseCircle(columns.parent_id, Number(before.id), write)
    return columns
  },
  created: (row, write) => countChild(row.parent_id, 1, write),
  async changed(row, before, write) {
    if (row.parent_id !== before.parent_id) {
      await countChild(before.parent_id, -1, write)
      await countChild(row.parent_id, 1, write)
    }
    await touchShelved('category', row, write)
  },
  async removing(row, write) {
    await touchShelved('category', row, write)
    await write.tx
      .updateTable('category')
      .set({ parent_id: row.parent_id === null ? null : Number(row.parent_id) })
      .where('parent_id', '=', Number(row.id))
      .execute()
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
    await countLink(row.streamer_id, 1, write)
    touchMedia(write, row)
  },
  async changed(row, before, write) {
    if (row.streamer_id !== before.streamer_id) {
      await countLink(before.streamer_id, -1, write)
      await countLink(row.streamer_id, 1, write)
    }
    touchMedia(write, row, before)
  },
  async removing(row, write) {
    await countLink(row.streamer_id, -1, write)
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

async function refuseCircle(parentId: number, id: number, { tx, resource }: Write): Promise<void> {
  const { rows } = await sql`
    with recursive above(id, parent_id) as (
      select id, parent_id from category where id = ${parentId}
      union select category.id, category.parent_id from category join above on category.id = above.parent_id
    ) select 1 from above where id = ${id}`.execute(tx)
  if (rows.length) throw invalid(resource, 'parent', 'is invalid')
}

async function countChild(parentId: Cell | undefined, by: number, { tx, nowMs }: Write): Promise<void> {
  if (typeof parentId !== 'number' || by === 0) return
  await tx
    .updateTable('category')
    .set((row) => ({ child_count: row('child_count', '+', by), updated_at_ms: nowMs }))
    .where('id', '=', parentId)
    .execute()
}

async function countLink(streamerId: Cell | undefined, by: number, { tx }: Write): Promise<void> {
  await tx
    .updateTable('streamer')
    .set((row) => ({ streaming_links_count: row('streaming_links_count', '+', by) }))
    .where('id', '=', Number(streamerId))
    .execute()
}

async function touchShelved(shelf: 'genre' | 'category', { id }: Row, write: Write): Promise<void> {
  const { rows } = await sql<Row>`select media_type, media_id from ${sql.table(`media_${shelf}`)}
    where ${sql.ref(`${shelf}_id`)} = ${id}`.execute(write.tx)
  touchMedia(write, ...rows)
}

async function touchStreamed({ id }: Row, write: Write): Promise<void> {
  const { rows } = await sql<Row>`
    select distinct media_type, media_id from streaming_link where streamer_id = ${id}`.execute(write.tx)
  touchMedia(write, ...rows)
}

async function touchWorkOfVideo({ episode_id }: Row, write: Write): Promise<void> {
  const row = await write.tx
    .selectFrom('episode')
    .select(['media_type', 'media_id'])
    .where('id', '=', Number(episode_id))
    .executeTakeFirst()
  touch(write, row?.media_type, row?.media_id)
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
