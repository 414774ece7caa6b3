import type { Call } from '../../calls/call.ts'
import { pageOf } from './searching.ts'
import { eventsCall } from './service.ts'

export const orderStatuses = [
  ['', 'Any order'],
  ['active', 'Placed or pending'],
  ['inactive', 'Refunded or abandoned'],
] as const

export const attendeeStatuses = [
  ['', 'Everybody'],
  ['attending', 'Attending'],
  ['unpaid', 'Not paid yet'],
  ['not_attending', 'Not attending'],
] as const

/** The request for a URL of an event's orders. */
export function ordersCall(baseUrl: string, eventId: string, query: URLSearchParams): Call {
  const expand = 'attendees,refund_requests'
  return eventsCall(baseUrl, '/events/{event_id}/orders/', listOf(eventId, query, orderStatuses, expand))
}

export function attendeesCall(baseUrl: string, eventId: string, query: URLSearchParams): Call {
  return eventsCall(baseUrl, '/events/{event_id}/attendees/', listOf(eventId, query, attendeeStatuses))
}

export function invitationsCall(baseUrl: string, eventId: string, query: URLSearchParams): Call {
  const page = pageOf(query)
  return eventsCall(baseUrl, '/events/{event_id}/invitations/', {
    path: { event_id: eventId },
    query: { page: page > 1 ? String(page) : undefined },
  })
}

function listOf(
  eventId: string,
  query: URLSearchParams,
  statuses: readonly (readonly [key: string, label: string])[],
  expand?: string,
) {
  const page = pageOf(query)
  return {
    path: { event_id: eventId },
    query: {
      status: statuses.find(([key]) => key && key === query.get('status'))?.[0],
      q: query.get('q')?.trim() || undefined,
      expand,
      page_size: query.get('page_size') ?? undefined,
      page: page > 1 ? String(page) : undefined,
    },
  }
}
