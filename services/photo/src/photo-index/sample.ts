/** Returns an integer from 0 up to, but not including, `bound`. */
export type Below = (bound: number) => number

/** Something to choose from. */
export interface Choices {
  readonly size: number
  at(position: number): number
}

/** Robert Floyd's sampling: `count` distinct positions, each combination equally likely, in random order. */
export function samplePositions(size: number, count: number, below: Below): number[] {
  const positions = new Set<number>()
  for (let last = size - Math.min(count, size); last < size; last++) {
    const position = below(last + 1)
    positions.add(positions.has(position) ? last : position)
  }
  // Floyd's sample is random, but not its order.
  return shuffle([...positions], below)
}

/**
 * Chooses `count` distinct values that pass the test, each combination equally likely. Tries random ones first, which
 * takes constant time if many pass, and looks at all of them otherwise.
 */
export function sampleMatching(
  choices: Choices,
  count: number,
  matches: (id: number) => boolean,
  below: Below,
): number[] {
  const chosen = new Set<number>()
  const targetSize = Math.min(count, choices.size)
  for (let tries = targetSize * triesEach; tries > 0 && chosen.size < targetSize; tries--) {
    const id = choices.at(below(choices.size))
    if (matches(id)) chosen.add(id)
  }
  if (chosen.size === targetSize) return [...chosen]
  const all: number[] = []
  for (let position = 0; position < choices.size; position++) {
    const id = choices.at(position)
    if (matches(id)) all.push(id)
  }
  return samplePositions(all.length, count, below).map((position) => all[position] ?? 0)
}

const triesEach = 32

function shuffle(values: number[], below: Below): number[] {
  for (let end = values.length - 1; end > 0; end--) {
    const other = below(end + 1)
    const value = values[end] ?? 0
    values[end] = values[other] ?? 0
    values[other] = value
  }
  return values
}
