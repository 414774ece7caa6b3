/** Numbers that only the seed decides, the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the keys, each as likely as its weight says. */
  weighted<Item>(weights: ReadonlyMap<Item, number>): Item
}

export function createRandom(seed: string): Random {
  let state = hashText(seed)
  // mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  next()
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole,
    chance: (share) => next() < share,
    pick(items) {
      const picked = items[whole(0, items.length - 1)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from')
      return picked
    },
    weighted(weights) {
      const total = weights.values().reduce((sum, weight) => sum + weight, 0)
      let left = next() * total
      for (const [item, weight] of weights) {
        if (left < weight) return item
        left -= weight
      }
      throw new RangeError('There is nothing to pick from')
    },
  }
}

/** FNV-1a over UTF-16 units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
