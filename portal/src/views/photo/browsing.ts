import type { FeedCall } from './feeds.ts'
import { pageQuery } from './feeds.ts'
import { photosCall } from './service.ts'

export const orientations = { landscape: 'Landscape', portrait: 'Portrait', squarish: 'Square' } as const

export const colors = {
  black_and_white: 'Black and white',
  black: 'Black',
  white: 'White',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
  purple: 'Purple',
  magenta: 'Magenta',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
} as const

export interface Order {
  key: string
  title: string
}

/** The first is the default. */
export const feedOrders: readonly Order[] = [
  { key: 'latest', title: 'Newest' },
  { key: 'popular', title: 'Most liked' },
  { key: 'oldest', title: 'Oldest' },
]

export const searchOrders: readonly Order[] = [
  { key: 'relevant', title: 'Best match' },
  { key: 'latest', title: 'Newest' },
  { key: 'editorial', title: 'Editors’ choice' },
]

/** The list for an address: a search if it has words, otherwise the feed. */
export function browsingCall(baseUrl: string, query: URLSearchParams): FeedCall {
  const text = query.get('q')?.trim()
  const order = query.get('order') ?? undefined
  if (!text)
    return (page) => photosCall(baseUrl, '/photos', { query: { order_by: order, ...pageQuery(page) } })
  return (page) =>
    photosCall(baseUrl, '/search/photos', {
      query: {
        query: text,
        color: query.get('color') ?? undefined,
        orientation: query.get('orientation') ?? undefined,
        order_by: order,
        ...pageQuery(page),
      },
    })
}

const maxPages = 20

/** How many pages are shown below each other. */
export function pagesOf(query: URLSearchParams): number {
  const pages = Number(query.get('pages') ?? 1)
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, maxPages) : 1
}
