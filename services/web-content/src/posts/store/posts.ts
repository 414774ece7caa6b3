import type { Kysely, Transaction } from 'kysely'
import type { PostBodyTable, PostTable } from '../../database/post-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { StoredPost } from '../stored-post.ts'
import { type OpenSegment, type Segment, segmentOf } from './segments.ts'

export interface PostRow {
  post: PostTable
  body: PostBodyTable
}

/** PostgreSQL limits the parameters of a statement, and so do versions of SQLite. */
const maxRows = 200

export async function insertPosts(
  tx: Transaction<Tables>,
  open: OpenSegment,
  segmentId: number,
  rows: readonly PostRow[],
): Promise<void> {
  const { posts, bodies } = open(segmentId)
  for (const part of partsOf(rows)) {
    await tx
      .insertInto(posts)
      .values(part.map(({ post }) => post))
      .execute()
    await tx
      .insertInto(bodies)
      .values(part.map(({ body }) => body))
      .execute()
    await tx
      .insertInto('post_uuid')
      .values(part.map(({ post }) => ({ uuid: post.uuid, seq: post.seq })))
      .execute()
  }
}

/** Returns the IDs of the sources that still exist. */
export async function findSources(
  tx: Transaction<Tables>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const unique = [...new Set(ids)].filter((id) => id !== null)
  if (unique.length === 0) return new Map()
  const rows = await tx.selectFrom('source').select(['id', 'url']).where('id', 'in', unique).execute()
  return new Map(rows.map(({ id, url }) => [id, url]))
}

export async function updatePost(
  tx: Transaction<Tables>,
  open: OpenSegment,
  segmentId: number,
  { post, body }: PostRow,
): Promise<void> {
  const { posts, bodies } = open(segmentId)
  // `is_copy` never changes: it compares the post with older ones.
  const { seq, is_copy: _isCopy, ...values } = post
  const { seq: _, ...texts } = body
  await tx.updateTable(posts).set(values).where('seq', '=', seq).execute()
  await tx.updateTable(bodies).set(texts).where('seq', '=', seq).execute()
}

export async function deletePostRows(
  tx: Transaction<Tables>,
  open: OpenSegment,
  segmentId: number,
  { uuid, seq }: { uuid: string; seq: number },
): Promise<void> {
  const { posts, bodies, bands, text } = open(segmentId)
  await tx.deleteFrom(posts).where('seq', '=', seq).execute()
  await tx.deleteFrom(bodies).where('seq', '=', seq).execute()
  await tx.deleteFrom(bands).where('seq', '=', seq).execute()
  await tx.deleteFrom('post_uuid').where('uuid', '=', uuid).execute()
  await text.remove(tx, [seq])
}

export async function findSeqs(db: Kysely<Tables>, uuids: readonly string[]): Promise<Map<string, number>> {
  if (uuids.length === 0) return new Map()
  const rows = await db.selectFrom('post_uuid').where('uuid', 'in', uuids).select(['uuid', 'seq']).execute()
  return new Map(rows.map(({ uuid, seq }) => [uuid, seq]))
}

export async function findTombstones(db: Kysely<Tables>, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set()
  const rows = await db.selectFrom('post_tombstone').where('uuid', 'in', uuids).select('uuid').execute()
  return new Set(rows.map(({ uuid }) => uuid))
}

export async function readBodies(
  db: Kysely<Tables>,
  open: OpenSegment,
  segments: readonly Segment[],
  seqs: readonly number[],
): Promise<Map<number, PostBodyTable>> {
  const bodies = new Map<number, PostBodyTable>()
  for (const [id, own] of Map.groupBy(seqs, (seq) => segmentOf(segments, seq)?.id)) {
    if (id === undefined) continue
    const rows = await db.selectFrom(open(id).bodies).where('seq', 'in', own).selectAll().execute()
    for (const row of rows) bodies.set(row.seq, row)
  }
  return bodies
}

/** In the order of `seqs`, without those that do not exist. */
export async function readPosts(
  db: Kysely<Tables>,
  open: OpenSegment,
  segments: readonly Segment[],
  seqs: readonly number[],
): Promise<StoredPost[]> {
  const postsBySeq = new Map<number, StoredPost>()
  for (const [id, own] of Map.groupBy(seqs, (seq) => segmentOf(segments, seq)?.id)) {
    if (id === undefined) continue
    const { posts, bodies } = open(id)
    const rows = await db
      .selectFrom(`${bodies} as body`)
      .innerJoin(`${posts} as post`, 'post.seq', 'body.seq')
      .leftJoin('cluster', 'cluster.id', 'body.cluster_id')
      .where('body.seq', 'in', own)
      .select([
        'body.seq',
        'body.core',
        'body.enrichment',
        'body.cluster_id',
        'cluster.first_seq',
        'post.uuid',
        'post.crawled_ms',
      ])
      .execute()
    for (const { seq, core, enrichment, cluster_id, first_seq, uuid, crawled_ms } of rows)
      postsBySeq.set(seq, {
        seq,
        uuid,
        crawledMs: crawled_ms,
        core,
        enrichment,
        clusterId: cluster_id,
        isFirst: first_seq === seq,
      })
  }
  return seqs.flatMap((seq) => postsBySeq.get(seq) ?? [])
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, part) =>
    rows.slice(part * maxRows, (part + 1) * maxRows),
  )
}

export async function readIndexedPost(
  db: Kysely<Tables>,
  open: OpenSegment,
  segmentId: number,
  seq: number,
): Promise<PostRow | undefined> {
  const { posts, bodies } = open(segmentId)
  const post = await db.selectFrom(posts).where('seq', '=', seq).selectAll().executeTakeFirst()
  const body = await db.selectFrom(bodies).where('seq', '=', seq).selectAll().executeTakeFirst()
  return post && body ? { post, body } : undefined
}

export async function setCluster(
  tx: Transaction<Tables>,
  open: OpenSegment,
  segmentId: number,
  seq: number,
  clusterId: string | null,
): Promise<void> {
  await tx.updateTable(open(segmentId).bodies).set({ cluster_id: clusterId }).where('seq', '=', seq).execute()
}

export async function insertTombstone(tx: Transaction<Tables>, uuid: string, nowMs: number): Promise<void> {
  await tx
    .insertInto('post_tombstone')
    .values({ uuid, deleted_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
