/** A small deterministic generator (mulberry32): the same seed gives the same numbers on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let value = this.#state
    value = Math.imul(value ^ (value >>> 15), value | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }

  /** Some different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items]
    const chosen: T[] = []
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(this.next() * rest.length), 1))
    }
    return chosen
  }
}

/** Combines numbers to a seed. */
export function seedOf(...parts: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x01000193)
    hash = Math.imul(hash ^ Math.floor(part / 2 ** 32) ^ (hash >>> 15), 0x85ebca6b)
  }
  return (hash ^ (hash >>> 13)) >>> 0
}
