/** The colors that search can filter by. */
export const colorNames = [
  'black_and_white',
  'black',
  'white',
  'yellow',
  'orange',
  'red',
  'purple',
  'magenta',
  'green',
  'teal',
  'blue',
] as const

export type ColorName = (typeof colorNames)[number]

/** A photo has a color if it covers at least this much of it, in thousandths. */
export const minCoverage = 180
