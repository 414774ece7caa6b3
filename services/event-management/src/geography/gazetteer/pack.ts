import { foldName, namesOf } from './fold.ts'

export interface Place {
  /** The GeoNames ID. */
  id: number
  name: string
  country: string
  /** The GeoNames region: see `region-codes.ts`. */
  region: string
  latitude: number
  longitude: number
  population: number
}

/**
 * All places in a few typed arrays of about 6 MB, transferable between threads without a copy. A place is an
 * index into them.
 */
export interface PackedPlaces {
  /** Sorted: the hash of each name, with the place index in the low bits. */
  called: Float64Array<ArrayBuffer>
  ids: Uint32Array<ArrayBuffer>
  populations: Uint32Array<ArrayBuffer>
  latitudes: Float32Array<ArrayBuffer>
  longitudes: Float32Array<ArrayBuffer>
  /** Indexes into `areas`. */
  areaOf: Uint16Array<ArrayBuffer>
  /** Country and region, such as `US CA`. */
  areas: string[]
  names: string
  /** The offset of each name; the last entry is the end. */
  nameStarts: Uint32Array<ArrayBuffer>
}

export function packPlaces(places: Iterable<Place>): PackedPlaces {
  const areas = new Map<string, number>()
  const [names, nameStarts]: [string[], number[]] = [[], [0]]
  const called: number[] = []
  const [ids, populations, areaOf]: [number[], number[], number[]] = [[], [], []]
  const [latitudes, longitudes]: [number[], number[]] = [[], []]
  for (const { id, name, country, region, population, latitude, longitude } of places) {
    const area = `${country} ${region}`
    if (!areas.has(area)) areas.set(area, areas.size)
    for (const each of namesOf(name)) called.push(hashName(each) * maxPlaces + ids.length)
    names.push(name)
    nameStarts.push((nameStarts.at(-1) ?? 0) + name.length)
    ids.push(id)
    populations.push(population)
    areaOf.push(areas.get(area) ?? 0)
    latitudes.push(latitude)
    longitudes.push(longitude)
  }
  return {
    called: Float64Array.from(called).sort(),
    ids: Uint32Array.from(ids),
    populations: Uint32Array.from(populations),
    latitudes: Float32Array.from(latitudes),
    longitudes: Float32Array.from(longitudes),
    areaOf: Uint16Array.from(areaOf),
    areas: [...areas.keys()],
    names: names.join(''),
    nameStarts: Uint32Array.from(nameStarts),
  }
}

/** A 32-bit hash times this stays an exact integer. */
const maxPlaces = 2 ** 21

/** FNV-1a */
export function hashName(folded: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < folded.length; at += 1) hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export function placeAt(packed: PackedPlaces, index: number): Place {
  const { ids, names, nameStarts, areas, areaOf, latitudes, longitudes, populations } = packed
  const [country = '', region = ''] = (areas[areaOf[index] ?? 0] ?? '').split(' ')
  return {
    id: ids[index] ?? 0,
    name: names.slice(nameStarts[index], nameStarts[index + 1]),
    country,
    region,
    // A 32-bit float has six to seven digits: about ten meters.
    latitude: roundDegrees(latitudes[index] ?? 0),
    longitude: roundDegrees(longitudes[index] ?? 0),
    population: populations[index] ?? 0,
  }
}

/** Places with this name, including shortened names. */
export function placesCalled(packed: PackedPlaces, name: string): Place[] {
  const folded = foldName(name)
  const hash = hashName(folded)
  const { called } = packed
  const last = firstAt(called, (hash + 1) * maxPlaces)
  const keys = called.subarray(firstAt(called, hash * maxPlaces), last)
  return Array.from(keys, (key) => placeAt(packed, key % maxPlaces)).filter((place) =>
    namesOf(place.name).includes(folded),
  )
}

function firstAt(sorted: Float64Array, requested: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < requested) low = middle + 1
    else high = middle
  }
  return low
}

export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4
