import type { Scan } from './scanning.ts'
import { eventsCall, makeCall } from './service.ts'

/** The attendees with tickets, and those inside, at `loadedAtMs`. */
interface Attendance {
  loadedAtMs: number
  expected: number
  insideIds: ReadonlySet<string>
}

interface Bundle {
  tickets: readonly { attendee_id: string; status: 'valid' | 'used' | 'void' }[]
  continuation: string | null
}

/** The request for one page of an event's tickets. */
export function bundleCall(url: string, eventId: string, continuation?: string) {
  return eventsCall(url, '/events/{event_id}/scanner_bundle/', {
    path: { event_id: eventId },
    query: { after: continuation },
  })
}

export async function readAttendance(url: string, eventId: string, signal: AbortSignal): Promise<Attendance> {
  const loadedAtMs = Date.now()
  const tickets: Bundle['tickets'][number][] = []
  let continuation: string | undefined
  do {
    const bundle = await makeCall<Bundle>(bundleCall(url, eventId, continuation), signal)
    tickets.push(...bundle.tickets)
    continuation = bundle.continuation ?? undefined
  } while (continuation)
  return {
    loadedAtMs,
    expected: tickets.filter(({ status }) => status !== 'void').length,
    insideIds: new Set(tickets.flatMap(({ attendee_id, status }) => (status === 'used' ? attendee_id : []))),
  }
}

/** Counts the attendees inside, including scans at this door since the attendance was loaded. */
export function countInside({ loadedAtMs, insideIds }: Attendance, scans: readonly Scan[]): number {
  const inside = new Set(insideIds)
  for (const { response } of scans.toReversed()) {
    if (!response?.attendee || response.atMs < loadedAtMs) continue
    if (response.outcome === 'admitted') inside.add(response.attendee.id)
    if (response.outcome === 'left') inside.delete(response.attendee.id)
  }
  return inside.size
}
