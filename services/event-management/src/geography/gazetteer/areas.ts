import { listCountries } from '../countries.ts'
import { listRegions } from '../regions.ts'
import type { Box } from '../sphere.ts'
import { foldName } from './fold.ts'
import { type PackedPlaces, roundDegrees } from './pack.ts'
import { isoRegionOf } from './region-codes.ts'

/** A country, or one of its regions by ISO 3166-2 code. */
export interface NamedArea {
  country: string
  region?: string | undefined
}

/** All areas that a name or code may mean: `CA` is Canada and California. */
export type AreaLookup = (name: string) => readonly NamedArea[]

/** Only regions that contain known places: GeoNames' regions differ from ISO 3166-2 in some countries. */
export function nameAreas({ areas }: Pick<PackedPlaces, 'areas'>): AreaLookup {
  const byName = new Map<string, NamedArea[]>()
  const populated = new Set(areas.map((area) => keyOf(partsOf(area))))
  const add = (name: string, area: NamedArea) => {
    const others = byName.get(name)
    if (!others) byName.set(name, [area])
    else if (!others.some((other) => keyOf(other) === keyOf(area))) others.push(area)
  }
  for (const locale of localeNames)
    for (const { code, label } of listCountries(locale))
      for (const name of [code, foldName(label)]) add(name, { country: code })
  for (const { code, countryCode, label } of listRegions()) {
    const area = { country: countryCode, region: code }
    if (!populated.has(keyOf(area))) continue
    // Addresses in these countries use region codes.
    if (codedCountries.has(countryCode)) add(code, area)
    for (const name of [label, ...label.split(/[/,[(]/)]) add(foldName(name), area)
  }
  for (const [names, country, region] of otherAreas)
    for (const name of names.split(', ')) add(foldName(name), { country, region })
  byName.delete('')

  return (name) => {
    const codes = /^[A-Za-z]{2,3}$/.test(name) ? byName.get(name.toUpperCase()) : undefined
    return [...(byName.get(foldName(name)) ?? []), ...(codes ?? [])]
  }
}

function partsOf(area: string): { country: string; region: string } {
  const [country = '', region = ''] = area.split(' ')
  return { country, region: isoRegionOf({ country, region }) }
}

const keyOf = ({ country, region = '' }: NamedArea) => `${country} ${region}`

export function liesIn(place: { country: string; region: string }, { country, region }: NamedArea): boolean {
  return place.country === country && (region === undefined || isoRegionOf(place) === region)
}

/** The bounding box of all places of the area, including those on remote islands. */
export function boxOfArea(
  { areas, areaOf, latitudes, longitudes }: PackedPlaces,
  area: NamedArea,
): Box | undefined {
  const inside = areas
    .map(partsOf)
    .map(({ country, region }) => country === area.country && (area.region ?? region) === region)
  const latitudesInside = latitudes.filter((_, index) => inside[areaOf[index] ?? 0])
  const east = longitudes.filter((_, index) => inside[areaOf[index] ?? 0]).sort()
  const [first] = east
  if (first === undefined) return undefined
  // The box may cross the antimeridian, where that makes it smaller.
  let [gap, start] = [first + 360 - (east.at(-1) ?? first), 0]
  for (let at = 1; at < east.length; at += 1) {
    const between = (east[at] ?? 0) - (east[at - 1] ?? 0)
    if (between > gap) [gap, start] = [between, at]
  }
  const sorted = latitudesInside.sort()
  return {
    south: Math.max(-90, roundDegrees((sorted[0] ?? 0) - marginDegrees)),
    north: Math.min(90, roundDegrees((sorted.at(-1) ?? 0) + marginDegrees)),
    west: Math.max(-180, roundDegrees((east[start] ?? 0) - marginDegrees)),
    east: Math.min(180, roundDegrees((east.at(start - 1) ?? 0) + marginDegrees)),
  }
}

/** Degrees: venues lie outside the centers of their towns. */
const marginDegrees = 0.1

const localeNames = ['en_US', 'de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pt_PT', 'nl_NL', 'sv_SE', 'pl_PL']
const codedCountries = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'CH', 'DE', 'MX', 'IN'])
const otherAreas: readonly (readonly [names: string, country: string, region?: string])[] = [
  ['USA, U.S.A., U.S., America, United States of America', 'US'],
  ['UK, U.K., Great Britain, Britain', 'GB'],
  ['England', 'GB', 'ENG'],
  ['Scotland', 'GB', 'SCT'],
  ['Wales', 'GB', 'WLS'],
  ['Northern Ireland', 'GB', 'NIR'],
  ['Holland, The Netherlands', 'NL'],
  ['Czech Republic', 'CZ'],
  ['South Korea, Korea', 'KR'],
  ['Russia', 'RU'],
  ['Turkey', 'TR'],
  ['UAE', 'AE'],
  ['Washington DC', 'US', 'DC'],
  ['Bavaria', 'DE', 'BY'],
  ['Hesse', 'DE', 'HE'],
  ['Lower Saxony', 'DE', 'NI'],
  ['North Rhine-Westphalia, NRW', 'DE', 'NW'],
  ['Rhineland-Palatinate', 'DE', 'RP'],
  ['Saxony', 'DE', 'SN'],
  ['Thuringia', 'DE', 'TH'],
  ['Catalonia', 'ES', 'CT'],
  ['Andalusia', 'ES', 'AN'],
  ['Basque Country', 'ES', 'PV'],
  ['Brittany', 'FR', 'BRE'],
  ['Normandy', 'FR', 'NOR'],
  ['Corsica', 'FR', '20R'],
  ['Lombardy', 'IT', '25'],
  ['Tuscany', 'IT', '52'],
  ['Piedmont', 'IT', '21'],
  ['Sicily', 'IT', '82'],
  ['Sardinia', 'IT', '88'],
]
