import { Type } from 'typebox'

/** Which page of a list. What cannot be read is taken as usual, so these are texts. */
export const PageQuery = {
  per_page: Type.Optional(
    Type.String({ description: 'The number of results per page (max 100, default 30).' }),
  ),
  page: Type.Optional(Type.String({ description: 'The page number of the results to fetch (default 1).' })),
}

/** Where a list can be long: `next` carries the place where the page ended. */
export const LongPageQuery = {
  ...PageQuery,
  after: Type.Optional(Type.String({ description: 'The cursor of the next page, from the `Link` header.' })),
}

export const SinceQuery = {
  since: Type.Optional(Type.String({ description: 'List only results with a greater id.' })),
  per_page: PageQuery.per_page,
}
