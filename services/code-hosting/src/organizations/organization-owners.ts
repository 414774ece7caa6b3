import type { Transaction } from 'kysely'
import { findMembershipRow } from '../store/memberships.ts'
import type { Tables } from '../store/tables.ts'

/** Whether the user owns the organisation in this transaction, which may begin long after the request did. */
export async function isOwner(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<boolean> {
  const membership = await findMembershipRow(tx, organizationId, userId)
  return membership?.state === 'active' && membership.role === 'admin'
}
