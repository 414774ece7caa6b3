export interface LineRange {
  from: number
  to: number
}

/** Parses `#L3` or `#L3-L7`. */
export function readRange(hash: string): LineRange | undefined {
  const [, first, second] = /^#L(\d+)(?:-L?(\d+))?$/.exec(hash) ?? []
  if (!first) return undefined
  const [from, to] = [Number(first), Number(second ?? first)]
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

export function writeRange({ from, to }: LineRange): string {
  return from === to ? `#L${from}` : `#L${from}-L${to}`
}
