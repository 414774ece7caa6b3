import { findLink } from '@octavo/client/links.ts'

/** Query parameters of the previous and next page. */
export interface Links {
  prev?: URLSearchParams
  next?: URLSearchParams
  last?: URLSearchParams
}

/** Reads the pages from the Link header. */
export function readLinks(response: Response): Links {
  const header = response.headers.get('link')
  const links: Links = {}
  for (const rel of ['prev', 'next', 'last'] as const) {
    const target = findLink(header, rel)
    if (target) links[rel] = new URL(target, response.url || 'http://service').searchParams
  }
  return links
}

const pagingKeys = ['page', 'after', 'cursor', 'since'] as const

/** Only the pagination parameters of a query. */
export function readPaging(query: URLSearchParams): Record<(typeof pagingKeys)[number], string | undefined> {
  const [page, after, cursor, since] = pagingKeys.map((name) => query.get(name) ?? undefined)
  return { page, after, cursor, since }
}
