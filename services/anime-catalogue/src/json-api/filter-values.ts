/**
 * Parses comma-separated values. A quoted value may contain commas, and doubled quotes.
 * Undefined if the quotes do not match.
 */
export function readValues(line: string): string[] | undefined {
  if (line === '') return []
  if (!line.includes('"')) return line.split(',')
  const values: string[] = []
  for (let at = 0; at <= line.length; ) {
    if (line[at] === '"') {
      const end = findClosingQuote(line, at + 1)
      if (end === undefined) return undefined
      values.push(line.slice(at + 1, end).replaceAll('""', '"'))
      at = end + 2
    } else {
      const comma = line.indexOf(',', at)
      const end = comma < 0 ? line.length : comma
      const value = line.slice(at, end)
      if (value.includes('"')) return undefined
      values.push(value)
      at = end + 1
    }
  }
  return values
}

/** Undefined unless the closing quote is followed by a comma or the end. */
function findClosingQuote(line: string, from: number): number | undefined {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] === '"') continue
    return at + 1 === line.length || line[at + 1] === ',' ? at : undefined
  }
  return undefined
}

export interface NumberRange {
  from?: number
  to?: number
  /** Excludes the upper bound, or the only bound. */
  isExclusive: boolean
}

/** `80`, `80..`, `..80`, `50..80`; three dots exclude the end. Takes linear time. */
export function readRange(value: string): NumberRange | undefined {
  const [, low, dots, high] = /^(\d+(?:\.\d+)?)?(?:(\.{2,3})(\d+(?:\.\d+)?)?)?$/.exec(value) ?? []
  if (low === undefined && high === undefined) return undefined
  const [from, to] = [toNumber(low), toNumber(high ?? (dots === undefined ? low : undefined))]
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    isExclusive: dots === '...',
  }
}

/** Larger numbers cannot be represented exactly. */
function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}
