import { findLink } from '@octavo/client/links.ts'

/** What the addresses of the pages before and after have in their queries. */
export interface Links {
  prev?: URLSearchParams
  next?: URLSearchParams
  last?: URLSearchParams
}

/** The service says where its pages are; nobody counts them. */
export function readLinks(response: Response): Links {
  const header = response.headers.get('link')
  const links: Links = {}
  for (const rel of ['prev', 'next', 'last'] as const) {
    const target = findLink(header, rel)
    if (target) links[rel] = new URL(target, response.url || 'http://service').searchParams
  }
  return links
}

const places = ['page', 'after', 'cursor', 'since'] as const

/** The part of a query that says which page it is, and nothing of the rest. */
export function placeIn(query: URLSearchParams): Record<(typeof places)[number], string | undefined> {
  const [page, after, cursor, since] = places.map((name) => query.get(name) ?? undefined)
  return { page, after, cursor, since }
}
