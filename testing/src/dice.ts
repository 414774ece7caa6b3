/** A seeded generator (mulberry32), so failures can be reproduced. */
export function createDice(seed: number) {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (max: number) => Math.floor(roll() * (max + 1))
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(roll() * values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from')
    return value
  }
  const several = <Value>(values: readonly Value[], max = 3): Value[] =>
    Array.from({ length: 1 + upTo(max - 1) }, () => pick(values))
  return { isIn: (part: number) => roll() < part, pick, several, upTo }
}
