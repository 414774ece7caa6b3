import type { Kysely, Selectable, Transaction } from 'kysely'
import type { LinkedBranchTable } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type LinkedBranchRow = Selectable<LinkedBranchTable>

/** Branches that were deleted are left out. */
function selectExisting(db: Kysely<Tables>) {
  return db
    .selectFrom('linked_branch')
    .innerJoin('ref', (join) =>
      join
        .onRef('ref.repository_id', '=', 'linked_branch.repository_id')
        .on((eb) => eb('ref.name', '=', eb(eb.val('refs/heads/'), '||', eb.ref('linked_branch.name')))),
    )
    .selectAll('linked_branch')
}

/** The oldest first, by issue. */
export async function listLinkedBranches(
  db: Kysely<Tables>,
  issueIds: readonly number[],
): Promise<Map<number, LinkedBranchRow[]>> {
  const rows = await selectExisting(db)
    .where('linked_branch.issue_id', 'in', issueIds)
    .orderBy('linked_branch.id')
    .execute()
  return Map.groupBy(rows, ({ issue_id }) => issue_id)
}

export async function listLinkedBranchesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, LinkedBranchRow>> {
  const rows = await selectExisting(db).where('linked_branch.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function listIssueIdsOfBranch(
  db: Kysely<Tables>,
  repositoryId: number,
  name: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('linked_branch')
    .select('issue_id')
    .where('repository_id', '=', repositoryId)
    .where('name', '=', name)
    .orderBy('id')
    .execute()
  return rows.map(({ issue_id }) => issue_id)
}

export async function countLinkedBranches(db: Kysely<Tables>, issueId: number): Promise<number> {
  const { count } = await db
    .selectFrom('linked_branch')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Links of earlier branches with the name end. */
export async function insertLinkedBranch(
  tx: Transaction<Tables>,
  branch: Omit<LinkedBranchRow, 'id'>,
): Promise<LinkedBranchRow> {
  await tx
    .deleteFrom('linked_branch')
    .where('repository_id', '=', branch.repository_id)
    .where('name', '=', branch.name)
    .execute()
  return tx.insertInto('linked_branch').values(branch).returningAll().executeTakeFirstOrThrow()
}

export async function deleteLinkedBranch(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('linked_branch').where('id', '=', id).execute()
}
