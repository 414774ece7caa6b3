import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { CommentRow } from '../../issues/store/issue-comments.ts'
import type { ReviewCommentRow } from '../../reviews/store/review-comments.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'
import type { Part } from '../connections.ts'

/** The same part of the comments of several issues, with one more row each if there are more. */
export async function listCommentsOfIssues(
  db: Kysely<Tables>,
  issueIds: readonly number[],
  part: Part,
): Promise<Map<number, CommentRow[]>> {
  const ids = await idsOf(db, 'issue_comment', issueIds, part)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('issue_comment')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', part.isBackward ? 'desc' : 'asc')
    .execute()
  return Map.groupBy(rows, ({ issue_id }) => issue_id)
}

/** Pending reviews exist for their author only. */
export async function listReviewsOfPulls(
  db: Kysely<Tables>,
  issueIds: readonly number[],
  viewerId: number,
  part: Part,
): Promise<Map<number, ReviewRow[]>> {
  const ids = await idsOf(db, 'review', issueIds, part, viewerId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', part.isBackward ? 'desc' : 'asc')
    .execute()
  return Map.groupBy(rows, ({ issue_id }) => issue_id)
}

type OfReviews = 'thread_id' | 'review_id'

/** The same part of the review comments of several threads or reviews. Pending ones exist for their author only. */
export async function listReviewCommentsOf(
  db: Kysely<Tables>,
  column: OfReviews,
  ids: readonly number[],
  viewerId: number,
  { limit, isBackward, beyond }: Part,
): Promise<Map<number, ReviewCommentRow[]>> {
  const [after] = beyond ?? []
  const direction = isBackward ? 'desc' : 'asc'
  const beyondCursor = after === undefined ? sql`` : sql`and id ${sql.raw(isBackward ? '<' : '>')} ${after}`
  const { rows } = await sql<ReviewCommentRow>`
    select * from review_comment where id in (
      select id from (
        select id, row_number() over (partition by ${sql.ref(column)} order by id ${sql.raw(direction)}) as number
        from review_comment
        where ${sql.ref(column)} in (${sql.join(ids)}) and (is_pending = 0 or author_id = ${viewerId}) ${beyondCursor}
      ) as numbered where number <= ${limit + 1}
    ) order by id ${sql.raw(direction)}`.execute(db)
  return Map.groupBy(rows, (row) => row[column])
}

export async function countReviewCommentsOf(
  db: Kysely<Tables>,
  column: OfReviews,
  ids: readonly number[],
  viewerId: number,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('review_comment')
    .select(({ fn }) => [`${column} as id`, fn.countAll<number>().as('count')])
    .where(column, 'in', ids)
    .where((eb) => eb.or([eb('is_pending', '=', 0), eb('author_id', '=', viewerId)]))
    .groupBy(column)
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** The latest visible review of each author that is not pending, per pull request. */
export async function listLatestReviews(
  db: Kysely<Tables>,
  issueIds: readonly number[],
): Promise<Map<number, ReviewRow[]>> {
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('review')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('issue_id', 'in', issueIds)
        .where('state', '!=', 'pending')
        .groupBy(['issue_id', 'author_id']),
    )
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ issue_id }) => issue_id)
}

export async function countReviewsOfPulls(
  db: Kysely<Tables>,
  issueIds: readonly number[],
  viewerId: number,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('review')
    .select(({ fn }) => ['issue_id', fn.countAll<number>().as('count')])
    .where('issue_id', 'in', issueIds)
    .where((eb) => eb.or([eb('state', '!=', 'pending'), eb('author_id', '=', viewerId)]))
    .groupBy('issue_id')
    .execute()
  return new Map(rows.map(({ issue_id, count }) => [issue_id, Number(count)]))
}

/** Open and merged pull requests with these commits, by commit. */
export async function listPullIdsOfCommits(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<Map<string, number[]>> {
  const contained = await db
    .selectFrom('pull_commit')
    .innerJoin('pull_request', 'pull_request.issue_id', 'pull_commit.issue_id')
    .select(['pull_commit.oid as oid', 'pull_request.issue_id as id'])
    .where('pull_commit.repository_id', '=', repositoryId)
    .where('pull_commit.oid', 'in', oids)
    .where((eb) =>
      eb.or([eb('pull_request.is_open', '=', 1), eb('pull_request.merged_at_ms', 'is not', null)]),
    )
    .orderBy('pull_request.issue_id', 'desc')
    .execute()
  const merged = await db
    .selectFrom('pull_request')
    .select(['merge_commit_oid as oid', 'issue_id as id'])
    .where('repository_id', '=', repositoryId)
    .where('merge_commit_oid', 'in', oids)
    .where('merged_at_ms', 'is not', null)
    .execute()
  const ids = new Map<string, Set<number>>()
  for (const { oid, id } of [...contained, ...merged])
    if (oid !== null) ids.set(oid, (ids.get(oid) ?? new Set<number>()).add(id))
  return new Map([...ids].map(([oid, all]) => [oid, [...all].sort((one, other) => other - one)]))
}

async function idsOf(
  db: Kysely<Tables>,
  table: 'issue_comment' | 'review',
  issueIds: readonly number[],
  { limit, isBackward, beyond }: Part,
  viewerId?: number,
): Promise<number[]> {
  const [after] = beyond ?? []
  const direction = sql.raw(isBackward ? 'desc' : 'asc')
  const visible = viewerId === undefined ? sql`` : sql`and (state <> 'pending' or author_id = ${viewerId})`
  const beyondCursor = after === undefined ? sql`` : sql`and id ${sql.raw(isBackward ? '<' : '>')} ${after}`
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, row_number() over (partition by issue_id order by id ${direction}) as number
      from ${sql.table(table)}
      where issue_id in (${sql.join(issueIds)}) ${visible} ${beyondCursor}
    ) as numbered where number <= ${limit + 1}`.execute(db)
  return rows.map(({ id }) => id)
}
