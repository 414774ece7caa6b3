import type { Transaction } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
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

/** As `isOwner`, and also for installations: their permissions decide, which the guard of writes has checked. */
export async function isManagedBy(
  tx: Transaction<Tables>,
  { actor, organization, viewer }: { actor: AccountRow; organization: { id: number }; viewer: Viewer },
): Promise<boolean> {
  return viewer.installation !== null || isOwner(tx, organization.id, actor.id)
}
