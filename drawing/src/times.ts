/** One item for each number from 0 to `count` − 1. */
export function times<Item>(count: number, create: (i: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => create(i))
}
