/** Items without a date come last, in their order. */
export function newestFirst<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => number | undefined,
): Item[] {
  return items.toSorted((a, b) => (dateOf(b) ?? 0) - (dateOf(a) ?? 0))
}
