import type { Call } from '../../calls/call.ts'
import { eventsCall } from './service.ts'

export const pageSize = 20

/** Start date keywords of the API. */
export const whens: readonly (readonly [key: string, label: string])[] = [
  ['today', 'Today'],
  ['tomorrow', 'Tomorrow'],
  ['this_weekend', 'This weekend'],
  ['this_week', 'This week'],
  ['next_week', 'Next week'],
  ['this_month', 'This month'],
  ['next_month', 'Next month'],
]

/** The request for a URL of the search page. */
export function searchCall(baseUrl: string, query: URLSearchParams): Call {
  const value = (name: string) => query.get(name)?.trim() || undefined
  const page = pageOf(query)
  return eventsCall(baseUrl, '/events/search/', {
    query: {
      q: value('q'),
      'location.address': value('place'),
      'location.within': value('place') && '50km',
      categories: value('category'),
      'start_date.keyword': whens.find(([key]) => key === value('when'))?.[0],
      expand: 'venue,ticket_availability',
      page_size: String(pageSize),
      page: page > 1 ? String(page) : undefined,
    },
  })
}

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
