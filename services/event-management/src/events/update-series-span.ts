import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { timesOf } from './event-times.ts'
import { eventChanged } from './events-changed.ts'
import { findEvent, findSpan, updateEvents } from './store/events.ts'

/** A series spans its first to its last date. Without dates it keeps its times. */
export async function updateSeriesSpan(
  tx: Transaction<Tables>,
  context: Context,
  seriesId: number,
): Promise<void> {
  const series = await findEvent(tx, seriesId)
  const span = await findSpan(tx, seriesId)
  if (!series || !span) return
  const times = timesOf(series.zone, span.startMs, span.endMs, context.clock.now())
  await updateEvents(tx, [seriesId], times)
  await eventChanged(tx, context, seriesId)
}
