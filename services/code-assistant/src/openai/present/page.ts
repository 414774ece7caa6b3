/** One page of a list. */
export function presentPage<Item extends { id: string }>(data: readonly Item[], hasMore: boolean) {
  return {
    object: 'list' as const,
    data: [...data],
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  }
}

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
  return presentPage(ordered.slice(start, start + limit), ordered.length > start + limit)
}
