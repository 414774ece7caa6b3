import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import type { Kysely, Transaction } from 'kysely'
import { mayIn } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { getEventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { releaseOrder } from '../orders/release-order.ts'
import { isOfferable } from '../orders/reserved-for-waitlist.ts'
import type { Sales } from '../orders/sales.ts'
import { findOrder } from '../orders/store/orders.ts'
import { availabilityChanged } from '../search/update-listings.ts'
import { availabilityOf } from '../tickets/availability.ts'
import { type EventStock, readStock } from '../tickets/stock.ts'
import { listPoolsAtCheckout, listWaitlistedClasses, type WaitlistRow } from '../tickets/store/waitlist.ts'
import {
  countEntriesOfClient,
  findWaitlistEntry,
  insertWaitlistEntry,
  transitionWaitlistEntry,
} from './store/waitlist.ts'
import { waitingQuantities } from './waitlist-quantities.ts'

export interface NewWaitlistEntry {
  name: string
  email: string
  quantity?: number | undefined
  ticketClassId: number | null
}

/** The client as limits identify it. */
export interface WaitingClient {
  clientKey: string
  /** Members are exempt from limits. */
  isMember: boolean
}

const dayMs = 86_400_000

/** Appends an entry. Does not reveal whether the address already waits. */
export async function joinWaitlist(
  context: Context,
  event: EventRow,
  { name, email, quantity = 1, ticketClassId }: NewWaitlistEntry,
  { clientKey, isMember, secretHash }: WaitingClient & { secretHash: string },
): Promise<WaitlistRow> {
  const { db, clock, config } = context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const { is_invite_only } = await getEventRow(tx, event.id)
    // A waitlist would bypass the quantity of an invitation.
    if (is_invite_only)
      throw problem('ACTION_NOT_PROCESSED', { message: 'An invite-only event has no waitlist.' })
    const nowMs = clock.now()
    const stock = stockOf(await readStock(tx, event), ticketClassId)
    if (ticketClassId !== null && stock.classes.length === 0)
      throw argumentsError({ 'waitlist_entry.ticket_class_id': ['INVALID'] })
    await requireSoldOut(tx, stock, ticketClassId, nowMs)
    if (!stock.classes.some((ticketClass) => fits(quantity, waitingQuantities(ticketClass, stock))))
      throw argumentsError({ 'waitlist_entry.quantity': ['INVALID'] })
    const max = isMember ? 0 : config.waitlistEntriesPerClient
    if (max > 0 && (await countEntriesOfClient(tx, event.id, clientKey, nowMs - dayMs)) >= max)
      throw problem('TOO_MANY_WAITING', { retryAfterMs: dayMs })
    return await insertWaitlistEntry(tx, {
      event_id: event.id,
      ticket_class_id: ticketClassId,
      name,
      email,
      email_folded: email.toLowerCase(),
      quantity,
      client_key: isMember ? '' : clientKey,
      secret_hash: secretHash,
      created_at_ms: nowMs,
    })
  })
}

/** The stock limited to the named class, if any. */
function stockOf(stock: EventStock, ticketClassId: number | null): EventStock {
  const isRequested = ({ id }: { id: number }) => ticketClassId === null || id === ticketClassId
  return { ...stock, classes: stock.classes.filter((one) => isOfferable(one) && isRequested(one)) }
}

async function requireSoldOut(
  tx: Transaction<Tables>,
  stock: EventStock,
  ticketClassId: number | null,
  nowMs: number,
): Promise<void> {
  const waitlisted = await listWaitlistedClasses(tx, stock.event.id)
  const isWaitlisted = waitlisted.has(null) || (ticketClassId !== null && waitlisted.has(ticketClassId))
  const poolsAtCheckout = await listPoolsAtCheckout(tx, [...stock.pools.keys()])
  const { canWait, status } = availabilityOf(stock, nowMs, isWaitlisted, poolsAtCheckout)
  if (canWait) return
  throw problem('NOT_SOLD_OUT', status === 'unavailable' ? { message: inOtherCheckouts } : {})
}

const inOtherCheckouts =
  'All remaining tickets are in the checkout of other buyers. Tickets that are not bought become available again within minutes.'

const fits = (quantity: number, { min, max }: { min: number; max: number }) =>
  quantity >= min && quantity <= max

/** By the secret of the entry, or as a member. The tickets of an open offer are released. */
export async function leaveWaitlist(
  sales: Sales,
  viewer: Viewer,
  { eventId, id }: { eventId: number; id: number },
  secret: string | undefined,
): Promise<void> {
  const { db, clock } = sales.context
  const entry = await findWaitlistEntry(db.read, eventId, id)
  if (!entry) throw notFound('waitlist entry')
  const event = await getEventRow(db.read, eventId)
  const isOwn = secret !== undefined && hashSecret(secret) === entry.secret_hash
  const requireLeaving = async (reader: Kysely<Tables>) => {
    if (!isOwn && !(await mayIn(reader, viewer, event.organization_id))) throw notFound('waitlist entry')
  }
  await requireLeaving(db.read)
  await db.writeBatched(inventoryKey(event), async (tx) => {
    await requireLeaving(tx)
    const nowMs = clock.now()
    for (const state of ['waiting', 'duplicate'] as const)
      await transitionWaitlistEntry(tx, id, state, { state: 'left' })
    const offered = await findWaitlistEntry(tx, eventId, id)
    const order = offered?.state === 'offered' && (await findOrder(tx, offered.offered_order_id ?? 0))
    if (order && order.status === 'started') {
      await transitionWaitlistEntry(tx, id, 'offered', { state: 'left' })
      await releaseOrder(sales, tx, order.id, { cause: 'abandon', nowMs })
    }
    await availabilityChanged(tx, eventId, nowMs)
  })
}
