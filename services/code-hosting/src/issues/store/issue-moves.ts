import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { addTally, type Facet } from './issue-facets.ts'
import { insertRedirect } from './issue-redirects.ts'
import { countIssues, countSubIssues, type IssueRow, incrementIssuesVersion } from './issues.ts'

/** Removes the facets of an issue from the lists of its repository, and returns them. */
export async function takeFacets(tx: Transaction<Tables>, issue: IssueRow): Promise<Facet[]> {
  const rows = await tx
    .deleteFrom('issue_facet')
    .where('issue_id', '=', issue.id)
    .returning(['kind', 'subject_id as subjectId'])
    .execute()
  await addTally(tx, issue.repository_id, rows, leavingOf(issue))
  return rows
}

const leavingOf = ({ is_open }: IssueRow) => (is_open ? { open: -1, closed: 0 } : { open: 0, closed: -1 })

/** Moves an issue without its facets, with all that belongs to it. The old number refers to it. */
export async function moveIssue(
  tx: Transaction<Tables>,
  before: IssueRow,
  to: { repositoryId: number; number: number; milestoneId: number | null },
  nowMs: number,
): Promise<IssueRow> {
  const { id } = before
  const target = { repository_id: to.repositoryId }
  const issue = await tx
    .updateTable('issue')
    .set({
      ...target,
      number: to.number,
      milestone_id: to.milestoneId,
      pin_position: null,
      updated_at_ms: Math.max(nowMs, before.created_at_ms),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.updateTable('issue_comment').set(target).where('issue_id', '=', id).execute()
  await tx.updateTable('issue_event').set(target).where('issue_id', '=', id).execute()
  await tx
    .updateTable('reaction')
    .set(target)
    .where((eb) =>
      eb.or([
        eb.and([eb('target', '=', 'issue'), eb('target_id', '=', id)]),
        eb.and([
          eb('target', '=', 'comment'),
          eb('target_id', 'in', eb.selectFrom('issue_comment').select('id').where('issue_id', '=', id)),
        ]),
      ]),
    )
    .execute()
  await tx
    .updateTable('notification')
    .set(target)
    .where('subject_id', '=', id)
    .where('subject_type', '=', 'Issue')
    .execute()
  await insertRedirect(tx, before, id)
  await countIssues(tx, before.repository_id, leavingOf(before))
  await incrementConnectedVersions(tx, issue)
  return issue
}

/** Deletes an issue with all that belongs to it. Its number is not used again. */
export async function deleteIssue(tx: Transaction<Tables>, issue: IssueRow): Promise<void> {
  const { id } = issue
  await takeFacets(tx, issue)
  await countIssues(tx, issue.repository_id, leavingOf(issue))
  await incrementConnectedVersions(tx, issue)
  if (issue.parent_id !== null) await countSubIssues(tx, issue.parent_id, -1, issue.is_open ? 0 : -1)
  await tx
    .updateTable('issue')
    .set({ parent_id: null, parent_position: null })
    .where('parent_id', '=', id)
    .execute()
  await tx
    .deleteFrom('reaction')
    .where('target', '=', 'comment')
    .where('target_id', 'in', (eb) => eb.selectFrom('issue_comment').select('id').where('issue_id', '=', id))
    .execute()
  await tx.deleteFrom('reaction').where('target', '=', 'issue').where('target_id', '=', id).execute()
  for (const table of ['notification', 'thread_subscription'] as const)
    await tx.deleteFrom(table).where('subject_id', '=', id).where('subject_type', '=', 'Issue').execute()
  await tx.deleteFrom('issue').where('id', '=', id).execute()
  await insertRedirect(tx, issue, null)
}

/** Responses about issues show their parents, sub-issues and dependencies. */
async function incrementConnectedVersions(tx: Transaction<Tables>, issue: IssueRow): Promise<void> {
  for (const { repository_id } of await listConnected(tx, issue))
    await incrementIssuesVersion(tx, repository_id)
}

async function listConnected(
  db: Kysely<Tables>,
  { id, parent_id }: IssueRow,
): Promise<{ repository_id: number }[]> {
  const { rows } = await sql<{ repository_id: number }>`
    select repository_id from issue where id = ${parent_id}
    union select repository_id from issue where parent_id = ${id}
    union select repository_id from issue where id in (
      select blocked_id from issue_dependency where blocking_id = ${id}
      union select blocking_id from issue_dependency where blocked_id = ${id}
    ) order by repository_id`.execute(db)
  return rows
}
