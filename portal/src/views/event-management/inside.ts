import type { Scan } from './scanning.ts'
import { eventsCall, makeCall } from './service.ts'

/** Who had tickets, and who was inside, when it was asked. */
interface Attendance {
  askedAtMs: number
  expected: number
  insideIds: ReadonlySet<string>
}

interface Bundle {
  tickets: readonly { attendee_id: string; status: 'valid' | 'used' | 'void' }[]
  continuation: string | null
}

/** The call for one part of all tickets of an event. */
export function bundleCall(url: string, eventId: string, after?: string) {
  return eventsCall(url, '/events/{event_id}/scanner_bundle/', {
    path: { event_id: eventId },
    query: { after },
  })
}

export async function readAttendance(url: string, eventId: string, signal: AbortSignal): Promise<Attendance> {
  const askedAtMs = Date.now()
  const tickets: Bundle['tickets'][number][] = []
  let after: string | undefined
  do {
    const bundle = await makeCall<Bundle>(bundleCall(url, eventId, after), signal)
    tickets.push(...bundle.tickets)
    after = bundle.continuation ?? undefined
  } while (after)
  return {
    askedAtMs,
    expected: tickets.filter(({ status }) => status !== 'void').length,
    insideIds: new Set(tickets.flatMap(({ attendee_id, status }) => (status === 'used' ? attendee_id : []))),
  }
}

/** How many are inside, with those who came and went by this door since. */
export function countInside({ askedAtMs, insideIds }: Attendance, scans: readonly Scan[]): number {
  const inside = new Set(insideIds)
  for (const { answer } of scans.toReversed()) {
    if (!answer?.attendee || answer.atMs < askedAtMs) continue
    if (answer.outcome === 'admitted') inside.add(answer.attendee.id)
    if (answer.outcome === 'left') inside.delete(answer.attendee.id)
  }
  return inside.size
}
