import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { type IssueTable, maxNumber } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { copyToFacets } from './issue-facets.ts'

export type IssueRow = Selectable<IssueTable>

export async function findIssue(
  db: Kysely<Tables>,
  repositoryId: number,
  number: number,
): Promise<IssueRow | undefined> {
  if (number > maxNumber) return undefined
  return db
    .selectFrom('issue')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export function findIssueById(db: Kysely<Tables>, id: number): Promise<IssueRow | undefined> {
  return db.selectFrom('issue').selectAll().where('id', '=', id).executeTakeFirst()
}

/** In the order of the ids. */
export async function listIssuesById(db: Kysely<Tables>, ids: readonly number[]): Promise<IssueRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('issue').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Counts a new open issue and returns its number. Issues and pull requests share one sequence. The row lock makes
 * numbers unique.
 */
export async function addToRepository(tx: Transaction<Tables>, repositoryId: number): Promise<number> {
  const { next_number } = await tx
    .updateTable('repository')
    .set({
      next_number: sql`next_number + 1`,
      open_issues: sql`open_issues + 1`,
      version: sql`version + 1`,
      issues_version: sql`issues_version + 1`,
    })
    .where('id', '=', repositoryId)
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next_number - 1
}

/** Inserts an issue with the next number of its repository. */
export async function insertIssue(
  tx: Transaction<Tables>,
  issue: Omit<Insertable<IssueTable>, 'number'>,
): Promise<IssueRow> {
  const number = tx
    .selectFrom('repository')
    .select(sql<number>`next_number - 1`.as('number'))
    .where('id', '=', issue.repository_id)
  const [, inserted] = await Promise.all([
    addToRepository(tx, issue.repository_id),
    tx
      .insertInto('issue')
      .values({ ...issue, number })
      .returningAll()
      .executeTakeFirstOrThrow(),
  ])
  return inserted
}

/** Updates the issue, its facets and its tallies. */
export async function updateIssue(
  tx: Transaction<Tables>,
  before: IssueRow,
  change: Updateable<IssueTable>,
): Promise<IssueRow> {
  const {
    is_open = before.is_open,
    updated_at_ms = before.updated_at_ms,
    comments = before.comments,
  } = change
  const sortColumns = { is_open, updated_at_ms, comments }
  const [issue] = await Promise.all([
    tx.updateTable('issue').set(change).where('id', '=', before.id).returningAll().executeTakeFirstOrThrow(),
    copyToFacets(tx, { ...before, ...sortColumns }, before.is_open),
  ])
  if (issue.is_open !== before.is_open) {
    if (issue.is_pull)
      await tx
        .updateTable('pull_request')
        .set({ is_open: issue.is_open, auto_merge: null })
        .where('issue_id', '=', issue.id)
        .execute()
    await countIssues(
      tx,
      issue.repository_id,
      issue.is_open ? { open: 1, closed: -1 } : { open: -1, closed: 1 },
    )
    if (issue.parent_id !== null) await countSubIssues(tx, issue.parent_id, 0, issue.is_open ? -1 : 1)
    await incrementDependencyVersions(tx, issue.id)
  }
  return issue
}

/** Increments the version that ETags of issues depend on. */
export async function incrementIssuesVersion(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  await tx
    .updateTable('repository')
    .set({ issues_version: sql`issues_version + 1` })
    .where('id', '=', repositoryId)
    .execute()
}

export async function countIssues(
  tx: Transaction<Tables>,
  repositoryId: number,
  { open, closed }: { open: number; closed: number },
): Promise<void> {
  await tx
    .updateTable('repository')
    .set({
      open_issues: sql`open_issues + ${open}`,
      closed_issues: sql`closed_issues + ${closed}`,
      version: sql`version + 1`,
      issues_version: sql`issues_version + 1`,
    })
    .where('id', '=', repositoryId)
    .execute()
}

/** The parent may be in another repository, whose responses show its progress. */
export async function countSubIssues(
  tx: Transaction<Tables>,
  parentId: number,
  all: number,
  closed: number,
): Promise<void> {
  const { repository_id } = await tx
    .updateTable('issue')
    .set({
      sub_issues: sql`sub_issues + ${all}`,
      sub_issues_closed: sql`sub_issues_closed + ${closed}`,
    })
    .where('id', '=', parentId)
    .returning('repository_id')
    .executeTakeFirstOrThrow()
  await incrementIssuesVersion(tx, repository_id)
}

/** Responses show how many blocking issues are open, so versions of both sides change. */
async function incrementDependencyVersions(tx: Transaction<Tables>, issueId: number): Promise<void> {
  const connected = await tx
    .selectFrom('issue_dependency')
    .innerJoin('issue', 'issue.id', 'issue_dependency.blocked_id')
    .select('issue.repository_id')
    .where('issue_dependency.blocking_id', '=', issueId)
    .union(
      tx
        .selectFrom('issue_dependency')
        .innerJoin('issue', 'issue.id', 'issue_dependency.blocking_id')
        .select('issue.repository_id')
        .where('issue_dependency.blocked_id', '=', issueId),
    )
    .execute()
  for (const { repository_id } of connected) await incrementIssuesVersion(tx, repository_id)
}
