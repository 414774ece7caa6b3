const maxQueryLength = 64
const maxTitleLength = 160

// Searches are synchronous, so they can share the rows.
const rows = [0, 1, 2].map(() => new Uint16Array(maxTitleLength + 1))

export interface Distances {
  /** Between the query and the title. */
  whole: number
  /** Between the query and the closest substring of the title. */
  part: number
}

/** Longer queries are compared by grams only. */
export function isComparable(query: string): boolean {
  return query.length <= maxQueryLength
}

/** Damerau–Levenshtein distance (optimal string alignment). */
export function distancesBetween(query: string, title: string): Distances {
  const text = title.length > maxTitleLength ? title.slice(0, maxTitleLength) : title
  const part = minimumOf(lastRow(query, text, true), text.length)
  const whole = lastRow(query, text, false)[text.length] ?? 0
  return { whole: whole + title.length - text.length, part }
}

function lastRow(query: string, title: string, startsAnywhere: boolean): Uint16Array {
  let [beforePrevious, previous, current] = rows as [Uint16Array, Uint16Array, Uint16Array] // three are made above
  for (let column = 0; column <= title.length; column++) previous[column] = startsAnywhere ? 0 : column
  for (let row = 1; row <= query.length; row++) {
    const letter = query.charCodeAt(row - 1)
    const letterBefore = row > 1 ? query.charCodeAt(row - 2) : -1
    let left = row
    current[0] = row
    for (let column = 1; column <= title.length; column++) {
      const other = title.charCodeAt(column - 1)
      let minimum = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1)
      const above = (previous[column] ?? 0) + 1
      if (above < minimum) minimum = above
      if (left + 1 < minimum) minimum = left + 1
      if (column > 1 && letterBefore === other && letter === title.charCodeAt(column - 2)) {
        const swapped = (beforePrevious[column - 2] ?? 0) + 1
        if (swapped < minimum) minimum = swapped
      }
      current[column] = minimum
      left = minimum
    }
    const free = beforePrevious
    beforePrevious = previous
    previous = current
    current = free
  }
  return previous
}

function minimumOf(row: Uint16Array, last: number): number {
  let minimum = row[0] ?? 0
  for (let column = 1; column <= last; column++) {
    const value = row[column] ?? 0
    if (value < minimum) minimum = value
  }
  return minimum
}
