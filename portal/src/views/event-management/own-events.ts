import type { Call } from '../../calls/call.ts'
import { pageOf, pageSize } from './searching.ts'
import { eventsCall } from './service.ts'

/** The first is the default. */
export const times = [
  ['', 'Current and upcoming'],
  ['past', 'Past'],
  ['all', 'Any time'],
] as const

export const statuses = [
  ['', 'Any status'],
  ['draft', 'Draft'],
  ['live', 'Live'],
  ['started', 'Started'],
  ['ended', 'Ended'],
  ['completed', 'Completed'],
  ['canceled', 'Canceled'],
] as const

/** The request for a URL of an organizer's list. */
export function ownEventsCall(baseUrl: string, organizationId: string, query: URLSearchParams): Call {
  const page = pageOf(query)
  const option = (options: readonly (readonly [string, string])[], name: string) =>
    options.find(([key]) => key && key === query.get(name))?.[0]
  return eventsCall(baseUrl, '/organizations/{organization_id}/events/', {
    path: { organization_id: organizationId },
    query: {
      name_filter: query.get('q')?.trim(),
      time_filter: option(times, 'time') ?? 'current_future',
      status: option(statuses, 'status') ?? 'all',
      expand: 'ticket_classes',
      page_size: String(pageSize),
      page: page > 1 ? String(page) : undefined,
    },
  })
}
