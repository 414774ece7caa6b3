import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { IssueRow } from './issues.ts'

function selectSubIssues(db: Kysely<Tables>, parentId: number) {
  return db
    .selectFrom('issue')
    .selectAll()
    .where('parent_id', '=', parentId)
    .orderBy('parent_position')
    .orderBy('id')
}

export function listSubIssues(
  db: Kysely<Tables>,
  parentId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<IssueRow[]> {
  return selectSubIssues(db, parentId).limit(limit).offset(offset).execute()
}

/** The sub-issues of several issues, by the id of the parent. */
export async function listSubIssuesOf(
  db: Kysely<Tables>,
  parentIds: readonly number[],
): Promise<Map<number, IssueRow[]>> {
  const rows = await db
    .selectFrom('issue')
    .selectAll()
    .where('parent_id', 'in', parentIds)
    .orderBy('parent_position')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ parent_id }) => parent_id ?? 0)
}

/** The ancestors of an issue, nearest first. */
export async function listAncestors(db: Kysely<Tables>, issue: IssueRow, most: number): Promise<number[]> {
  const ancestors: number[] = []
  for (let above = issue.parent_id; above !== null && ancestors.length < most; ) {
    ancestors.push(above)
    const row = await db.selectFrom('issue').select('parent_id').where('id', '=', above).executeTakeFirst()
    above = row?.parent_id ?? null
  }
  return ancestors
}

/** Inserts a sub-issue at a position and shifts the following ones. */
export async function setSubIssuePosition(
  tx: Transaction<Tables>,
  parentId: number,
  issueId: number,
  position: number,
): Promise<void> {
  const others = (await selectSubIssues(tx, parentId).execute()).filter(({ id }) => id !== issueId)
  const ordered = [...others.slice(0, position), { id: issueId }, ...others.slice(position)]
  for (const [index, { id }] of ordered.entries())
    await tx
      .updateTable('issue')
      .set({ parent_id: parentId, parent_position: index })
      .where('id', '=', id)
      .execute()
}

export async function leaveParent(tx: Transaction<Tables>, issueId: number): Promise<void> {
  await tx
    .updateTable('issue')
    .set({ parent_id: null, parent_position: null })
    .where('id', '=', issueId)
    .execute()
}
