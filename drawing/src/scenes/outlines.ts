import { gradient2, random2, ridged2 } from './noise.ts'

/** Height of a dense row of conifers over its ground at x. `tree` is the height of the tallest. */
export function coniferLine(seed: number, x: number, tree: number): number {
  const spacing = tree * 0.085
  const cell = Math.floor(x / spacing)
  // Undergrowth and far trees fill the gaps.
  let top =
    tree *
    (0.22 +
      0.16 * gradient2(seed + 8, x / spacing / 3, 0.5) +
      0.05 * gradient2(seed + 9, (x / spacing) * 2, 0.5))
  for (let c = cell - 3; c <= cell + 3; c++) {
    const dense = gradient2(seed + 1, c * 0.06, 0.5)
    const height = tree * (0.3 + 0.7 * random2(seed + 3, c, 0)) * (0.75 + 0.35 * dense)
    const middle = (c + random2(seed + 4, c, 0)) * spacing
    const away = Math.abs(x - middle) / (height * (0.12 + 0.07 * random2(seed + 5, c, 0)))
    if (away >= 1) continue
    // Branches hang in tiers: the outline steps down more than it slopes.
    const tiers = 9
    const step = (1 - away) ** 1.25 * tiers + (random2(seed + 6, c, x > middle ? 1 : 0) - 0.5)
    const serrated = (Math.floor(step) + (step - Math.floor(step)) ** 0.4) / tiers
    // Tips of branches.
    const ragged = 0.1 * (0.25 + away) * gradient2(seed + 7, (x - middle) / (height * 0.022), c * 3.7)
    top = Math.max(top, height * Math.max(0, 0.35 * (1 - away) + 0.65 * serrated + ragged))
  }
  return top
}

/** Height of a rocky crest at x, from 0 to about 1. */
export function rockyCrest(seed: number, x: number, octaves: number): number {
  return ridged2(seed, x + gradient2(seed + 5, x * 1.7, 3.3) * 0.12, seed * 0.37, octaves, 0.47)
}
