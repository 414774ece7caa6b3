import { chunkIds } from '@octavo/platform/data/chunks.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Kysely, Transaction } from 'kysely'
import { increment } from '../database/increment.ts'
import type { Tables } from '../database/tables.ts'
import type { AttendeeRow } from '../orders/store/attendees.ts'
import { nameKeysOf } from '../orders/store/name-keys.ts'
import type { OrderRow } from '../orders/store/orders.ts'

/** A user with their verified address. */
export interface Owner {
  userId: number
  ownAddress: string | undefined
}

/**
 * In pages, so that a user with thousands of orders does not block others. Includes guest orders with the
 * verified address.
 */
export function findOrdersOf(
  db: Kysely<Tables>,
  { userId, ownAddress = '' }: Owner,
  afterId: number,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('ticket_order')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        ...(ownAddress ? [eb.and([eb('user_id', 'is', null), eb('email_folded', '=', ownAddress)])] : []),
      ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Tickets with an address, regardless of the buyer. */
export function findTicketsFor(
  db: Kysely<Tables>,
  emailFolded: string,
  afterId: number,
  limit: number,
): Promise<AttendeeRow[]> {
  return db
    .selectFrom('attendee')
    .selectAll()
    .where('email_folded', '=', emailFolded)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** With the number of members. */
export function findOwnedOrganizations(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('organization')
    .innerJoin('member', 'member.organization_id', 'organization.id')
    .select((eb) => ['organization.id', eb.fn.countAll<number>().as('members')])
    .where('organization.owner_id', '=', userId)
    .where('member.is_pending', '=', 0)
    .groupBy('organization.id')
    .execute()
}

/** True if an upcoming event has orders. */
export async function hasUpcomingEvent(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
  nowMs: number,
): Promise<boolean> {
  if (organizationIds.length === 0) return false
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('organization_id', 'in', organizationIds)
    .where('state', '=', 'live')
    .where('end_ms', '>', nowMs)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The path of an object in webhook payloads: `orders/12`. */
export interface Trace {
  organizationId: number
  path: string
}

export interface Pseudonym {
  name: string
  email: string
  nowMs: number
}

/** Keeps the amounts, removes the buyer. */
export async function eraseOrders(
  tx: Transaction<Tables>,
  orders: readonly Pick<OrderRow, 'id' | 'organization_id' | 'email_folded'>[],
  accessHash: () => string,
  { name, email, nowMs }: Pseudonym,
): Promise<Trace[]> {
  const nobody = nobodyOf(name, email)
  const changed_at_ms = Math.floor(nowMs / 1000) * 1000
  const traces: Trace[] = []
  for (const { id, organization_id, email_folded } of orders) {
    await tx
      .updateTable('ticket_order')
      .set({
        ...nobody,
        user_id: null,
        profile: '{}',
        answers: '[]',
        guests: '[]',
        payment_reference: null,
        mailbox: '',
        client_key: '',
        access_hash: accessHash(),
        changed_at_ms,
        // A change that read the order before must not write its personal data back.
        version: increment('version'),
      })
      .where('id', '=', id)
      .execute()
    // Other attendees of the order keep their tickets.
    const tickets = await eraseTickets(tx, { orderId: id, emailFolded: email_folded }, { name, email, nowMs })
    traces.push({ organizationId: organization_id, path: `orders/${id}` }, ...tickets)
  }
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return traces
  const requester = { from_name: name, from_email: email, message: '' }
  await tx.updateTable('refund_request').set(requester).where('order_id', 'in', ids).execute()
  await tx.deleteFrom('mail').where('order_id', 'in', ids).execute()
  return traces
}

function nobodyOf(name: string, email: string) {
  const names = { name, first_name: name, last_name: '' }
  return { ...names, ...nameKeysOf(names), email, email_folded: email }
}

export async function eraseTickets(
  tx: Transaction<Tables>,
  { orderId, emailFolded }: { orderId?: number; emailFolded: string },
  { name, email, nowMs }: Pseudonym,
): Promise<Trace[]> {
  const changed_at_ms = Math.floor(nowMs / 1000) * 1000
  const nobody = nobodyOf(name, email)
  let tickets = tx.updateTable('attendee').set({ ...nobody, profile: '{}', answers: '[]', changed_at_ms })
  tickets = tickets.where('email_folded', '=', emailFolded)
  if (orderId !== undefined) tickets = tickets.where('order_id', '=', orderId)
  const rows = await tickets.returning(['id', 'organization_id']).execute()
  return rows.map(({ id, organization_id }) => ({ organizationId: organization_id, path: `attendees/${id}` }))
}

/**
 * Invitations to organizations. They also go to unverified addresses, which other users may have entered as well, so the mails
 * to the address are those of several users.
 */
export async function deleteInvitationMails(
  tx: Transaction<Tables>,
  userId: number,
  emailFolded: string,
): Promise<void> {
  const mails = await tx
    .selectFrom('mail')
    .select(['id', 'about'])
    .where((eb) => eb(eb.fn('lower', ['to_address']), '=', emailFolded))
    .where('kind', '=', 'organization-invitation')
    .execute()
  const ownIds = mails.flatMap(({ id, about }) => (asRecord(decodeJson(about)).userId === userId ? id : []))
  for (const ids of chunkIds(ownIds)) await tx.deleteFrom('mail').where('id', 'in', ids).execute()
}

/** Personal data outside of orders. */
export async function eraseTraces(
  tx: Transaction<Tables>,
  userId: number,
  emailFolded: string | undefined,
): Promise<void> {
  await tx.deleteFrom('profile').where('user_id', '=', userId).execute()
  await tx.deleteFrom('member').where('user_id', '=', userId).execute()
  await tx.updateTable('member').set({ invited_by: null }).where('invited_by', '=', userId).execute()
  await tx.deleteFrom('idempotency_key').where('subject', '=', `user:${userId}`).execute()
  if (emailFolded === undefined) return
  await tx.deleteFrom('waitlist_entry').where('email_folded', '=', emailFolded).execute()
  await tx
    .updateTable('invitation')
    .set({ name: '', email: '', email_folded: '' })
    .where('email_folded', '=', emailFolded)
    .execute()
  // Waitlist offers without an order, and tickets transferred to the user.
  await tx
    .deleteFrom('mail')
    .where((eb) => eb(eb.fn('lower', ['to_address']), '=', emailFolded))
    .execute()
}

/** An organization without other members is anonymized. Its accounts stay. */
export async function eraseOrganization(tx: Transaction<Tables>, id: number, name: string): Promise<void> {
  await tx.updateTable('organization').set({ name, image_id: null }).where('id', '=', id).execute()
  await tx.deleteFrom('member').where('organization_id', '=', id).where('is_pending', '=', 1).execute()
  const nothing = { description_html: null, long_description_html: null, logo_id: null }
  const nowhere = { website: null, twitter: null, facebook: null }
  await tx
    .updateTable('organizer')
    .set({ name, ...nothing, ...nowhere })
    .where('organization_id', '=', id)
    .execute()
  // Invitations are signed by the organizer. Unsent ones are dropped.
  await tx
    .deleteFrom('mail')
    .where('organization_id', '=', id)
    .where('state', 'in', ['sent', 'kept', 'failed'])
    .execute()
}

/** Passes ownership to the longest-standing administrator, or else member. */
export async function transferOwnership(
  tx: Transaction<Tables>,
  organizationId: number,
  ownerId: number,
): Promise<void> {
  const heir = await tx
    .selectFrom('member')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '!=', ownerId)
    .where('is_pending', '=', 0)
    .orderBy((eb) => eb.case().when('role', '=', 'admin').then(0).else(1).end())
    .orderBy('created_at_ms')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('organization')
    .set({ owner_id: heir.user_id })
    .where('id', '=', organizationId)
    .execute()
  await tx
    .updateTable('member')
    .set({ role: 'owner' })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', heir.user_id)
    .execute()
}
