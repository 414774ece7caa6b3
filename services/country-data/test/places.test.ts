import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCountries } from '../src/dataset.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()
const all = loadCountries()

const codesAt = async (lat: number, lng: number) => {
  const { status, json } = await call(`/at?lat=${lat}&lng=${lng}&fields=cca3`)
  return status === 404 ? [] : [json.country.cca3, json.territory?.cca3].filter(Boolean)
}

test('at: a point returns its country, and its territory if that has a record', async () => {
  const places: [string, number, number, string[]][] = [
    ['Zürich', 47.37, 8.54, ['CHE']],
    ['Suva, near the date line', -18.14, 178.44, ['FJI']],
    ['Chukotka, behind the date line', 66, -175, ['RUS']],
    ['the South Pole', -90, 0, ['ATA']],
    ['Maseru, inside another country', -29.31, 27.48, ['LSO']],
    ['Pristina', 42.66, 21.16, ['UNK']],
    ['Guadeloupe', 16.2, -61.6, ['FRA', 'GLP']],
    ['San Juan', 18.4, -66.06, ['USA', 'PRI']],
    ['Mariehamn', 60.1, 19.94, ['FIN', 'ALA']],
    ['Hong Kong', 22.3, 114.17, ['CHN', 'HKG']],
    ['Tristan da Cunha', -37.1, -12.3, ['GBR', 'SHN']],
  ]
  for (const [name, lat, lng, codes] of places) assert.deepEqual(await codesAt(lat, lng), codes, name)
})

test('at: without fields, whole records; without a territory, null', async () => {
  const { json } = await call('/at?lat=47.37&lng=8.54')
  assert.deepEqual(json, { country: (await call('/alpha/CHE')).json, territory: null })
})

test('at: nearly every capital lies in its country', async () => {
  const elsewhere: string[] = []
  for (const { cca3, capitalInfo } of all) {
    const [lat, lng] = capitalInfo.latlng ?? []
    if (lat !== undefined && lng !== undefined && (await codesAt(lat, lng)).at(-1) !== cca3)
      elsewhere.push(cca3)
  }
  // El Aaiún is on the Moroccan side of the berm, and the Vatican is smaller than the rounding of its coordinates.
  assert.deepEqual(elsewhere, ['ESH', 'VAT'])
})

test('at: sea and unclaimed land are 404 in the format of v3.1', async () => {
  for (const query of ['lat=0&lng=0', 'lat=0&lng=180', 'lat=90&lng=0', 'lat=21.87&lng=33.8']) {
    const { status, json } = await call(`/at?${query}`)
    assert.deepEqual([status, json], [404, { message: 'Not Found', status: 404 }], query)
  }
})

test('at, nearest: invalid coordinates are 400 in the format of the web framework', async () => {
  const wrong = [
    '',
    'lat=1',
    'lng=1',
    'lat=90.001&lng=0',
    'lat=0&lng=-180.1',
    'lat=&lng=',
    'lat=x&lng=1',
    'lat=47,3&lng=8',
    'lat=NaN&lng=0',
    'lat=Infinity&lng=0',
    'lat=1e400&lng=0',
    'lat=0x10&lng=0',
    'lat=1&lat=2&lng=0',
    'lat=1&lng=%F0%9F%90%95',
    'lat[]=1&lng=1',
    'lat=__proto__&lng=constructor',
  ]
  for (const path of ['/at', '/nearest']) {
    for (const query of wrong) {
      const { status, json } = await call(`${path}?${query}`)
      assert.equal(status, 400, `${path} ${query}`)
      assert.match(json._embedded.errors[0].message, /^(lat|lng): /, query)
    }
  }
})

test('nearest: sorted by great-circle distance', async () => {
  const [lat, lng] = [47, 8]
  const { json } = await call(`/nearest?lat=${lat}&lng=${lng}&limit=250&fields=cca3,latlng`)
  assert.equal(json.length, 250)
  assert.deepEqual(json[0], { distanceKm: 0, country: { cca3: 'CHE', latlng: [47, 8] } })
  let before = 0
  for (const { distanceKm, country } of json) {
    assert.ok(distanceKm >= before)
    before = distanceKm
    const expected = byCosines([lat, lng], country.latlng)
    assert.ok(Math.abs(distanceKm - expected) < 0.2, `${country.cca3} ${distanceKm} ${expected}`)
  }
})

test('nearest: the country or territory that contains the point comes first, with distance 0', async () => {
  const points = {
    FRA: 'lat=47.5&lng=7.5',
    RUS: 'lat=54.7&lng=20.5',
    USA: 'lat=58.3&lng=-134.4',
    GLP: 'lat=16.2&lng=-61.6',
  }
  for (const [cca3, point] of Object.entries(points)) {
    const { json } = await call(`/nearest?${point}&limit=1&fields=cca3`)
    assert.deepEqual(json, [{ distanceKm: 0, country: { cca3 } }])
  }
})

test('nearest: distances cross the date line', async () => {
  const [east, west] = [
    await call('/nearest?lat=-17&lng=180&fields=cca3'),
    await call('/nearest?lat=-17&lng=-180&fields=cca3'),
  ]
  assert.deepEqual(east.json, west.json)
  assert.equal(east.json[0].country.cca3, 'FJI')
})

test('nearest: limit is 5 by default and 1 to 250', async () => {
  assert.equal((await call('/nearest?lat=0&lng=0')).json.length, 5)
  assert.equal((await call('/nearest?lat=0&lng=0&limit=1')).json.length, 1)
  for (const limit of ['0', '-1', '251', '1.5', 'x', '', '99999999999999999999']) {
    const { status, json } = await call(`/nearest?lat=0&lng=0&limit=${limit}`)
    assert.equal(status, 400, limit)
    assert.match(json._embedded.errors[0].message, /^limit: /)
  }
})

test('places: not available under v3.1', async () => {
  for (const path of ['/v3.1/at?lat=47&lng=8', '/v3.1/nearest?lat=47&lng=8'])
    assert.equal((await call(path)).status, 404, path)
})

/** A different formula from the service's, accurate except for tiny distances. */
function byCosines([lat1, lng1]: [number, number], [lat2, lng2]: [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const cosine =
    Math.sin(radians(lat1)) * Math.sin(radians(lat2)) +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.cos(radians(lng2 - lng1))
  return 6371.0088 * Math.acos(Math.min(1, cosine))
}
