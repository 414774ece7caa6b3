import { isSignedIn } from '../../server.ts'
import type { Finding } from '../view.ts'
import { eventHref } from './hrefs.ts'
import { formatLocation, formatPeriod } from './labels.ts'
import type { EventRecord, Listed } from './records.ts'
import { eventsCall, makeCall } from './service.ts'

/** Searches events for the palette. Needs a token, so only for signed-in users. */
export async function findEvents(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  if (!isSignedIn.value || !text.trim()) return []
  const call = eventsCall(baseUrl, '/events/search/', {
    query: { q: text, expand: 'venue', page_size: '6' },
  })
  const { events } = await makeCall<Listed<'events', EventRecord>>(call, signal)
  return events.map((event) => ({
    title: event.name.text ?? 'Unnamed',
    detail: `${formatPeriod(event.start, event.end)}, ${formatLocation(event)}`,
    href: eventHref(event.id),
  }))
}
