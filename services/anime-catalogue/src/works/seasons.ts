export type Season = 'winter' | 'spring' | 'summer' | 'fall'

export interface Premiere {
  season: Season
  /** A winter season starts in December and belongs to the next year. */
  seasonYear: number
  year: number
}

/** The season and year of a start date (`YYYY-MM-DD`). */
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
