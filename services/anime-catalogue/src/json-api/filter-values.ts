/**
 * The items of one line of comma-separated values. An item in quotes may have commas, and quotes doubled.
 * Undefined where quotes do not match.
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

/** Where the quotes end, if what follows is the next item or nothing. */
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
  /** Whether an open end leaves out the number itself; of a range with both ends, only the upper. */
  isExclusive: boolean
}

/** `80`, `80..`, `..80`, `50..80`, and with three dots without the end. The time it takes is linear. */
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

/** Nothing here is larger than what a number can hold exactly. */
function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}
