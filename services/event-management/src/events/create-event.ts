import type { Insertable, Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { EventTable } from '../database/event-tables.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { defaultLocale } from '../geography/locales.ts'
import { createPool } from '../inventory/pools.ts'
import type { EventInput } from './event-input.ts'
import { refuseUnknownReferences } from './event-references.ts'
import { refuseContradictions, refuseInput, refuseReservedSeries } from './event-rules.ts'
import { readTimes } from './event-times.ts'
import { eventChanged } from './events-changed.ts'
import { findDefaultOrganizer } from './store/event-references.ts'
import { type EventRow, getEventRow, insertEvent, updateEvents } from './store/events.ts'

export type NewEvent = EventInput &
  Required<Pick<EventInput, 'name_html' | 'name_text' | 'name_folded' | 'currency'>>

/** The default time limit of an order. */
const defaultTimeLimitS = 1_200

export function createEvent(
  context: Context,
  viewer: Viewer,
  organizationId: number,
  { start, end, ...input }: NewEvent,
): Promise<EventRow> {
  const nowMs = context.clock.now()
  return context.db.write(async (tx) => {
    await requirePermission(tx, viewer, organizationId)
    refuseInput(input)
    await refuseUnknownReferences(tx, viewer, organizationId, input)
    const organizerId = input.organizer_id ?? (await findDefaultOrganizer(tx, organizationId))
    if (organizerId === undefined) throw problem('NO_DEFAULT_ORGANIZER')
    const event = {
      ...defaultColumns,
      is_listed: input.password || input.is_invite_only ? 0 : 1,
      is_shareable: input.is_invite_only ? 0 : 1,
      ...input,
      ...readTimes({ ...(start && { start }), ...(end && { end }) }, nowMs),
      organization_id: organizationId,
      organizer_id: organizerId,
      created_at_ms: nowMs,
      changed_at_ms: nowMs,
    }
    refuseContradictions(event)
    refuseReservedSeries(event, event.is_series_parent === 1)
    const created = await insertWithPool(tx, event)
    await eventChanged(tx, context, created.id, 'event.created')
    return created
  })
}

/** Creates the event with the pool that counts its sales. */
export async function insertWithPool(
  tx: Transaction<Tables>,
  event: Insertable<EventTable>,
): Promise<EventRow> {
  const { id } = await insertEvent(tx, event)
  const capacity_pool_id = await createPool(tx, {
    eventId: id,
    kind: 'event',
    capacity: event.capacity ?? null,
  })
  await updateEvents(tx, [id], { capacity_pool_id })
  return getEventRow(tx, id)
}

const defaultColumns = {
  state: 'draft',
  published_at_ms: null,
  publish_at_ms: null,
  venue_id: null,
  logo_id: null,
  format_id: null,
  category_id: null,
  subcategory_id: null,
  summary: null,
  description_html: null,
  password: null,
  capacity: null,
  capacity_pool_id: null,
  is_online: 0,
  is_invite_only: 0,
  shows_remaining: 0,
  hides_start_date: 0,
  hides_end_date: 0,
  tx_time_limit_s: defaultTimeLimitS,
  locale: defaultLocale,
  source: 'api',
  is_adult: 0,
  series_id: null,
  is_series_parent: 0,
  is_reserved_seating: 0,
  shows_pick_a_seat: 0,
  shows_seatmap_thumbnail: 0,
  shows_seatmap_colors: 0,
  vanity_url: null,
  refund_policy: null,
  external_ticketing: null,
  music: null,
} as const
