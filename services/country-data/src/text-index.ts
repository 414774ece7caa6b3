import { fold } from './fold.ts'

export interface IndexedText<Item> {
  text: string
  item: Item
}

/** Substring search. Exact matches come first, then prefixes, then other matches. */
export interface TextIndex<Item> {
  find(query: string): Item[]
  findExact(query: string): Item[]
}

const ranks = { exact: 0, prefix: 1, inside: 2 }
const separator = '\n'

/**
 * One `indexOf` scan over all texts in one string: for a few thousand names that is faster than an n-gram index.
 * Items of equal rank keep their input order.
 */
export function createTextIndex<Item>(texts: Iterable<IndexedText<Item>>): TextIndex<Item> {
  const owners: Item[] = []
  const starts: number[] = []
  const order = new Map<Item, number>()
  const folded: string[] = []
  let length = separator.length
  for (const { text, item } of texts) {
    const line = fold(text)
    if (!line) continue
    owners.push(item)
    starts.push(length)
    folded.push(line)
    length += line.length + separator.length
    if (!order.has(item)) order.set(item, order.size)
  }
  const haystack = separator + folded.join(separator) + separator

  function search(query: string, maxRank: number): Item[] {
    const needle = fold(query)
    if (!needle || needle.includes(separator)) return []
    const best = new Map<Item, number>()
    let at = haystack.indexOf(needle)
    while (at >= 0) {
      const entry = entryAt(starts, at)
      const isPrefix = haystack[at - 1] === separator
      const rank = !isPrefix
        ? ranks.inside
        : haystack[at + needle.length] === separator
          ? ranks.exact
          : ranks.prefix
      const item = owners[entry]
      if (item !== undefined && rank <= maxRank && rank < (best.get(item) ?? Number.POSITIVE_INFINITY))
        best.set(item, rank)
      // The first match in a text has its best rank, so continue with the next text.
      at = haystack.indexOf(needle, (starts[entry + 1] ?? haystack.length) - 1)
    }
    return [...best]
      .sort(([a, rankOfA], [b, rankOfB]) => rankOfA - rankOfB || (order.get(a) ?? 0) - (order.get(b) ?? 0))
      .map(([item]) => item)
  }

  return {
    find: (query) => search(query, ranks.inside),
    findExact: (query) => search(query, ranks.exact),
  }
}

/** Binary search for the last start at or before `position`. */
function entryAt(starts: readonly number[], position: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}
