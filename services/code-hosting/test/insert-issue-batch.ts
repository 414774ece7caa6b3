import { type Insertable, sql, type Transaction } from 'kysely'
import type { IssueFacetTable } from '../src/database/issue-tables.ts'
import type { Tables } from '../src/database/tables.ts'
import { addTally, type Facet, facets, nobody } from '../src/issues/store/issue-facets.ts'
import { countIssues } from '../src/issues/store/issues.ts'

/** An issue for bulk insertion, with its counts. */
export interface BatchIssue {
  title: string
  body: string | null
  isOpen: boolean
  authorId: number
  assigneeIds: readonly number[]
  labelIds: readonly number[]
  milestoneId: number | null
  createdAtMs: number
  updatedAtMs: number
}

/** Inserts many existing issues without events or notifications. A few hundred fit in a statement. */
export async function insertIssueBatch(
  tx: Transaction<Tables>,
  repositoryId: number,
  batch: readonly BatchIssue[],
): Promise<void> {
  const { next_number } = await tx
    .updateTable('repository')
    .set({ next_number: sql`next_number + ${batch.length}` })
    .where('id', '=', repositoryId)
    .returning('next_number')
    .executeTakeFirstOrThrow()
  const first = next_number - batch.length
  const added = await tx
    .insertInto('issue')
    .values(
      batch.map((issue, index) => ({
        repository_id: repositoryId,
        number: first + index,
        title: issue.title,
        body: issue.body,
        is_open: issue.isOpen ? 1 : 0,
        state_reason: issue.isOpen ? null : ('completed' as const),
        author_id: issue.authorId,
        closed_by_id: issue.isOpen ? null : issue.authorId,
        closed_at_ms: issue.isOpen ? null : issue.updatedAtMs,
        milestone_id: issue.milestoneId,
        created_at_ms: issue.createdAtMs,
        updated_at_ms: issue.updatedAtMs,
      })),
    )
    .returning(['id', 'number'])
    .execute()
  const ids = new Map(added.map(({ id, number }) => [number, id]))
  const rows = batch.flatMap((issue, index) =>
    facetsOf(issue).map(
      ({ kind, subjectId }): Insertable<IssueFacetTable> => ({
        issue_id: ids.get(first + index) ?? 0,
        kind,
        subject_id: subjectId,
        repository_id: repositoryId,
        is_open: issue.isOpen ? 1 : 0,
        updated_at_ms: issue.updatedAtMs,
        comments: 0,
      }),
    ),
  )
  await tx.insertInto('issue_facet').values(rows).execute()
  await countRows(tx, repositoryId, rows)
  const open = batch.filter(({ isOpen }) => isOpen).length
  await countIssues(tx, repositoryId, { open, closed: batch.length - open })
}

function facetsOf({ authorId, assigneeIds, labelIds, milestoneId }: BatchIssue): Facet[] {
  const assignees = assigneeIds.length ? assigneeIds : [nobody]
  return [
    { kind: facets.author, subjectId: authorId },
    { kind: facets.milestone, subjectId: milestoneId ?? nobody },
    ...assignees.map((subjectId) => ({ kind: facets.assignee, subjectId })),
    ...labelIds.map((subjectId) => ({ kind: facets.label, subjectId })),
  ]
}

async function countRows(
  tx: Transaction<Tables>,
  repositoryId: number,
  rows: readonly Insertable<IssueFacetTable>[],
): Promise<void> {
  const counts = new Map<string, Facet & { open: number; closed: number }>()
  for (const { kind, subject_id: subjectId, is_open } of rows) {
    const key = `${kind}:${subjectId}`
    const count = counts.get(key) ?? { kind, subjectId, open: 0, closed: 0 }
    counts.set(key, { ...count, open: count.open + is_open, closed: count.closed + 1 - is_open })
  }
  for (const { open, closed, ...facet } of counts.values())
    await addTally(tx, repositoryId, [facet], { open, closed })
}
