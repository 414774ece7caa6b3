import { formatTimeSpan, formatZoneName } from '../calendar/format-times.ts'
import { placeLinesOf } from '../documents/order-tickets.ts'
import type { EventDetails } from '../documents/store/event-details.ts'

export function eventFacts(event: EventDetails): (readonly [string, string])[] {
  const { startMs, endMs, zone, locale } = event
  return [
    ['When', `${formatTimeSpan(startMs, endMs, zone, locale)}\n${formatZoneName(startMs, zone, locale)}`],
    ['Where', placeLinesOf(event).join('\n')],
  ]
}
