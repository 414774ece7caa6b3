import type { Context } from '../context.ts'
import type { Area } from '../geography/area.ts'
import type { EventFinder } from './find.ts'
import { findZone } from './store/listing-rows.ts'

/** The zone of the event nearest to the searched place. Without one, no date can match. */
export async function zoneOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  finder: EventFinder,
  area: Area | undefined,
): Promise<string> {
  if (!area) return serverZone
  const { ids } = await finder.find(
    { nowMs: clock.now(), area, includesUnavailable: true, includesAdult: true, everyOccurrence: true },
    { by: 'distance', isReversed: false },
    { limit: 1, offset: 0 },
  )
  return (ids[0] && (await findZone(db.read, ids[0]))) || serverZone
}

const serverZone = Temporal.Now.timeZoneId()
