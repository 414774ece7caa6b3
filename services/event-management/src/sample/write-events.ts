import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { insertWithPool } from '../events/create-event.ts'
import { addToCollection } from '../events/store/collections.ts'
import type { EventRow } from '../events/store/events.ts'
import { createPool } from '../inventory/pools.ts'
import { updateListings } from '../search/update-listings.ts'
import { copyTickets } from '../series/copy-tickets.ts'
import { insertTicketClass, type TicketClassRow } from '../tickets/store/ticket-classes.ts'
import { htmlOf } from '../wire/rich-text.ts'
import type { Occurrence } from './calendar.ts'
import { describe, nameOf, organizationFor } from './descriptions.ts'
import type { SampleFixtures } from './places.ts'
import { createSampleSeatMap } from './seat-maps.ts'
import { extendSeriesSpan, findSeries, listSampleEvents, markSampleEvent } from './store.ts'
import { type SampleTicket, ticketsOf } from './ticket-plans.ts'

/** Publishes the events with earlier timestamps. */
export async function writeEvents(
  context: Context,
  fixtures: SampleFixtures,
  occurrences: readonly Occurrence[],
): Promise<void> {
  for (let start = 0; start < occurrences.length; start += batchSize)
    await context.db.write(async (tx) => {
      const ids: number[] = []
      // Concurrent renewals must give each slot only one event.
      const eventsBySlot = await listSampleEvents(tx)
      const isFree = ({ slot, startMs }: Occurrence) => (eventsBySlot.get(slot)?.endMs ?? 0) <= startMs
      for (const occurrence of occurrences.slice(start, start + batchSize).filter(isFree))
        ids.push(await writeEvent(tx, context, fixtures, occurrence))
      await updateListings(tx, context, ids)
    })
}

const batchSize = 100

async function writeEvent(
  tx: Transaction<Tables>,
  { clock }: Context,
  fixtures: SampleFixtures,
  occurrence: Occurrence,
): Promise<number> {
  const nowMs = clock.now()
  const columns = columnsOf(fixtures, occurrence, nowMs)
  const event = await (occurrence.series === undefined
    ? insertWithTickets(tx, clock, columns, occurrence)
    : insertDate(tx, clock, columns, occurrence))
  await markSampleEvent(tx, event.id, { slot: occurrence.slot, turn: occurrence.turn })
  const owner = fixtures.organizations[organizationFor(occurrence.programme).organization]
  if (owner) await addToCollection(tx, owner.collectionId, event.id)
  return event.id
}

type Columns = ReturnType<typeof columnsOf>

/** Each date has the ticket classes of its series. */
async function insertDate(
  tx: Transaction<Tables>,
  clock: Context['clock'],
  columns: Columns,
  occurrence: Occurrence,
): Promise<EventRow> {
  const parentId =
    (await findSeries(tx, columns.organization_id, columns.name_text)) ??
    (await insertWithTickets(tx, clock, { ...columns, is_series_parent: 1 }, occurrence)).id
  const event = await insertWithPool(tx, { ...columns, series_id: parentId })
  await copyTickets(tx, { clock }, parentId, [event.id])
  await extendSeriesSpan(tx, parentId)
  return event
}

async function insertWithTickets(
  tx: Transaction<Tables>,
  clock: Context['clock'],
  columns: Columns,
  { programme, venue }: Occurrence,
): Promise<EventRow> {
  const event = await insertWithPool(tx, columns)
  const classes: TicketClassRow[] = []
  for (const [index, ticket] of ticketsOf(programme, venue.currency).entries())
    classes.push(await insertTicket(tx, event, ticket, index))
  if (event.is_reserved_seating) await createSampleSeatMap(tx, clock, event, classes)
  return event
}

function columnsOf({ organizations, logos }: SampleFixtures, occurrence: Occurrence, nowMs: number) {
  const { programme, venue, slot } = occurrence
  const { organization, organizer } = organizationFor(programme)
  const { id = 0, organizerIds = [], venueIds } = organizations[organization] ?? {}
  const name = nameOf(occurrence)
  const publishedAtMs = Math.floor((nowMs - ((slot % 45) + 2) * dayMs) / 1_000) * 1_000
  return {
    organization_id: id,
    organizer_id: organizerIds[organizer] ?? 0,
    venue_id: programme.isOnline ? null : (venueIds?.get(venue) ?? null),
    name_text: name,
    name_html: htmlOf(name),
    name_folded: name.toLowerCase().slice(0, 200),
    summary: programme.summary,
    description_html: describe(occurrence),
    zone: venue.zone,
    start_ms: occurrence.startMs,
    end_ms: occurrence.endMs,
    start_local: occurrence.startLocal,
    end_local: occurrence.endLocal,
    currency: venue.currency,
    state: 'live' as const,
    locale: venue.locale,
    source: 'sample',
    created_at_ms: publishedAtMs - dayMs,
    changed_at_ms: publishedAtMs,
    published_at_ms: publishedAtMs,
    publish_at_ms: null,
    is_online: programme.isOnline ? 1 : 0,
    is_adult: programme.isAdult ? 1 : 0,
    is_invite_only: 0,
    shows_remaining: slot % 3 === 0 ? 1 : 0,
    password: null,
    hides_start_date: 0,
    hides_end_date: 0,
    capacity: null,
    capacity_pool_id: null,
    tx_time_limit_s: 1_200,
    format_id: programme.formatId,
    category_id: programme.categoryId,
    subcategory_id: programme.subcategoryId ?? null,
    logo_id: logos.get(programme.picture)?.[slot % 2] ?? null,
    series_id: null as number | null,
    is_series_parent: 0,
    is_listed: 1,
    is_shareable: 1,
    is_reserved_seating: programme.tickets === 'seats' ? 1 : 0,
    shows_pick_a_seat: programme.tickets === 'seats' ? 1 : 0,
    shows_seatmap_thumbnail: 0,
    shows_seatmap_colors: 0,
    vanity_url: null,
    refund_policy: null,
    external_ticketing: null,
    music: null,
  }
}

const dayMs = 86_400_000

async function insertTicket(
  tx: Transaction<Tables>,
  { id: event_id, created_at_ms }: EventRow,
  { name, description, cost, isDonation, capacity, maximum, endsDaysBefore, includesFee }: SampleTicket,
  sorting: number,
): Promise<TicketClassRow> {
  const isFree = cost === 0
  return await insertTicketClass(tx, {
    event_id,
    name,
    description: description ?? null,
    sorting: sorting + 1,
    pool_id: await createPool(tx, { eventId: event_id, kind: 'ticket_class', capacity }),
    category: isDonation ? 'donation' : 'admission',
    is_donation: isDonation ? 1 : 0,
    is_free: isFree ? 1 : 0,
    cost: isFree || isDonation ? null : cost,
    includes_fee: includesFee ? 1 : 0,
    splits_fee: 0,
    minimum_quantity: 1,
    maximum_quantity: maximum ?? null,
    capacity,
    sales_start_ms: null,
    sales_end_ms: null,
    sales_start_after: null,
    sales_end_relative:
      endsDaysBefore === undefined
        ? null
        : encodeJson({ relative_to_event: 'start_time', offset: endsDaysBefore * 86_400 }),
    is_hidden: 0,
    auto_hides: 0,
    auto_hide_before_ms: null,
    auto_hide_after_ms: null,
    hides_description: 0,
    hides_sale_dates: 0,
    has_pdf_ticket: 1,
    order_confirmation_message: null,
    sales_channels: '["online","atd"]',
    delivery_methods: '["electronic"]',
    inventory_tier_id: null,
    image_id: null,
    parent_id: null,
    created_at_ms,
    changed_at_ms: created_at_ms,
    deleted_at_ms: null,
  })
}
