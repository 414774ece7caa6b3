import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasActiveOwner } from '../database/active-owners.ts'
import { colorNames, minCoverage } from '../database/colors.ts'
import type { Orientation } from '../database/photo-tables.ts'
import type { Tables } from '../database/tables.ts'
import { colorBit, type PhotoFacts } from './facts.ts'

type Reads = Pick<Database<Tables>, 'read' | 'long'>

interface Row {
  id: number
  created_at_ms: number
  orientation: Orientation
  content_rating: string
  promoted_at_ms: number | null
  popularity: number
  colors: number
}

export interface Position {
  createdAtMs: number
  id: number
}

/** The next photos in the order of publication. */
export async function listFacts(
  { read, long }: Reads,
  after: Position,
  limit: number,
): Promise<PhotoFacts[]> {
  const rows = await long(
    selectRows(read)
      .where(sql<boolean>`(created_at_ms, id) > (${after.createdAtMs}, ${after.id})`)
      .orderBy('created_at_ms')
      .orderBy('id')
      .limit(limit),
  )
  return rows.map(factsOf)
}

export async function findFacts(
  { read }: Pick<Reads, 'read'>,
  ids: readonly number[],
): Promise<PhotoFacts[]> {
  if (ids.length === 0) return []
  const rows = await selectRows(read).where('id', 'in', ids).execute()
  return rows.map(factsOf)
}

/** Without photos of suspended users, as `listFacts` lists them. */
export async function countPhotos({ read, long }: Reads): Promise<number> {
  // Suspended users are few, so their photos are counted apart.
  const [row] = await long(
    read.selectNoFrom(({ selectFrom }) => [
      selectFrom('photo')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('all'),
      selectFrom('photo')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', 'in', suspendedUsers(read))
        .as('hidden'),
    ]),
  )
  return Number(row?.all ?? 0) - Number(row?.hidden ?? 0)
}

/** The approved photos of suspended users by topic. */
export async function countHiddenInTopics({ read, long }: Reads): Promise<ReadonlyMap<number, number>> {
  const rows = await long(
    read
      .selectFrom('photo')
      .innerJoin('topic_photo', 'topic_photo.photo_id', 'photo.id')
      .select(['topic_photo.topic_id', ({ fn }) => fn.countAll<number>().as('count')])
      .where('photo.user_id', 'in', suspendedUsers(read))
      .where('topic_photo.status', '=', 'approved')
      .groupBy('topic_photo.topic_id'),
  )
  return new Map(rows.map(({ topic_id, count }) => [topic_id, Number(count)]))
}

const suspendedUsers = (read: Reads['read']) =>
  read.selectFrom(usersAs('owner')).select('owner.id').where('owner.suspended_at_ms', 'is not', null)

function selectRows(read: Reads['read']) {
  return read
    .selectFrom('photo')
    .select(['id', 'created_at_ms', 'orientation', 'content_rating', 'promoted_at_ms'])
    .select([sql<number>`likes + downloads`.as('popularity'), colorBits.as('colors')])
    .where(hasActiveOwner('photo.user_id'))
}

const bits = colorNames.map((color) => sql`when ${sql.lit(color)} then ${sql.lit(colorBit(color))}`)
const colorBits: RawBuilder<number> = sql`coalesce((
  select sum(case color ${sql.join(bits, sql` `)} else 0 end) from photo_color
  where photo_color.photo_id = photo.id and coverage >= ${sql.lit(minCoverage)}), 0)`

function factsOf(row: Row): PhotoFacts {
  return {
    id: row.id,
    createdAtMs: row.created_at_ms,
    orientation: row.orientation,
    isSafe: row.content_rating === 'safe',
    isPromoted: row.promoted_at_ms !== null,
    colors: Number(row.colors),
    popularity: Number(row.popularity),
  }
}

/** The photos of a named set. */
export async function listMembers({ read, long }: Reads, set: MemberSet): Promise<number[]> {
  // PostgreSQL rejects an empty list.
  if (set.of !== 'user' && set.ids.length === 0) return []
  const rows = await long(members(read, set))
  return rows.map(({ id }) => id)
}

/** A photo belongs to the set if one of the collections or topics has it, or if the user published it. */
export type MemberSet =
  | { of: 'collections'; ids: readonly number[] }
  | { of: 'topics'; ids: readonly number[] }
  | { of: 'user'; id: number }

function members(read: Reads['read'], set: MemberSet) {
  if (set.of === 'user') return read.selectFrom('photo').select('id').where('user_id', '=', set.id)
  if (set.of === 'collections')
    return read
      .selectFrom('collection_photo')
      .select('photo_id as id')
      .distinct()
      .where('collection_id', 'in', set.ids)
  return read
    .selectFrom('topic_photo')
    .select('photo_id as id')
    .distinct()
    .where('topic_id', 'in', set.ids)
    .where('status', '=', 'approved')
}
