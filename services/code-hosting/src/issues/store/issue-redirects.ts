import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The id of the transferred issue, null if it was deleted, or undefined if no issue left this number. */
export async function findRedirect(
  db: Kysely<Tables>,
  repositoryId: number,
  number: number,
): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('issue_redirect')
    .select('issue_id')
    .where('repository_id', '=', repositoryId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.issue_id
}

export async function insertRedirect(
  tx: Transaction<Tables>,
  { repository_id, number }: { repository_id: number; number: number },
  issueId: number | null,
): Promise<void> {
  await tx.insertInto('issue_redirect').values({ repository_id, number, issue_id: issueId }).execute()
}
