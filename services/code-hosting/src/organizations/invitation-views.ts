import type { Kysely } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentInvitation } from './present/memberships.ts'
import type { InvitationRow } from './store/organization-invitations.ts'

/** Presents invitations with their invitees and inviters. */
export async function viewInvitations(
  db: Kysely<Tables>,
  rows: readonly InvitationRow[],
  addresses: Addresses,
) {
  const accounts = await findAccounts(
    db,
    rows.flatMap(({ invitee_id, inviter_id }) => [invitee_id, inviter_id]),
  )
  return rows.flatMap((row) => {
    const [invitee, inviter] = [accounts.get(row.invitee_id), accounts.get(row.inviter_id)]
    return invitee && inviter ? [presentInvitation(row, { invitee, inviter }, addresses)] : []
  })
}
