export const seasonNames = ['winter', 'spring', 'summer', 'fall'] as const
export type SeasonName = (typeof seasonNames)[number]

export interface Season {
  year: number
  season: SeasonName
}

/** A winter season starts in December and belongs to the next year. */
export function seasonOf(date: string): Season | undefined {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const season = seasonNames[Math.floor((month % 12) / 3)]
  return season && year ? { year: month === 12 ? year + 1 : year, season } : undefined
}

export function currentSeason(): Season {
  const now = new Date()
  return seasonOf(now.toISOString()) ?? { year: now.getUTCFullYear(), season: 'winter' }
}

export function readSeason(year: string | undefined, season: string | undefined): Season | undefined {
  const seasonName = seasonNames.find(
    (name) => name === season?.toLowerCase() || (name === 'fall' && season === 'autumn'),
  )
  return seasonName && year && /^\d{4}$/.test(year) ? { year: Number(year), season: seasonName } : undefined
}

/** Adds seasons; negative values go back. */
export function moveSeason({ year, season }: Season, steps: number): Season {
  const count = year * 4 + seasonNames.indexOf(season) + steps
  return { year: Math.floor(count / 4), season: seasonNames[((count % 4) + 4) % 4] ?? 'winter' }
}

export function seasonTitle({ year, season }: Season): string {
  return `${season.charAt(0).toUpperCase()}${season.slice(1)} ${year}`
}

export function seasonHref({ year, season }: Season): string {
  return `/anime-catalogue/seasons/${year}/${season}`
}
