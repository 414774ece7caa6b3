import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { AutoMerge, PullRequestTable } from '../../database/pull-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { findIssue, findIssueById, type IssueRow, listIssuesById } from '../../issues/store/issues.ts'

export type PullRow = Selectable<PullRequestTable>

/** A pull request and its issue, which has the title, body, author and state. */
export interface PullRequest {
  issue: IssueRow
  pull: PullRow
}

export async function findPull(
  db: Kysely<Tables>,
  repositoryId: number,
  number: number,
): Promise<PullRequest | undefined> {
  const issue = await findIssue(db, repositoryId, number)
  return issue && complete(db, issue)
}

export async function findPullById(db: Kysely<Tables>, issueId: number): Promise<PullRequest | undefined> {
  const issue = await findIssueById(db, issueId)
  return issue && complete(db, issue)
}

async function complete(db: Kysely<Tables>, issue: IssueRow): Promise<PullRequest | undefined> {
  const pull = issue.is_pull ? (await listPullRows(db, [issue.id])).get(issue.id) : undefined
  return pull && { issue, pull }
}

/** In the order of the ids. */
export async function listPullsById(db: Kysely<Tables>, issueIds: readonly number[]): Promise<PullRequest[]> {
  const rows = await listPullRows(db, issueIds)
  const issues = await listIssuesById(db, issueIds)
  return issues.flatMap((issue) => {
    const pull = rows.get(issue.id)
    return pull ? [{ issue, pull }] : []
  })
}

async function listPullRows(db: Kysely<Tables>, issueIds: readonly number[]): Promise<Map<number, PullRow>> {
  if (issueIds.length === 0) return new Map()
  const rows = await db.selectFrom('pull_request').selectAll().where('issue_id', 'in', issueIds).execute()
  return new Map(rows.map((row) => [row.issue_id, row]))
}

export function insertPull(tx: Transaction<Tables>, pull: Insertable<PullRequestTable>): Promise<PullRow> {
  return tx.insertInto('pull_request').values(pull).returningAll().executeTakeFirstOrThrow()
}

export function updatePull(
  tx: Transaction<Tables>,
  issueId: number,
  change: Updateable<PullRequestTable>,
): Promise<PullRow> {
  return tx
    .updateTable('pull_request')
    .set(change)
    .where('issue_id', '=', issueId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function readAutoMerge({ auto_merge }: Pick<PullRow, 'auto_merge'>): AutoMerge | undefined {
  return auto_merge === null ? undefined : decodeJson<AutoMerge>(auto_merge)
}

/** An open pull request other than `exceptId` with the same head and base. */
export async function findTwin(
  db: Kysely<Tables>,
  {
    repository_id,
    base_ref,
    head_repository_id,
    head_ref,
  }: Pick<PullRow, 'repository_id' | 'base_ref' | 'head_repository_id' | 'head_ref'>,
  exceptId = 0,
): Promise<PullRow | undefined> {
  if (head_repository_id === null) return undefined
  return db
    .selectFrom('pull_request')
    .selectAll()
    .where('head_repository_id', '=', head_repository_id)
    .where('head_ref', '=', head_ref)
    .where('is_open', '=', 1)
    .where('repository_id', '=', repository_id)
    .where('base_ref', '=', base_ref)
    .where('issue_id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst()
}
