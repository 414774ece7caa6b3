import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import type { Transaction } from 'kysely'
import type { Context, Viewer } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { argumentsError, problem } from '../../errors.ts'
import { createPool } from '../../inventory/pools.ts'
import { queueMail } from '../../outbox/outbox.ts'
import { eventPageOf } from '../addresses.ts'
import { getManagedEvent } from '../get-event.ts'
import type { EventRow } from '../store/events.ts'
import { isPublic, isPublished } from '../visibility.ts'
import {
  type CountedInvitation,
  countInvitationsOf,
  countInvitationsSince,
  findInvitation,
  insertInvitation,
  isInvited,
} from './store.ts'

export interface NewInvitation {
  email: string
  name?: string | undefined
  /** The number of tickets. */
  quantity: number
  expiresAtMs: number | null
}

export interface CreatedInvitation {
  invitation: CountedInvitation
  /** Only the hash of its secret is stored, so it is returned once. */
  url: string
}

/** Sends an email with the link. */
export async function createInvitation(
  context: Context,
  viewer: Viewer,
  eventId: number,
  input: NewInvitation,
): Promise<CreatedInvitation> {
  const { db, clock, ids } = context
  const { organization_id } = await getManagedEvent(db.read, viewer, eventId)
  const secret = ids.text(43)
  return await db.writeBatched(`invitations of ${organization_id}`, async (tx) => {
    const event = await getManagedEvent(tx, viewer, eventId)
    const nowMs = clock.now()
    await refuseInvitation(tx, event, input, nowMs)
    const { email, name = '', quantity, expiresAtMs } = input
    const poolId = await createPool(tx, { eventId, kind: 'invitation', capacity: quantity })
    const id = await insertInvitation(tx, {
      event_id: eventId,
      organization_id,
      pool_id: poolId,
      name,
      email,
      email_folded: email.toLowerCase(),
      secret_hash: hashSecret(secret),
      created_by: viewer.userId,
      created_at_ms: nowMs,
      expires_at_ms: expiresAtMs,
      revoked_at_ms: null,
    })
    const url = `${eventPageOf(context.url(), event)}?invite_token=${secret}`
    const to = { address: email, ...(name && { name }) }
    await queueMail(tx, context, { kind: 'invitation', eventId, to, quantity, address: url, expiresAtMs })
    const invitation = await findInvitation(tx, id)
    if (!invitation) throw new Error(`Invitation ${id} was inserted but not found`)
    return { invitation, url }
  })
}

async function refuseInvitation(
  tx: Transaction<Tables>,
  event: EventRow,
  { email, expiresAtMs }: NewInvitation,
  nowMs: number,
): Promise<void> {
  if (!isPublished(event)) throw problem('NOT_PUBLISHED')
  if (isPublic(event)) throw problem('NOT_PRIVATE')
  if (expiresAtMs !== null && expiresAtMs <= nowMs)
    throw argumentsError({ 'invitation.expires': ['INVALID'] })
  if (await isInvited(tx, event.id, email.toLowerCase())) throw problem('ALREADY_INVITED')
  if ((await countInvitationsOf(tx, event.id)) >= maxPerEvent) throw problem('TOO_MANY_INVITATIONS')
  const today = await countInvitationsSince(tx, event.organization_id, nowMs - dayMs)
  if (today >= maxPerOrganizationAndDay) throw problem('TOO_MANY_INVITATIONS', { message: tooManyToday })
}

/** Each one is an email to an address that the organizer chose. */
const maxPerEvent = 1_000
const maxPerOrganizationAndDay = 1_000
const dayMs = 86_400_000
const tooManyToday = `An organization can send at most ${maxPerOrganizationAndDay} invitations in 24 hours.`
