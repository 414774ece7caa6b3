import { Type } from 'typebox'

/** Which page of a list. What cannot be read is taken as usual, so these are texts. */
export const PageQuery = {
  per_page: Type.Optional(Type.String({ description: 'How many on a page: 30, and 100 at most.' })),
  page: Type.Optional(Type.String({ description: 'Which page; the first is 1.' })),
}

/** Where a list can be long: `next` carries the place where the page ended. */
export const LongPageQuery = {
  ...PageQuery,
  after: Type.Optional(Type.String({ description: 'As the link to the next page has it.' })),
}

export const SinceQuery = {
  since: Type.Optional(Type.String({ description: 'The id after which the page begins.' })),
  per_page: PageQuery.per_page,
}
