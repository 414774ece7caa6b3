export type Season = 'winter' | 'spring' | 'summer' | 'fall'

export interface Premiere {
  season: Season
  /** A winter begins in December, and belongs to the year after it. */
  seasonYear: number
  year: number
}

/** When a work that starts on a date (`YYYY-MM-DD`) is said to have come out. */
export function premiereOf(startDate: string): Premiere {
  const year = Number(startDate.slice(0, 4))
  const month = Number(startDate.slice(5, 7))
  return { season: seasonOf(month), seasonYear: month === 12 ? year + 1 : year, year }
}

function seasonOf(month: number): Season {
  if (month === 12 || month < 3) return 'winter'
  if (month < 6) return 'spring'
  return month < 9 ? 'summer' : 'fall'
}
