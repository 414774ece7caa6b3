import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feature } from 'topojson-client'
import { createBorders } from '../src/borders.ts'
import { loadCountries } from '../src/dataset.ts'
import { resolutions } from '../src/extension-schema.ts'
import type { Country } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()
const borders = createBorders()
const all = loadCountries()

test('borders: every country has a shape of closed rings at every resolution, wound as RFC 7946 requires', async () => {
  for (const resolution of resolutions) {
    for (const country of all) {
      const { id, properties, geometry } = await borders.get(country, resolution)
      const name = `${country.cca3} ${resolution}`
      assert.deepEqual([id, properties.cca2], [country.cca3, country.cca2])
      assert.ok(geometry.coordinates.length > 0, name)
      for (const polygon of geometry.coordinates) {
        for (const [index, ring] of polygon.entries()) {
          assert.ok(ring.length >= 4, name)
          assert.deepEqual(ring[0], ring.at(-1), name)
          assert.ok(
            ring.every(([lng = 999, lat = 999]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90),
            name,
          )
          if (Math.abs(area(ring)) > 0.001) assert.equal(area(ring) > 0, index === 0, name)
        }
      }
    }
  }
})

test('borders: a country is drawn exactly as the map of all countries draws it', async () => {
  for (const resolution of resolutions) {
    const { json: topology } = await call(`/borders/all.topojson?resolution=${resolution}`)
    for (const geometry of topology.objects.countries.geometries) {
      if (!['CHE', 'FRA', 'ZAF', 'FJI', 'ATA', 'UNK', 'GUF'].includes(geometry.id)) continue
      const expected = feature(topology, geometry).geometry
      const { json } = await call(`/borders/${geometry.id}.geojson?resolution=${resolution}`)
      assert.ok('coordinates' in expected)
      assert.deepEqual(corners(json.geometry.coordinates), corners(expected.coordinates), geometry.id)
    }
  }
})

test('borders: the finest map lacks only the Vatican, and a country missing from a map comes from the next one', async () => {
  const { json } = await call('/borders/all.topojson?resolution=10m')
  assert.deepEqual(
    json.objects.countries.geometries.map(({ id }: { id: string }) => id),
    all.map(({ cca3 }) => cca3).filter((code) => code !== 'VAT'),
  )
  const drawn = async (code: string, resolution: string) =>
    (await call(`/borders/${code}.geojson?resolution=${resolution}`)).json.properties.resolution
  assert.deepEqual(
    [
      await drawn('CH', '110m'),
      await drawn('MT', '110m'),
      await drawn('TV', '110m'),
      await drawn('VA', '10m'),
    ],
    ['110m', '50m', '10m', '50m'],
  )
})

test('borders: territories are separate from their state, and split shapes are merged', async () => {
  const box = async (cca2: string) => boundsOf((await borders.get(get(cca2), '10m')).geometry.coordinates)
  const [france, guiana, cyprus, norway, svalbard] = [
    await box('FR'),
    await box('GF'),
    await box('CY'),
    await box('NO'),
    await box('SJ'),
  ]
  assert.ok(france.west > -6 && france.south > 41, 'France without its overseas territories')
  assert.ok(guiana.west < -54 && guiana.east < -51 && guiana.north < 6, 'French Guiana')
  assert.ok(cyprus.north > 35.6, 'Cyprus with its north')
  assert.ok(
    norway.north < 72 && norway.south > 57 && svalbard.south > 70,
    'Norway, and Svalbard with Jan Mayen',
  )
})

test('borders: cacheable GeoJSON, at 1:50 million by default', async () => {
  const { headers, json } = await call('/borders/ch.geojson')
  assert.equal(headers.get('content-type'), 'application/geo+json')
  assert.equal(headers.get('access-control-allow-origin'), '*')
  assert.equal(json.properties.resolution, '50m')
  const etag = headers.get('etag') ?? ''
  assert.equal((await call('/borders/CHE.geojson', { headers: { 'if-none-match': etag } })).status, 304)
})

test('borders: unknown codes are 404, malformed codes and unknown resolutions 400', async () => {
  for (const code of ['qq', 'all', '000', '..%2f'])
    assert.deepEqual(
      (await call(`/borders/${code}.geojson`)).json,
      { message: 'Not Found', status: 404 },
      code,
    )
  for (const code of ['x', '..%2f..%2fpackage', 'a'.repeat(3000)])
    assert.equal((await call(`/borders/${code}.geojson`)).status, 400, code.slice(0, 20))
  for (const query of [
    'resolution=1m',
    'resolution=',
    'resolution=10m&resolution=50m',
    'resolution=__proto__',
  ]) {
    for (const file of ['ch.geojson', 'all.topojson']) {
      const { status, json } = await call(`/borders/${file}?${query}`)
      assert.equal(status, 400, query)
      assert.match(json._embedded.errors[0].message, /^resolution: /)
    }
  }
  for (const path of ['/borders', '/borders/ch', '/borders/ch.svg', '/v3.1/borders/ch.geojson'])
    assert.equal((await call(path)).json._embedded.errors[0].message, 'Page Not Found', path)
})

function get(cca2: string): Country {
  const country = all.find((candidate) => candidate.cca2 === cca2)
  assert.ok(country)
  return country
}

/** Twice the signed area of the ring; positive if counterclockwise. */
function area(ring: number[][]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = x, nextY = y] = ring[index + 1] ?? []
    return sum + (nextX - x) * (nextY + y) * -1
  }, 0)
}

function boundsOf(coordinates: number[][][][]) {
  const bounds = { west: 180, east: -180, south: 90, north: -90 }
  for (const [lng = 0, lat = 0] of coordinates.flat(2)) {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  return bounds
}

/** All vertices of a shape, regardless of the direction of its rings. */
function corners(coordinates: unknown): string[] {
  const rings = (coordinates as number[][][][]).flat()
  return rings
    .flatMap((ring) =>
      ring.slice(1).map((corner) => corner.map((degrees) => Math.round(degrees * 10_000) / 10_000).join()),
    )
    .sort()
}
