import { addDuration, isZone, toInstantMs } from '../calendar/wall-time.ts'
import type { Context, Viewer } from '../context.ts'
import { problem } from '../errors.ts'
import { insertWithPool } from '../events/create-event.ts'
import type { EventInput } from '../events/event-input.ts'
import { timesOf } from '../events/event-times.ts'
import { eventChanged } from '../events/events-changed.ts'
import { getManagedEvent } from '../events/get-event.ts'
import { copySettings } from '../events/store/event-settings.ts'
import type { EventRow } from '../events/store/events.ts'
import { copyPages } from './copy-pages.ts'
import { copyTickets } from './copy-tickets.ts'

export interface CopyInput extends Pick<EventInput, 'name_html' | 'name_text' | 'name_folded' | 'summary'> {
  startMs?: number
  endMs?: number
  zone?: string
}

const minuteMs = 60_000
const dayMs = 86_400_000
const weekMs = 7 * dayMs
const maxMs = 365 * dayMs
const maxStartMs = 10 * 365.25 * dayMs

/** Creates a draft with the same ticket classes. A copy of a series has no dates yet. */
export function copyEvent(
  context: Context,
  viewer: Viewer,
  id: number,
  { startMs, endMs, zone, ...input }: CopyInput,
): Promise<EventRow> {
  return context.db.write(async (tx) => {
    const event = await getManagedEvent(tx, viewer, id)
    const nowMs = context.clock.now()
    const { id: _, ...columns } = event
    const copy = await insertWithPool(tx, {
      ...columns,
      ...input,
      ...(input.summary && { description_html: null }),
      ...readTimesOfCopy(event, { startMs, endMs, zone }, nowMs),
      state: 'draft',
      published_at_ms: null,
      publish_at_ms: null,
      created_at_ms: nowMs,
      series_id: null,
      vanity_url: null,
      source: 'api',
      changed_at_ms: nowMs,
    })
    await copyPages(tx, id, await copyTickets(tx, context, id, [copy.id]))
    await copySettings(tx, id, [copy.id])
    await eventChanged(tx, context, copy.id, 'event.created')
    return copy
  })
}

interface TimesOfCopy {
  startMs: number | undefined
  endMs: number | undefined
  zone: string | undefined
}

function readTimesOfCopy(event: EventRow, { startMs, endMs, zone = event.zone }: TimesOfCopy, nowMs: number) {
  if (!isZone(zone)) throw problem('UNSUPPORTED_TIMEZONE')
  const start = startMs ?? nextTime(toInstantMs(event.start_local, zone), zone, nowMs)
  const end = endMs ?? start + (event.end_ms - event.start_ms)
  if (start < nowMs || start > nowMs + maxStartMs) throw problem('INVALID_START_DATE')
  if (end < start + minuteMs || end > start + maxMs) throw problem('INVALID_END_DATE')
  return timesOf(zone, start, end, nowMs)
}

/** A past event is copied to the same weekday and time in the future. */
function nextTime(startMs: number, zone: string, nowMs: number): number {
  const weeks = Math.max(0, Math.ceil((nowMs - startMs) / weekMs))
  return addDuration(startMs, zone, (weeks * weekMs) / 1_000)
}
