import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { loadParticipants } from '../../repositories/store/associations.ts'
import type { ReviewDetails } from '../present/reviews.ts'

/** Loads the data for a page of reviews or comments of one repository. */
export async function loadReviewDetails(
  db: Kysely<Tables>,
  rows: readonly { author_id: number; issue_id: number }[],
  repository: RepositoryRow,
): Promise<ReviewDetails> {
  const authors = rows.map(({ author_id }) => author_id)
  const issueIds = [...new Set(rows.map(({ issue_id }) => issue_id))]
  const issues = issueIds.length
    ? await db.selectFrom('issue').select(['id', 'number']).where('id', 'in', issueIds).execute()
    : []
  return {
    repository,
    ...(await loadParticipants(db, authors, [repository])),
    numbers: new Map(issues.map(({ id, number }) => [id, number])),
  }
}
