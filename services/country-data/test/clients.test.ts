import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import * as countries from '@yusifaliyevpro/countries'
import { startCountryData } from './service.ts'

const { url } = await startCountryData()

describe('rest-countries-node', () => {
  const RestCountries = createRequire(import.meta.url)('rest-countries-node')
  const client = new RestCountries()
  client.apiHost = url

  test('finds by every key', async () => {
    assert.equal((await client.getAll()).length, 250)
    assert.equal((await client.findByName('eesti'))[0].name.common, 'Estonia')
    assert.equal((await client.findByFullName('Estonia'))[0].cca3, 'EST')
    assert.equal((await client.findByIsoCountryCode('ee'))[0].cca3, 'EST')
    assert.deepEqual(
      (await client.findByIsoCountryCodes('ee,fi,lv')).map((country: { cca3: string }) => country.cca3),
      ['EST', 'FIN', 'LVA'],
    )
    assert.ok((await client.findByCurrency('EUR')).length > 20)
    assert.equal((await client.findByLanguageName('estonian'))[0].cca3, 'EST')
    assert.equal((await client.findByCapitalCity('tallinn'))[0].cca3, 'EST')
    assert.ok((await client.findByRegion('europe')).length > 40)
  })

  test('derives from the whole list', async () => {
    const grouped = await client.getAllGroupedByRegion()
    assert.deepEqual(Object.keys(grouped).sort(), [
      'africa',
      'americas',
      'antarctic',
      'asia',
      'europe',
      'oceania',
    ])
    assert.equal((await client.findCountryByForeignName('Schweiz')).cca3, 'CHE')
    assert.equal((await client.findCountryFlagByCountryName('Estonia')).flag, '🇪🇪')
    assert.equal((await client.getNearestCountryToPosition({ lat: 59, lon: 26 })).cca3, 'EST')
  })
})

describe('@yusifaliyevpro/countries', () => {
  const { fetch } = globalThis
  before(() => {
    // The client has a fixed host.
    globalThis.fetch = (input, init) => fetch(String(input).replace('https://restcountries.com', url), init)
  })
  after(() => {
    globalThis.fetch = fetch
  })

  test('gets lists and single countries in the shapes that it was written for', async () => {
    assert.equal((await countries.getCountries({ fields: ['name', 'flags'] }))?.length, 250)
    assert.equal((await countries.getCountries({ independent: true, fields: ['cca3'] }))?.length, 195)
    assert.equal((await countries.getCountryByCode({ code: 'EE' }))?.name.common, 'Estonia')
    assert.deepEqual(await countries.getCountryByCode({ code: 'EE', fields: ['cca3', 'capital'] }), {
      cca3: 'EST',
      capital: ['Tallinn'],
    })
    assert.equal(
      (await countries.getCountriesByCodes({ codes: ['USA', 'FRA'], fields: ['cca3'] }))?.length,
      2,
    )
    assert.equal((await countries.getCountryByCapital({ capital: 'Tallinn' }))?.cca3, 'EST')
    assert.equal((await countries.getCountriesByName({ name: 'Estonia', fullText: true }))?.[0]?.cca3, 'EST')
    assert.equal((await countries.getCountriesByLang({ lang: 'Estonian' }))?.[0]?.cca3, 'EST')
    assert.equal((await countries.getCountryByDemonym({ demonym: 'Estonian' }))?.cca3, 'EST')
    assert.equal((await countries.getCountryByTranslation({ translation: 'Viro' }))?.cca3, 'EST')
    assert.ok(
      ((await countries.getCountriesByRegion({ region: 'Europe', fields: ['name'] }))?.length ?? 0) > 40,
    )
    assert.ok(((await countries.getCountriesBySubregion({ subregion: 'Northern Europe' }))?.length ?? 0) > 5)
    assert.ok(((await countries.getCountriesByCurrency({ currency: 'EUR' }))?.length ?? 0) > 20)
  })

  test('gets null or an error for unknown countries', async () => {
    assert.equal(await countries.getCountryByCode({ code: 'QQ' as 'EE' }), null)
  })
})
