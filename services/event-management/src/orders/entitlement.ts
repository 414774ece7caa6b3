import { isSameSecret } from '@octavo/platform/auth/secrets.ts'
import type { Kysely, Transaction } from 'kysely'
import { isMemberOf } from '../access/permissions.ts'
import type { Tables } from '../database/tables.ts'
import { admits } from '../events/admission.ts'
import { findInvitation, listInvitationsById } from '../events/invitations/store.ts'
import { type EventRow, findEvent } from '../events/store/events.ts'
import { isPublic, opensWithPassword } from '../events/visibility.ts'
import type { OrderDraft } from './order-draft.ts'

/**
 * Those whose buyers may not see the event any more: between the look at it and this transaction it may have become
 * private or got another password, or an invitation may have been revoked.
 */
export async function listUnentitled(
  tx: Transaction<Tables>,
  eventId: number,
  drafts: readonly OrderDraft[],
  nowMs: number,
): Promise<OrderDraft[]> {
  const event = await findEvent(tx, eventId)
  // Whether it is on sale at all is checked elsewhere.
  if (!event || isPublic(event)) return []
  const ids = drafts.flatMap(({ buyer: { entry } }) =>
    entry?.kind === 'invitation' ? entry.invitationId : [],
  )
  const invitations = ids.length > 0 ? await listInvitationsById(tx, ids) : []
  const valid = new Set(
    invitations.filter((invitation) => admits(invitation, event, nowMs)).map(({ id }) => id),
  )
  const unentitled = []
  for (const draft of drafts) if (!(await isEntitled(tx, event, draft, valid))) unentitled.push(draft)
  return unentitled
}

/** Each ticket of an order that was begun with an invitation counts for it. */
export async function listInvitationPools(
  db: Kysely<Tables>,
  invitationId: number | null,
): Promise<number[]> {
  const invitation = invitationId === null ? undefined : await findInvitation(db, invitationId)
  return invitation ? [invitation.pool_id] : []
}

async function isEntitled(
  tx: Transaction<Tables>,
  event: EventRow,
  { buyer: { userId, isSeller, isWaiting, entry } }: OrderDraft,
  validInvitations: ReadonlySet<number>,
): Promise<boolean> {
  if (isSeller || isWaiting) return true
  if (entry?.kind === 'password')
    return opensWithPassword(event) && isSameSecret(entry.password, event.password)
  if (entry?.kind === 'invitation') return validInvitations.has(entry.invitationId)
  return isMemberOf(tx, { userId, kind: 'private' }, event.organization_id)
}
