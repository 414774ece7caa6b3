import { Type } from 'typebox'

/** Strings, because malformed values fall back to the defaults. */
export const PageQuery = {
  per_page: Type.Optional(
    Type.String({ description: 'The number of results per page (max 100, default 30).' }),
  ),
  page: Type.Optional(Type.String({ description: 'The page number of the results to fetch (default 1).' })),
}

/** For long lists: `next` contains a cursor. */
export const LongPageQuery = {
  ...PageQuery,
  after: Type.Optional(Type.String({ description: 'The cursor of the next page, from the `Link` header.' })),
}

export const SinceQuery = {
  since: Type.Optional(Type.String({ description: 'List only results with a greater id.' })),
  per_page: PageQuery.per_page,
}
