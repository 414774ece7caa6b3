import type { Transaction } from 'kysely'
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
