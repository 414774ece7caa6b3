import type { Database } from '@octavo/platform/data/database.ts'
import { openTextIndex, type TextIndex } from '@octavo/platform/search/text-index.ts'
import type { Kysely, Transaction } from 'kysely'
import {
  bandTable,
  bodyTable,
  createSegmentTables,
  postTable,
  textTable,
} from '../../database/segment-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { TagName, TextField } from '../../query/fields.ts'
import { definePostText } from '../../query/post-text.ts'

export interface Segment {
  id: number
  firstSeq: number
  /** Up to which posts belong to it. */
  lastSeq: number
  fromMs: number
  version: number
}

/** A consistent view for readers: all posts up to `lastSeq` are committed. */
export interface SegmentList {
  /** Oldest first. */
  segments: Segment[]
  lastSeq: number
}

export interface SegmentTables {
  posts: ReturnType<typeof postTable>
  bodies: ReturnType<typeof bodyTable>
  bands: ReturnType<typeof bandTable>
  text: TextIndex<Tables, TextField, TagName>
}

/** Gives access to the tables of a segment. */
export type OpenSegment = (id: number) => SegmentTables

export function createOpenSegment(db: Database<Tables>): OpenSegment {
  const tablesById = new Map<number, SegmentTables>()
  return (id) => {
    const existing = tablesById.get(id)
    if (existing) return existing
    const text = openTextIndex<Tables, TextField, TagName>(definePostText(textTable(id)), db)
    const tables = { posts: postTable(id), bodies: bodyTable(id), bands: bandTable(id), text }
    tablesById.set(id, tables)
    return tables
  }
}

export async function listSegments(db: Kysely<Tables>): Promise<SegmentList> {
  const rows = await db
    .selectFrom('crawl_state')
    .leftJoin('segment', (join) => join.on('segment.expired', '=', 0))
    .select(['crawl_state.last_seq', 'segment.id', 'segment.first_seq', 'segment.from_ms', 'segment.version'])
    .orderBy('segment.id', (order) => order.asc().nullsLast())
    .execute()
  const lastSeq = rows[0]?.last_seq ?? 0
  const segments = rows.flatMap(({ id, first_seq, from_ms, version }, index) =>
    id === null
      ? []
      : [
          {
            id,
            firstSeq: Number(first_seq),
            lastSeq: (rows[index + 1]?.first_seq ?? lastSeq + 1) - 1,
            fromMs: Number(from_ms),
            version: Number(version),
          },
        ],
  )
  return { segments, lastSeq }
}

/** Finds the segment of a post. Undefined if it was deleted. */
export function segmentOf(segments: readonly Segment[], seq: number): Segment | undefined {
  return segments.findLast(({ firstSeq }) => firstSeq <= seq)
}

/** The next sequence numbers, in the newest segment or a new one. */
export interface Reservation {
  segmentId: number
  firstSeq: number
  crawledMs: number
}

/** Must run under the lock of `posts`: it is the sequencer. */
export async function reserve(
  tx: Transaction<Tables>,
  dialect: Database<Tables>['dialect'],
  { count, nowMs, maxPosts }: { count: number; nowMs: number; maxPosts: number },
): Promise<Reservation> {
  const state = await tx.selectFrom('crawl_state').selectAll().executeTakeFirstOrThrow()
  const crawledMs = Math.max(nowMs, state.last_crawled_ms + 1)
  const firstSeq = state.last_seq + 1
  const newest = await tx
    .selectFrom('segment')
    .where('id', '=', state.last_segment)
    .where('expired', '=', 0)
    .select(['from_ms', 'posts'])
    .executeTakeFirst()
  const isFull = !newest || newest.posts >= maxPosts || monthOf(newest.from_ms) !== monthOf(crawledMs)
  const segmentId = isFull ? state.last_segment + 1 : state.last_segment
  await tx
    .updateTable('crawl_state')
    .set({ last_seq: state.last_seq + count, last_crawled_ms: crawledMs, last_segment: segmentId })
    .execute()
  if (isFull) {
    await createSegmentTables(tx, dialect, segmentId)
    const segment = {
      id: segmentId,
      first_seq: firstSeq,
      from_ms: crawledMs,
      posts: count,
      version: 0,
      expired: 0,
    }
    await tx.insertInto('segment').values(segment).execute()
  } else
    await tx
      .updateTable('segment')
      .set((eb) => ({ posts: eb('posts', '+', count) }))
      .where('id', '=', segmentId)
      .execute()
  return { segmentId, firstSeq, crawledMs }
}

function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7)
}

/** Invalidates cached counts of segments whose posts have changed. */
export async function bumpVersions(tx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('segment')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
