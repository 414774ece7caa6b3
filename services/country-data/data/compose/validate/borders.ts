import type { Atlas } from '../atlas.ts'
import type { Country } from '../country.ts'
import type { Problems } from '../problems.ts'

export function checkBorders(countries: Country[], atlas: Atlas, problems: Problems): void {
  const byCode = new Map(countries.map((country) => [country.cca3, country]))
  const pairs = new Set<string>()

  for (const { cca3, borders, landlocked } of countries) {
    if (new Set(borders).size !== borders.length) problems.add(`borders: ${cca3} names a neighbour twice`)
    if (landlocked && borders.length === 0) problems.add(`landlocked: ${cca3} has no neighbours`)
    for (const neighbour of borders) {
      pairs.add(pairOf(cca3, neighbour))
      const other = byCode.get(neighbour)
      if (other === undefined) problems.add(`borders: ${cca3} borders the unknown ${neighbour}`)
      else if (!other.borders.includes(cca3)) {
        problems.add(`borders: ${cca3} borders ${neighbour}, but ${neighbour} does not border ${cca3}`)
      }
    }
    if (atlas.countries.has(cca3) && landlocked === atlas.coastal.has(cca3)) {
      const drawn = landlocked ? 'a coast' : 'no coast'
      problems.mismatch('landlocked', cca3, `world-atlas draws ${drawn}`)
    }
  }

  for (const pair of pairs) {
    const isDrawn = pair.split('-').every((code) => atlas.countries.has(code))
    if (!atlas.neighbours.has(pair)) {
      problems.mismatch(
        'borders',
        pair,
        isDrawn ? 'world-atlas draws no common line' : 'not drawn in world-atlas',
      )
    }
  }
  for (const pair of atlas.neighbours) {
    if (!pairs.has(pair)) problems.mismatch('borders', pair, 'world-atlas draws a common line')
  }
}

function pairOf(a: string, b: string): string {
  return [a, b].sort().join('-')
}
