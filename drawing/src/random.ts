/** Pseudo-random numbers that depend on the seed only, so a drawing is the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the keys, with a probability proportional to its weight. */
  weighted<Item>(weights: ReadonlyMap<Item, number>): Item
}

export function createRandom(seed: number | string): Random {
  const next = typeof seed === 'number' ? mulberry32(seedOf(seed)) : mulberry32(hashText(seed))
  // Neighbouring hashes give similar first numbers.
  if (typeof seed === 'string') next()
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer,
    chance: (share) => next() < share,
    pick(items) {
      const picked = items[integer(0, items.length - 1)]
      if (picked === undefined) throw new RangeError('cannot pick from an empty list')
      return picked
    },
    weighted(weights) {
      const total = weights.values().reduce((sum, weight) => sum + weight, 0)
      let remaining = next() * total
      for (const [item, weight] of weights) {
        if (remaining < weight) return item
        remaining -= weight
      }
      throw new RangeError('cannot pick from an empty list')
    },
  }
}

/** https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function seedOf(seed: number): number {
  return Math.imul(seed + 1, 0x9e3779b1) >>> 0
}

/** FNV-1a over UTF-16 units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
