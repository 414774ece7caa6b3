import type { Context } from '../../context.ts'
import type { Area } from '../area.ts'
import type { Point } from '../sphere.ts'
import { findPostalPlaces } from '../store.ts'
import { type AreaLookup, boxOfArea, liesIn, type NamedArea, nameAreas } from './areas.ts'
import { foldName } from './fold.ts'
import { foldPostalCode } from './import-postal.ts'
import { loadPlaces } from './load-places.ts'
import { otherNames } from './other-names.ts'
import { type PackedPlaces, type Place, placeAt, placesCalled } from './pack.ts'

/** A point, or the extent of a region or country. */
export type GeocodedLocation =
  | { name: string; center: Point }
  | { name: string; viewport: Extract<Area, { viewport: unknown }>['viewport'] }

export interface Gazetteer {
  /** Undefined if the address is unknown. */
  locate(address: string): Promise<GeocodedLocation | undefined>
  /** By GeoNames ID. */
  findPlace(id: number): Promise<Place | undefined>
}

export function createGazetteer({ db }: Pick<Context, 'db'>): Gazetteer {
  let areas: AreaLookup | undefined

  async function loadAtlas(): Promise<Atlas> {
    const packed = await loadPlaces()
    areas ??= nameAreas(packed)
    return { packed, areasCalled: areas }
  }

  /** Only imported postal codes are known. */
  async function locatePostal(parts: readonly string[]): Promise<GeocodedLocation | undefined> {
    const [code = '', ...hints] = parts
    if (!/\d/.test(code) || !/^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u.test(code)) return undefined
    const places = await findPostalPlaces(db.read, foldPostalCode(code))
    if (places.length === 0) return undefined
    const { areasCalled } = await loadAtlas()
    const hintAreas = hints.map(areasCalled).filter((areas) => areas.length > 0)
    const fits = places.filter(({ country }) =>
      hintAreas.every((areas) => areas.some((area) => area.country === country)),
    )
    const place = fits.find(({ country }) => country === 'US') ?? fits[0]
    return place && { name: `${place.name}, ${place.country}`, center: pointOf(place) }
  }

  return {
    async locate(address) {
      const point = readPoint(address)
      if (point) return { name: address, center: point }
      const parts = address
        .slice(0, maxLength)
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter(Boolean)
      const postal = await locatePostal(parts)
      if (postal) return postal
      const atlas = await loadAtlas()
      const place = bestPlace(atlas, parts)
      if (place) return { name: `${place.name}, ${place.country}`, center: pointOf(place) }
      return locateArea(atlas, parts)
    },
    async findPlace(id) {
      const packed = await loadPlaces()
      const index = packed.ids.indexOf(id)
      return index < 0 ? undefined : placeAt(packed, index)
    },
  }
}

const maxLength = 300

interface Atlas {
  packed: PackedPlaces
  areasCalled: AreaLookup
}

/** `52.52, 13.40` */
function readPoint(text: string): Point | undefined {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180
  return isOnEarth ? point : undefined
}

/** The first part that names a city within the area named by the parts behind it. */
function bestPlace({ packed, areasCalled }: Atlas, parts: readonly string[]): Place | undefined {
  const areas = parts.map((part) => areasCalled(withoutDigits(part)))
  for (const [at, part] of parts.entries()) {
    const own = areas[at] ?? []
    if (at > 0 && own.length > 0) continue
    const hints = areas.slice(at + 1)
    const place = readings(part, areasCalled)
      .map(({ name, hint }) => findMostPopulous(packed, name, hint ? [hint, ...hints] : hints))
      .find((result) => result !== undefined)
    const isCity =
      own.length === 0 ||
      hints.flat().some(({ region }) => region !== undefined) ||
      (place && isNamesake(place, part, own))
    if (place && isCity) return place
  }
  return undefined
}

/**
 * Whether a city is better known than the areas of the same name: Salzburg the city wins over the state,
 * California the state over the town.
 */
function isNamesake(place: Place, name: string, areas: readonly NamedArea[]): boolean {
  const isLarge = place.population > minLargePopulation && foldName(place.name) === foldName(name)
  return isLarge || areas.some((area) => area.region !== undefined && liesIn(place, area))
}

const minLargePopulation = 300_000

/** Alternative readings: `10115 Berlin` without digits, `Paris France` with the last words as an area. */
function readings(part: string, areasCalled: AreaLookup): { name: string; hint?: readonly NamedArea[] }[] {
  const name = withoutDigits(part)
  const words = name.split(/\s+/)
  const split = [1, 2, 3]
    .filter((last) => last < words.length)
    .map((last) => ({
      name: words.slice(0, -last).join(' '),
      hint: areasCalled(words.slice(-last).join(' ')),
    }))
  return [{ name }, ...split.filter(({ hint }) => hint.length > 0)]
}

function withoutDigits(part: string): string {
  return part.replace(/(?<!\S)\S*\d\S*(?!\S)/g, ' ').trim()
}

function findMostPopulous(
  packed: PackedPlaces,
  name: string,
  hints: readonly (readonly NamedArea[])[],
): Place | undefined {
  const folded = foldName(name)
  if (folded === '') return undefined
  const alias = otherNames().get(folded)
  const places = [
    ...placesCalled(packed, name),
    ...(alias ? placesCalled(packed, alias.name).filter(({ country }) => country === alias.country) : []),
  ]
  const hintAreas = hints.filter((areas) => areas.length > 0)
  return places
    .filter((place) => hintAreas.every((areas) => areas.some((area) => liesIn(place, area))))
    .map((place) => ({
      place,
      rank: Math.log10(place.population + 1) + (foldName(place.name) === folded ? exactNameBonus : 0),
    }))
    .reduce<{ place: Place; rank: number } | undefined>(
      (best, each) => (best && best.rank >= each.rank ? best : each),
      undefined,
    )?.place
}

/** The log10 bonus of an exact name, worth a threefold population. */
const exactNameBonus = 0.5

/** `Germany`; `California, USA` */
function locateArea({ packed, areasCalled }: Atlas, parts: readonly string[]): GeocodedLocation | undefined {
  const [first = [], ...others] = parts.map(areasCalled)
  const area = first.find(({ country }) =>
    others.every((areas) => areas.some((other) => other.region === undefined && other.country === country)),
  )
  const viewport = area && boxOfArea(packed, area)
  return viewport && { name: parts.join(', '), viewport }
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
