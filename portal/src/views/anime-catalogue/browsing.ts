import type { Call } from '../../calls/call.ts'
import { summaryFields } from './records.ts'
import { animeCall } from './service.ts'

export const pageSize = 20

interface Order {
  key: string
  label: string
  sort: string
}

/** The first is the default; for searches, the default is the best match. */
export const orders: readonly Order[] = [
  { key: 'known', label: 'Most popular', sort: 'popularityRank' },
  { key: 'rating', label: 'Best rated', sort: '-averageRating' },
  { key: 'newest', label: 'Newest', sort: '-startDate' },
  { key: 'oldest', label: 'Oldest', sort: 'startDate' },
  { key: 'title', label: 'Title', sort: 'canonicalTitle' },
  { key: 'longest', label: 'Most episodes', sort: '-episodeCount' },
  { key: 'shortest', label: 'Fewest episodes', sort: 'episodeCount' },
  { key: 'changed', label: 'Recently updated', sort: '-updatedAt' },
]

/** Query parameters that filter the catalogue. */
export const filterNames = [
  'season',
  'from',
  'to',
  'format',
  'status',
  'genres',
  'categories',
  'least',
  'most',
  'rating',
] as const

export type FilterName = (typeof filterNames)[number]

/** The request for a catalogue URL. */
export function browsingCall(baseUrl: string, query: URLSearchParams): Call {
  const page = pageOf(query)
  return animeCall(baseUrl, '/anime', {
    query: {
      ...filtersOf(query),
      sort: sortOf(query),
      'fields[anime]': summaryFields.join(','),
      'page[limit]': String(pageSize),
      'page[offset]': page > 1 ? String((page - 1) * pageSize) : undefined,
    },
  })
}

/** Maps filters of the URL to API parameters. */
export function filtersOf(query: URLSearchParams): Record<string, string | undefined> {
  const value = (name: string) => query.get(name)?.trim() || undefined
  const years = range(value('from'), value('to'))
  return {
    'filter[text]': value('q'),
    'filter[season]': value('season'),
    // The December of a winter season belongs to the next year.
    [value('season') ? 'filter[seasonYear]' : 'filter[year]']: years,
    'filter[subtype]': value('format'),
    'filter[status]': value('status'),
    'filter[genres]': value('genres'),
    'filter[categories]': value('categories'),
    'filter[episodeCount]': range(value('least'), value('most')),
    'filter[averageRating]': range(value('rating'), undefined),
  }
}

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function hasFilters(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.get(name))
}

/** Without a sort parameter, results are sorted by relevance. */
function sortOf(query: URLSearchParams): string | undefined {
  const selectedOrder = orders.find(({ key }) => key === query.get('sort'))
  return selectedOrder?.sort ?? (query.get('q')?.trim() ? undefined : orders[0]?.sort)
}

function range(from: string | undefined, to: string | undefined): string | undefined {
  const [start, end] = [from, to].map((end) => (end && /^\d+$/.test(end) ? end : ''))
  if (start && start === end) return start
  return start || end ? `${start}..${end}` : undefined
}
