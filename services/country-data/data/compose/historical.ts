import { iso31663 } from 'iso-3166'
import type { Country } from './country.ts'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'

/** A country whose codes ISO 3166-1 has withdrawn, as listed in ISO 3166-3. */
export interface HistoricalCountry {
  alpha4: string
  alpha2: string
  alpha3: string
  /** Empty if there was none, or if it is still in use. */
  numeric: string
  name: string
  change: 'renamed' | 'merged' | 'split'
  /** The period in which the codes were in use: dates, or years if the day is unknown. */
  assigned: string
  withdrawn: string
  /** The alpha-3 codes that replaced it at the time. */
  into: string[]
  /** The alpha-3 codes of its successors today. */
  successors: string[]
}

const changes = { change: 'renamed', merge: 'merged', split: 'split' } as const

export function composeHistorical(
  countries: Country[],
  facts: Facts,
  problems: Problems,
): HistoricalCountry[] {
  const today = new Set(countries.map(({ cca3 }) => cca3))
  const unused = new Set(Object.keys(facts.historical))
  const direct = new Map(
    iso31663.map(({ alpha4, from, to }) => {
      const published = to.map(({ alpha3 }) => alpha3).sort()
      const { into } = facts.historical[alpha4] ?? {}
      if (into?.alpha3.join() === published.join())
        problems.add(`historical.json: ${alpha4} into: changes nothing`)
      return [alpha4, { alpha3: from.alpha3, into: into?.alpha3 ?? published }]
    }),
  )

  const composed = iso31663.map(({ alpha4, type, from }): HistoricalCountry => {
    const dates = facts.historical[alpha4]
    if (dates === undefined) problems.add(`historical.json: ${alpha4} is missing`)
    unused.delete(alpha4)
    const { into = [] } = direct.get(alpha4) ?? {}
    return {
      alpha4,
      alpha2: from.alpha2,
      alpha3: from.alpha3,
      numeric: from.numeric ?? '',
      name: from.name,
      change: into.length > 1 ? 'split' : changes[type],
      assigned: dates?.assigned ?? '',
      withdrawn: dates?.withdrawn ?? '',
      into,
      successors: [...new Set(into.flatMap(successorsOf))].sort(),
    }
  })
  for (const alpha4 of unused) problems.add(`historical.json: ${alpha4} is not in ISO 3166-3`)
  return composed.sort((a, b) => (a.alpha4 < b.alpha4 ? -1 : 1))

  function successorsOf(alpha3: string): string[] {
    if (today.has(alpha3)) return [alpha3]
    const next = [...direct.values()].find((candidate) => candidate.alpha3 === alpha3)
    if (next === undefined) problems.add(`historical: ${alpha3} leads to no country`)
    return next?.into.flatMap(successorsOf) ?? []
  }
}
