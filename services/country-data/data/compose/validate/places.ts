import { iso1A2Code } from '@rapideditor/country-coder'
import type { Country, LatLng } from '../country.ts'
import type { Problems } from '../problems.ts'

/** The capital and the centre of a country lie in it. */
export function checkPlaces(countries: Country[], problems: Problems): void {
  for (const { cca2, capital, capitalInfo, latlng } of countries) {
    const capitalPlace = capitalInfo.latlng
    if (capital.length > 0 !== (capitalPlace !== undefined)) {
      problems.add(`capitalInfo: ${cca2} has a capital without a place or a place without a capital`)
    }
    if (capitalPlace !== undefined) check('capital-place', cca2, capitalPlace)
    // The centre of Antarctica is the pole, where any longitude is correct.
    if (cca2 !== 'AQ') check('centre-place', cca2, latlng)
  }

  function check(kind: 'capital-place' | 'centre-place', cca2: string, [lat, lng]: LatLng): void {
    const actual = iso1A2Code([lng, lat], { level: 'territory' })
    if (actual !== cca2) problems.mismatch(kind, cca2, `${lat}, ${lng} lies in ${actual ?? 'no country'}`)
  }
}
