import { geoDistance } from 'd3-geo'
import { formatCount } from '../../kit/format.ts'
import type { Country } from './country.ts'

const earthKm = 6371

/** The most important comparison. */
export function describeComparison(first: Country, second: Country): string {
  const km = earthKm * geoDistance(toPoint(first.latlng), toPoint(second.latlng))
  const near = first.borders.includes(second.cca3)
    ? 'They share a border.'
    : `Their centers are ${formatCount(Math.round(km / 10) * 10)} km apart.`
  const larger = findLarger(first, second, ({ area }) => area)
  const fuller = findLarger(first, second, ({ population }) => population)
  if (!larger || !fuller) return near
  const size = `is ${larger.times} times as large`
  const people = `has ${fuller.times} times as many people`
  return larger.name === fuller.name
    ? `${near} ${larger.name} ${size} and ${people}.`
    : `${near} ${larger.name} ${size}; ${fuller.name} ${people}.`
}

function findLarger(first: Country, second: Country, figureOf: (country: Country) => number) {
  const [more, less] = figureOf(first) >= figureOf(second) ? [first, second] : [second, first]
  if (!figureOf(less)) return undefined
  const times = figureOf(more) / figureOf(less)
  return { name: more.name.common, times: times < 10 ? times.toFixed(1) : formatCount(times) }
}

function toPoint([lat = 0, lng = 0]: readonly number[]): [number, number] {
  return [lng, lat]
}
