import type { Context } from '../context.ts'
import type { Area } from '../geography/area.ts'
import type { EventFinder } from './find.ts'
import { findZone } from './store/listing-rows.ts'

/**
 * Whose clocks a date is meant on: those of the event nearest to the middle of the place that is searched. Where there
 * is none there is nothing to be found, whatever the date.
 */
export async function zoneOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  finder: EventFinder,
  area: Area | undefined,
): Promise<string> {
  if (!area) return SERVER_ZONE
  const { ids } = await finder.find(
    { nowMs: clock.now(), area, hasUnavailable: true, hasAdult: true, everyOccurrence: true },
    { by: 'distance', isReversed: false },
    { limit: 1, offset: 0 },
  )
  return (ids[0] && (await findZone(db.read, ids[0]))) || SERVER_ZONE
}

const SERVER_ZONE = Temporal.Now.timeZoneId()
