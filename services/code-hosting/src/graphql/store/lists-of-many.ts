import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { CommentRow } from '../../issues/store/issue-comments.ts'
import type { ReviewCommentRow } from '../../reviews/store/review-comments.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'
import type { Part } from '../connections.ts'
import { listPartOfMany } from './part-of-many.ts'

export async function listCommentsOfIssues(
  db: Kysely<Tables>,
  issueIds: readonly number[],
  part: Part,
): Promise<Map<number, CommentRow[]>> {
  const lists = { table: 'issue_comment', parent: 'issue_id', parentIds: issueIds } as const
  return Map.groupBy(await listPartOfMany<CommentRow>(db, lists, part), ({ issue_id }) => issue_id)
}

/** Pending reviews exist for their author only. */
export async function listReviewsOfPulls(
  db: Kysely<Tables>,
  issueIds: readonly number[],
  viewerId: number,
  part: Part,
): Promise<Map<number, ReviewRow[]>> {
  const where = sql`(state <> 'pending' or author_id = ${viewerId})`
  const lists = { table: 'review', parent: 'issue_id', parentIds: issueIds, where } as const
  return Map.groupBy(await listPartOfMany<ReviewRow>(db, lists, part), ({ issue_id }) => issue_id)
}

type OfReviews = 'thread_id' | 'review_id'

/** Comments of threads or reviews. Pending ones exist for their author only. */
export async function listReviewCommentsOf(
  db: Kysely<Tables>,
  column: OfReviews,
  ids: readonly number[],
  viewerId: number,
  part: Part,
): Promise<Map<number, ReviewCommentRow[]>> {
  const where = sql`(is_pending = 0 or author_id = ${viewerId})`
  const lists = { table: 'review_comment', parent: column, parentIds: ids, where } as const
  return Map.groupBy(await listPartOfMany<ReviewCommentRow>(db, lists, part), (row) => row[column])
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
