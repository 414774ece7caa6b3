import type { Static } from 'typebox'
import { type ArgumentErrors, argumentsError } from '../errors.ts'
import { type Area, middleOf } from '../geography/area.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import type { Point } from '../geography/sphere.ts'
import type { SearchPage, SearchQuery } from './schema/search.ts'

type Query = Static<typeof SearchQuery>

export interface SearchedLocation {
  area: Area
  /** The location as the response repeats it. */
  echo: NonNullable<Static<typeof SearchPage>['location']>
}

/** Coordinates take precedence over an address, and a point over a viewport. */
export async function readLocation(
  gazetteer: Gazetteer,
  query: Query,
): Promise<SearchedLocation | undefined> {
  const within = query['location.within']
  const point = readPoint(query, 'location.')
  const address = query['location.address']?.trim()
  if (point)
    return locationOf(
      { center: point, withinM: readDistance(within || defaultRadius) },
      within || defaultRadius,
      address,
    )
  if (address) return locateAddress(gazetteer, address, within)
  const viewport = readViewport(query)
  return viewport && locationOf({ viewport })
}

async function locateAddress(gazetteer: Gazetteer, address: string, within: string | undefined) {
  const located = await gazetteer.locate(address)
  if (!located) throw argumentsError({ 'location.address': ['INVALID'] })
  if ('viewport' in located && !within)
    return locationOf({ viewport: located.viewport }, undefined, located.name)
  const center = 'viewport' in located ? middleOf(located) : located.center
  return locationOf(
    { center, withinM: readDistance(within || defaultRadius) },
    within || defaultRadius,
    located.name,
  )
}

const defaultRadius = '10mi'

function locationOf(area: Area, within?: string, address?: string): SearchedLocation {
  const { latitude, longitude } = middleOf(area)
  return {
    area,
    echo: {
      latitude: presentDegrees(latitude),
      longitude: presentDegrees(longitude),
      ...(within && { within }),
      ...(address && { address }),
    },
  }
}

const presentDegrees = (degrees: number) => String(Number(degrees.toFixed(6)))

function readDistance(text: string): number {
  const [, number, unit] = /^(\d{1,5}(?:\.\d{1,6})?)\s?(mi|km)$/i.exec(text.trim()) ?? []
  const distanceM = Number(number) * (unit?.toLowerCase() === 'km' ? 1_000 : metersPerMile)
  if (!(distanceM > 0)) throw argumentsError({ 'location.within': ['INVALID'] })
  return distanceM
}

const metersPerMile = 1_609.344

function readViewport(query: Query) {
  const northeast = readPoint(query, 'location.viewport.northeast.')
  const southwest = readPoint(query, 'location.viewport.southwest.')
  if (!northeast && !southwest) return undefined
  if (!northeast) throw argumentsError(missing('location.viewport.northeast.'))
  if (!southwest) throw argumentsError(missing('location.viewport.southwest.'))
  if (northeast.latitude < southwest.latitude)
    throw argumentsError({ 'location.viewport.northeast.latitude': ['INVALID'] })
  return {
    south: southwest.latitude,
    north: northeast.latitude,
    west: southwest.longitude,
    east: northeast.longitude,
  }
}

type PointName = 'location.' | 'location.viewport.northeast.' | 'location.viewport.southwest.'

const missing = (name: PointName): ArgumentErrors => ({
  [`${name}latitude`]: ['MISSING'],
  [`${name}longitude`]: ['MISSING'],
})

/** Both coordinates or neither. */
function readPoint(query: Query, name: PointName): Point | undefined {
  const [latitude, longitude] = [query[`${name}latitude`], query[`${name}longitude`]]
  if (!latitude && !longitude) return undefined
  return {
    latitude: readDegrees(`${name}latitude`, latitude, 90),
    longitude: readDegrees(`${name}longitude`, longitude, 180),
  }
}

function readDegrees(name: string, text: string | undefined, max: number): number {
  if (!text) throw argumentsError({ [name]: ['MISSING'] })
  const degrees = /^[+-]?\d{1,3}(?:\.\d{1,15})?$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(Math.abs(degrees) <= max)) throw argumentsError({ [name]: ['INVALID'] })
  return degrees
}
