import type { Transaction } from 'kysely'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { eventsChanged } from '../events/events-changed.ts'
import { statusOf } from '../events/status.ts'
import type { EventRow } from '../events/store/events.ts'
import { createPool, resizePool } from '../inventory/pools.ts'
import { emitWebhook, type WebhookAction } from '../webhooks/emit-webhook.ts'
import { changeSales } from './change-sales.ts'
import { readPriceRules } from './pricing/price-rules.ts'
import { type EventStock, readStock } from './stock.ts'
import {
  hasAttendees,
  hasSeats,
  insertTicketClass,
  listTicketClasses,
  type TicketClassChange,
  type TicketClassRow,
  updateTicketClass,
} from './store/ticket-classes.ts'
import { type TicketClassPatch, termsOf } from './ticket-class-rules.ts'

/** Lists of events read all of their classes, and a series has them in each of its 120 dates. */
const maxClasses = 100

/** Creates a class; for a series, in all dates. */
export function createTicketClass(
  context: Context,
  viewer: Viewer,
  eventId: number,
  input: TicketClassPatch,
): Promise<TicketClassRow> {
  return changeSales(context, viewer, eventId, async ({ tx, event, occurrences }) => {
    if ((await listTicketClasses(tx, [eventId])).length >= maxClasses)
      throw problem('TOO_MANY_TICKET_CLASSES')
    const created = await create(context, tx, event, input, null)
    const stock = await readStock(tx, event)
    for (const each of occurrences)
      await create(context, tx, each, await toOccurrence(tx, input, stock, each), created.id)
    await emitTicketClassEvent(context, tx, event, created.id, 'ticket_class.created')
    await eventsChanged(tx, context, idsOf([event, ...occurrences]))
    return created
  })
}

/** Changes a class; for a series, in all dates. */
export function changeTicketClass(
  context: Context,
  viewer: Viewer,
  eventId: number,
  id: number,
  input: TicketClassPatch,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx, event, occurrences }) => {
    await change(context, tx, event, (ticketClass) => ticketClass.id === id, input)
    const stock = await readStock(tx, event)
    for (const each of occurrences) {
      const own = await toOccurrence(tx, input, stock, each)
      await change(context, tx, each, ({ parent_id }) => parent_id === id, own)
    }
    await emitTicketClassEvent(context, tx, event, id, 'ticket_class.updated')
    await eventsChanged(tx, context, idsOf([event, ...occurrences]))
  })
}

/** Fails if it has attendees. */
export function deleteTicketClass(
  context: Context,
  viewer: Viewer,
  eventId: number,
  id: number,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx, event, occurrences }) => {
    const deleted_at_ms = context.clock.now()
    const isTarget = (ticketClass: TicketClassRow) => ticketClass.id === id || ticketClass.parent_id === id
    for (const each of [event, ...occurrences]) {
      const stock = await readStock(tx, each)
      const ticketClass = stock.classes.find(isTarget)
      if (!ticketClass && each === event) throw notFound('ticket_class')
      if (!ticketClass) continue
      await refuseDeletion(tx, ticketClass, stock, context.clock.now())
      await updateTicketClass(tx, ticketClass.id, { deleted_at_ms })
    }
    await emitTicketClassEvent(context, tx, event, id, 'ticket_class.deleted')
    await eventsChanged(tx, context, idsOf([event, ...occurrences]))
  })
}

export async function refuseDeletion(
  tx: Transaction<Tables>,
  { id, pool_id }: TicketClassRow,
  { event, classes, pools }: EventStock,
  nowMs: number,
): Promise<void> {
  const pool = pools.get(pool_id)
  const isTaken = pool !== undefined && pool.sold + pool.held > 0
  if (isTaken || (await hasAttendees(tx, id))) throw problem('HAS_ATTENDEES')
  await refuseSeated(tx, { id, event_id: event.id })
  if (classes.some(({ sales_start_after }) => sales_start_after === id)) throw problem('IS_STARTED_AFTER')
  const status = statusOf(event, nowMs)
  if (classes.length === 1 && (status === 'live' || status === 'started')) throw problem('LAST_TICKET')
}

async function create(
  { config, clock }: Context,
  tx: Transaction<Tables>,
  event: EventRow,
  input: TicketClassPatch,
  parent_id: number | null,
): Promise<TicketClassRow> {
  const terms = termsOf(input, undefined, await readStock(tx, event), await readPriceRules(tx, config, event))
  const nowMs = clock.now()
  return insertTicketClass(tx, {
    ...terms,
    event_id: event.id,
    pool_id: await createPool(tx, { eventId: event.id, kind: 'ticket_class', capacity: terms.capacity }),
    parent_id,
    created_at_ms: nowMs,
    changed_at_ms: nowMs,
  })
}

async function change(
  { config, clock }: Context,
  tx: Transaction<Tables>,
  event: EventRow,
  isTarget: (ticketClass: TicketClassRow) => boolean,
  input: TicketClassPatch,
): Promise<void> {
  const stock = await readStock(tx, event)
  const before = stock.classes.find(isTarget)
  if (!before && event.series_id !== null) return
  if (!before) throw notFound('ticket_class')
  const terms = termsOf(input, before, stock, await readPriceRules(tx, config, event))
  if (terms.capacity !== before.capacity) await refuseSeated(tx, before)
  if (terms.capacity !== before.capacity && (await resizePool(tx, before.pool_id, terms.capacity)) !== 'ok')
    throw problem('CAPACITY_TOTAL_TOO_SMALL')
  const columns: TicketClassChange = { ...terms, changed_at_ms: clock.now() }
  await updateTicketClass(tx, before.id, columns)
}

/** With a seat map, the seats determine the quantity. */
async function refuseSeated(
  tx: Transaction<Tables>,
  ticketClass: Pick<TicketClassRow, 'id' | 'event_id'>,
): Promise<void> {
  if (await hasSeats(tx, ticketClass)) throw problem('HAS_SEATS')
}

/**
 * References point into the series: each date has its own tiers with the same numbers, and its own classes.
 */
async function toOccurrence(
  tx: Transaction<Tables>,
  input: TicketClassPatch,
  series: EventStock,
  occurrence: EventRow,
): Promise<TicketClassPatch> {
  const { sales_start_after, inventory_tier_id } = input
  if (!sales_start_after && !inventory_tier_id) return input
  const own = await readStock(tx, occurrence)
  const number = series.tiers.find(({ id }) => id === inventory_tier_id)?.number
  const other = own.classes.find(({ parent_id }) => parent_id === sales_start_after)
  return {
    ...input,
    ...(inventory_tier_id && {
      inventory_tier_id: own.tiers.find((tier) => tier.number === number)?.id ?? inventory_tier_id,
    }),
    ...(sales_start_after && { sales_start_after: other?.id ?? null }),
  }
}

function emitTicketClassEvent(
  context: Context,
  tx: Transaction<Tables>,
  { id: eventId, organization_id: organizationId }: EventRow,
  id: number,
  action: WebhookAction,
): Promise<void> {
  const path = `events/${eventId}/ticket_classes/${id}/`
  return emitWebhook(tx, context, { organizationId, eventId, action, path })
}

const idsOf = (events: readonly EventRow[]) => events.map(({ id }) => id)
