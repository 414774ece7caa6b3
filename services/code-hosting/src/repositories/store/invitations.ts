import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InvitationTable } from '../../database/repository-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type InvitationRow = Selectable<InvitationTable>

export interface InvitationsOf {
  repositoryId?: number
  inviteeId?: number
}

function select(db: Kysely<Tables>, { repositoryId, inviteeId }: InvitationsOf) {
  let query = db.selectFrom('invitation')
  if (repositoryId !== undefined) query = query.where('repository_id', '=', repositoryId)
  if (inviteeId !== undefined) query = query.where('invitee_id', '=', inviteeId)
  return query
}

export async function listInvitations(
  db: Kysely<Tables>,
  of: InvitationsOf,
  slice: Slice,
): Promise<{ rows: InvitationRow[]; total: number }> {
  return readSlice(select(db, of).selectAll().orderBy('id'), slice)
}

export function findInvitation(
  db: Kysely<Tables>,
  id: number,
  of: InvitationsOf,
): Promise<InvitationRow | undefined> {
  return select(db, of).where('id', '=', id).selectAll().executeTakeFirst()
}

/** One per invitee: inviting again changes the role. */
export async function putInvitation(
  tx: Transaction<Tables>,
  row: Omit<InvitationRow, 'id'>,
): Promise<InvitationRow> {
  return tx
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['repository_id', 'invitee_id'])
        .doUpdateSet({ role: row.role, inviter_id: row.inviter_id, created_at_ms: row.created_at_ms }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changeInvitation(
  tx: Transaction<Tables>,
  id: number,
  { role, inviterId }: { role: string; inviterId: number },
): Promise<InvitationRow | undefined> {
  return tx
    .updateTable('invitation')
    .set({ role, inviter_id: inviterId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteInvitation(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('invitation').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}

/** Deletes and returns the invitation with its current role. */
export function takeInvitation(tx: Transaction<Tables>, id: number): Promise<InvitationRow | undefined> {
  return tx.deleteFrom('invitation').where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteInvitationsOf(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  await tx.deleteFrom('invitation').where('repository_id', '=', repositoryId).execute()
}

export async function withdrawInvitation(
  tx: Transaction<Tables>,
  repositoryId: number,
  inviteeId: number,
): Promise<void> {
  await tx
    .deleteFrom('invitation')
    .where('repository_id', '=', repositoryId)
    .where('invitee_id', '=', inviteeId)
    .execute()
}
