import { foldName, namesOf } from './fold.ts'

/** A place as the gazetteer's source tells it. */
export interface SourcePlace {
  cityId: number
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: readonly number[] }
}

/**
 * All places in a few arrays, which take some 8 MB, and are handed from thread to thread without a copy. A place is its
 * number in them.
 */
export interface PackedPlaces {
  /** Of each name of each place, in their order. */
  hashes: Uint32Array<ArrayBuffer>
  /** Whose name it is. */
  owners: Uint32Array<ArrayBuffer>
  ids: Uint32Array<ArrayBuffer>
  populations: Uint32Array<ArrayBuffer>
  latitudes: Float32Array<ArrayBuffer>
  longitudes: Float32Array<ArrayBuffer>
  /** Numbers of `areas`. */
  areaOf: Uint16Array<ArrayBuffer>
  /** Country and region, such as `US CA`. */
  areas: string[]
  names: Uint8Array<ArrayBuffer>
  /** Where each name begins, and where the last one ends. */
  nameStarts: Uint32Array<ArrayBuffer>
}

export function packPlaces(places: readonly SourcePlace[]): PackedPlaces {
  const count = places.length
  const areas = new Map<string, number>()
  const encoder = new TextEncoder()
  const names = places.map(({ name }) => encoder.encode(name))
  const nameStarts = new Uint32Array(count + 1)
  const areaOf = new Uint16Array(count)
  const called: [hash: number, owner: number][] = []
  places.forEach(({ name, country, adminCode }, place) => {
    nameStarts[place + 1] = (nameStarts[place] ?? 0) + (names[place]?.length ?? 0)
    const area = `${country} ${adminCode}`
    areaOf[place] = areas.get(area) ?? areas.size
    areas.set(area, areaOf[place])
    for (const each of namesOf(name)) called.push([hashName(each), place])
  })
  called.sort(([a], [b]) => a - b)
  return {
    hashes: Uint32Array.from(called, ([hash]) => hash),
    owners: Uint32Array.from(called, ([, owner]) => owner),
    ids: Uint32Array.from(places, ({ cityId }) => cityId),
    populations: Uint32Array.from(places, ({ population }) => population),
    latitudes: Float32Array.from(places, ({ loc }) => loc.coordinates[1] ?? 0),
    longitudes: Float32Array.from(places, ({ loc }) => loc.coordinates[0] ?? 0),
    areaOf,
    areas: [...areas.keys()],
    names: new Uint8Array(Buffer.concat(names)),
    nameStarts,
  }
}

/** FNV-1a */
export function hashName(folded: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < folded.length; at += 1) hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export interface Place {
  /** Of GeoNames. */
  id: number
  name: string
  country: string
  /** As GeoNames has it: see `region-codes.ts`. */
  region: string
  latitude: number
  longitude: number
  population: number
}

export function placeAt(packed: PackedPlaces, place: number): Place {
  const { ids, names, nameStarts, areas, areaOf, latitudes, longitudes, populations } = packed
  const [country = '', region = ''] = (areas[areaOf[place] ?? 0] ?? '').split(' ')
  return {
    id: ids[place] ?? 0,
    name: new TextDecoder().decode(names.subarray(nameStarts[place], nameStarts[place + 1])),
    country,
    region,
    // A float of 32 bits has six digits or seven: some ten metres.
    latitude: roundDegrees(latitudes[place] ?? 0),
    longitude: roundDegrees(longitudes[place] ?? 0),
    population: populations[place] ?? 0,
  }
}

/** All places with this name, shortened ones among them. */
export function placesCalled(packed: PackedPlaces, name: string): Place[] {
  const folded = foldName(name)
  const hash = hashName(folded)
  const { hashes, owners } = packed
  const found: Place[] = []
  for (let at = firstAt(hashes, hash); at < hashes.length && hashes[at] === hash; at += 1) {
    const place = placeAt(packed, owners[at] ?? 0)
    if (namesOf(place.name).includes(folded)) found.push(place)
  }
  return found
}

function firstAt(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4
