import type { Transaction } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { findPermissionsOfBot } from '../repositories/store/installed-repositories.ts'
import { findMembershipRow } from './store/memberships.ts'

/** Whether the user owns the organization in this transaction, which may begin long after the request did. */
export async function isOwner(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<boolean> {
  const membership = await findMembershipRow(tx, organizationId, userId)
  return membership?.state === 'active' && membership.role === 'admin'
}

/** As `isOwner`, and also for bots: the permissions of their app decide, which the guard of writes has checked. */
export async function isManagedBy(
  tx: Transaction<Tables>,
  { actor, organization }: { actor: AccountRow; organization: { id: number } },
): Promise<boolean> {
  return actor.role === 'bot' || isOwner(tx, organization.id, actor.id)
}

/** Whether the inviter, a user or a bot, may still invite members. Checked when an invitation is accepted. */
export async function mayInvite(
  tx: Transaction<Tables>,
  organizationId: number,
  inviterId: number,
): Promise<boolean> {
  if (await isOwner(tx, organizationId, inviterId)) return true
  const permissions = await findPermissionsOfBot(tx, organizationId, inviterId)
  return permissions?.members === 'write'
}
