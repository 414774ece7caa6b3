import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from '../src/database/tables.ts'
import { createGazetteer, type Gazetteer } from '../src/geography/gazetteer/gazetteer.ts'
import { createImporters } from '../src/geography/gazetteer/import-postal.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openListingDatabase } from './listing-database.ts'

const cities = {
  Berlin: [52.52, 13.41],
  'berlin, germany': [52.52, 13.41],
  'Berlin, MD': [38.32, -75.22],
  München: [48.14, 11.58],
  Muenchen: [48.14, 11.58],
  munich: [48.14, 11.58],
  'sao paulo': [-23.55, -46.64],
  'New York': [40.71, -74.01],
  nyc: [40.71, -74.01],
  'San Francisco, CA': [37.77, -122.42],
  'Toronto, CA': [43.7, -79.42],
  'Portland OR': [45.52, -122.68],
  'Portland, ME': [43.66, -70.26],
  'Paris, TX': [33.66, -95.56],
  'Paris France': [48.85, 2.35],
  'Washington, DC': [38.9, -77.04],
  'St. Louis': [38.63, -90.2],
  London: [51.51, -0.13],
  'London, UK': [51.51, -0.13],
  'London, Ontario': [42.98, -81.23],
  Frankfurt: [50.12, 8.68],
  'Kiel, Schleswig-Holstein': [54.32, 10.13],
  'Sydney, NSW, Australia': [-33.87, 151.21],
  '10115 Berlin': [52.52, 13.41],
  '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA': [37.39, -122.08],
  東京: [35.69, 139.69],
  ' 52.52 , 13.4 ': [52.52, 13.4],
} as const

describeOnBothDatabases('the gazetteer', (databases) => {
  let db: Database<Tables>
  let gazetteer: Gazetteer

  before(async () => {
    db = await openListingDatabase(databases)
    gazetteer = createGazetteer({ db })
  })

  test('finds cities by names in several languages, narrowed by region and country', async () => {
    for (const [address, [latitude, longitude]] of Object.entries(cities)) {
      const located = await gazetteer.locate(address)
      assert.ok(located && 'center' in located, `${address} is at a point`)
      assert.ok(
        Math.abs(located.center.latitude - latitude) < 0.02,
        `${address} is not at ${located.center.latitude}`,
      )
      assert.ok(
        Math.abs(located.center.longitude - longitude) < 0.02,
        `${address} is not at ${located.center.longitude}`,
      )
    }
  })

  test('finds countries and regions as areas, also across the antimeridian', async () => {
    for (const address of ['Germany', 'Deutschland', 'California', 'California, USA', 'Bayern', 'Georgia']) {
      const located = await gazetteer.locate(address)
      assert.ok(located && 'viewport' in located, `${address} is an area`)
    }
    const fiji = await gazetteer.locate('Fiji')
    assert.ok(fiji && 'viewport' in fiji && fiji.viewport.west > fiji.viewport.east)
  })

  test('does not guess', async () => {
    for (const address of [
      '',
      ' , ',
      '!!!',
      'xyzzy',
      'Atlantis, Germany',
      '49503',
      '91, 0',
      '12, 181',
      'Berlin, Japan',
    ])
      assert.equal(await gazetteer.locate(address), undefined, address)
  })

  test('finds places by ID', async () => {
    assert.equal((await gazetteer.findPlace(2950159))?.name, 'Berlin')
    assert.equal(await gazetteer.findPlace(1), undefined)
  })

  test('finds imported postal codes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
    const file = join(folder, 'codes.txt')
    const line = (country: string, code: string, place: string, latitude: number, longitude: number) =>
      [country, code, place, 'Region', 'R', '', '', '', '', latitude, longitude, 4].join('\t')
    await writeFile(
      file,
      [
        line('US', '49503', 'Grand Rapids', 42.9659, -85.6537),
        line('DE', '49503', 'Elsewhere', 52.1, 8.1),
        line('CA', 'M6J 1H5', 'Toronto', 43.6458, -79.4194),
        line('US', '49503', 'Grand Rapids', 42.9659, -85.6537),
        'not a line of GeoNames',
      ].join('\n'),
    )
    try {
      const report = { progress: () => {}, note: () => {} }
      const outcome = await createImporters({ db }).postal?.({ location: file, options: {} }, report)
      assert.equal(outcome?.counts.places, 3)
      const located = await gazetteer.locate('49503')
      assert.deepEqual(located, {
        name: 'Grand Rapids, US',
        center: { latitude: 42.9659, longitude: -85.6537 },
      })
      const german = await gazetteer.locate('49503, Germany')
      assert.equal(german?.name, 'Elsewhere, DE')
      const canadian = await gazetteer.locate('m6j1h5')
      assert.equal(canadian?.name, 'Toronto, CA')
      assert.equal(await gazetteer.locate('99999'), undefined)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
