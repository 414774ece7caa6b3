import { presentList } from '../../wire/lists.ts'

interface SliceQuery {
  after?: string | undefined
  limit?: number | undefined
  order?: 'asc' | 'desc' | undefined
}

/** A page of a list that is in memory. */
export function presentSlice<Item extends { id: string }>(
  items: readonly Item[],
  { after, limit = 20, order }: SliceQuery,
) {
  const ordered = order === 'desc' ? items.toReversed() : items
  const start = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1
  return presentList(ordered.slice(start, start + limit), ordered.length > start + limit)
}
