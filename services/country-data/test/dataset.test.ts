import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Country, countryFields } from '../data/compose/country.ts'
import type { Provenance } from '../data/compose/provenance.ts'

const folder = new URL('../data/', import.meta.url)
const countries = readJson<Country[]>('countries.json')
const provenance = readJson<Provenance>('provenance.json')
const dataset = readJson<Dataset>('dataset.json')

interface Dataset {
  version: string
  sha256: string
  files: Record<string, { sha256: string; bytes: number }>
  counts: Record<string, number>
  sources: { id: string; version: string; licence: string }[]
}

test('the committed files match their sources and facts', () => {
  const compose = fileURLToPath(new URL('compose.ts', folder))
  const { status, stderr } = spawnSync(process.execPath, [compose, '--check'], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
})

test('there are 250 countries in the order of their alpha-3 codes', () => {
  const codes = countries.map(({ cca3 }) => cca3)
  assert.equal(codes.length, 250)
  assert.deepEqual(codes, [...new Set(codes)].sort())
})

test('every country has all 35 fields in order', () => {
  assert.equal(countryFields.length, 35)
  for (const country of countries) assert.deepEqual(Object.keys(country), countryFields)
})

test('a country without something has an empty value, not a missing one', () => {
  const { capital, languages, currencies, idd, cioc, borders, gini } = get('AQ')
  assert.deepEqual(
    { capital, languages, currencies, idd },
    { capital: [], languages: {}, currencies: {}, idd: {} },
  )
  assert.deepEqual({ cioc, borders, gini }, { cioc: '', borders: [], gini: {} })
})

test('every field has one type in all countries', () => {
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
  const sample = get('CH')
  for (const country of countries) {
    for (const field of countryFields) {
      assert.equal(typeOf(country[field]), typeOf(sample[field]), `${country.cca2} ${field}`)
    }
    assert.ok(Number.isInteger(country.population) && country.population >= 0, country.cca2)
    assert.ok(country.latlng.length === 2 && country.latlng.every(Number.isFinite), country.cca2)
  }
})

test('the codes of each kind are unique', () => {
  for (const field of ['cca2', 'cca3', 'ccn3', 'cioc', 'fifa', 'flag'] as const) {
    const codes = countries.map((country) => country[field]).filter(Boolean)
    assert.equal(new Set(codes).size, codes.length, field)
  }
})

test('193 countries are members of the United Nations and 195 are independent', () => {
  assert.equal(countries.filter(({ unMember }) => unMember).length, 193)
  assert.equal(countries.filter(({ independent }) => independent).length, 195)
  assert.equal(get('GW').unMember, true)
  assert.equal(get('VA').unMember, false)
})

test('borders are symmetric', () => {
  const byCode = new Map(countries.map((country) => [country.cca3, country]))
  for (const { cca3, borders } of countries) {
    for (const neighbour of borders)
      assert.ok(byCode.get(neighbour)?.borders.includes(cca3), `${cca3} ${neighbour}`)
  }
  assert.deepEqual(get('LK').borders, [])
  assert.ok(!get('IN').borders.includes('LKA'))
})

test('Switzerland has the values of the specification', () => {
  const { name, capital, languages, currencies, population } = get('CH')
  assert.equal(name.common, 'Switzerland')
  assert.equal(name.official, 'Swiss Confederation')
  assert.deepEqual(capital, ['Bern'])
  assert.equal(languages.fra, 'French')
  assert.deepEqual(currencies, { CHF: { name: 'Swiss franc', symbol: 'Fr.' } })
  assert.equal(population, 9005582)
})

test('France, Japan and Estonia look as v3.1 clients expect', () => {
  assert.deepEqual(get('FR').currencies, { EUR: { name: 'euro', symbol: '€' } })
  assert.deepEqual(get('FR').idd, { root: '+3', suffixes: ['3'] })
  assert.deepEqual(get('JP').currencies, { JPY: { name: 'Japanese yen', symbol: '¥' } })
  assert.deepEqual(get('JP').timezones, ['UTC+09:00'])
  assert.deepEqual(get('EE').capitalInfo, { latlng: [59.44, 24.75] })
  assert.deepEqual(get('EE').name.nativeName, { est: { official: 'Eesti Vabariik', common: 'Eesti' } })
  assert.equal(get('EE').flag, '🇪🇪')
  assert.deepEqual(get('CA').idd, { root: '+1', suffixes: [''] })
})

test('Kosovo has the codes that v3.1 clients know', () => {
  const { cca2, cca3, ccn3, status, independent } = get('XK')
  assert.deepEqual({ cca2, cca3, ccn3 }, { cca2: 'XK', cca3: 'UNK', ccn3: '' })
  assert.deepEqual({ status, independent }, { status: 'user-assigned', independent: true })
})

test('Türkiye is still found as Turkey', () => {
  const { name, altSpellings } = get('TR')
  assert.deepEqual([name.common, name.official], ['Türkiye', 'Republic of Türkiye'])
  assert.ok(altSpellings.includes('Turkey'))
})

test('each first alternative spelling is the alpha-2 code', () => {
  for (const { cca2, altSpellings } of countries) assert.equal(altSpellings[0], cca2)
})

test('currencies are those in use, with one name each', () => {
  const currenciesOf = (cca2: string) => Object.keys(get(cca2).currencies)
  const expected = {
    BG: 'EUR',
    CW: 'XCG',
    SX: 'XCG',
    CU: 'CUP',
    BV: 'NOK',
    HM: 'AUD',
    SL: 'SLE',
    GS: 'GBP',
    FM: 'USD',
  }
  for (const [cca2, code] of Object.entries(expected)) assert.deepEqual(currenciesOf(cca2), [code], cca2)
  assert.deepEqual(currenciesOf('ZW'), ['USD', 'ZWG'])

  const names = new Map<string, Set<string>>()
  for (const [code, { name }] of countries.flatMap(({ currencies }) => Object.entries(currencies))) {
    names.set(code, (names.get(code) ?? new Set()).add(name))
  }
  assert.deepEqual(
    [...names].filter(([, variants]) => variants.size > 1),
    [],
  )
})

test('known errors of earlier data are fixed', () => {
  assert.equal(get('BH').cioc, 'BRN')
  assert.equal(get('SG').fifa, 'SGP')
  assert.equal(get('ES').languages.glg, 'Galician')
  assert.deepEqual(get('AT').languages, { deu: 'German' })
  assert.deepEqual(get('UM').capital, [])
  assert.deepEqual(get('SZ').capital, ['Mbabane'])
  assert.deepEqual(get('LK').capital, ['Sri Jayawardenepura Kotte'])
  assert.deepEqual(get('GQ').capital, ['Ciudad de la Paz'])
  assert.deepEqual(get('GB').car, { signs: ['UK'], side: 'left' })
  assert.deepEqual(get('XK').car.signs, ['RKS'])
  assert.deepEqual(get('ME').car.signs, ['MNE'])
  assert.equal(get('SJ').area, 61399)
  assert.equal(get('CM').translations.pol?.common, 'Kamerun')
})

test('time zones are those of the country itself, west to east', () => {
  assert.deepEqual(get('GB').timezones, ['UTC'])
  assert.deepEqual(get('FR').timezones, ['UTC+01:00'])
  assert.deepEqual(get('NZ').timezones, ['UTC+12:00', 'UTC+12:45'])
  assert.deepEqual(get('PF').timezones, ['UTC-10:00', 'UTC-09:30', 'UTC-09:00'])
  assert.deepEqual(get('KZ').timezones, ['UTC+05:00'])
  assert.deepEqual(get('MA').timezones, ['UTC'])
  for (const { cca2, timezones } of countries) {
    assert.ok(timezones.length > 0, cca2)
    for (const zone of timezones) assert.match(zone, /^UTC([+-]\d\d:\d\d)?$/)
    assert.ok(!timezones.includes('UTC+00:00'), cca2)
  }
})

test('the first day of the week follows CLDR', () => {
  const expected = { JP: 'sunday', US: 'sunday', DE: 'monday', EG: 'saturday', MV: 'friday', AE: 'monday' }
  for (const [cca2, day] of Object.entries(expected)) assert.equal(get(cca2).startOfWeek, day, cca2)
})

test('the translations are complete, in the order of their keys', () => {
  const keys =
    'ara bre ces cym deu est fin fra hrv hun ind ita jpn kor nld per pol por rus slk spa srp swe tur urd zho'
  for (const { cca2, translations } of countries)
    assert.equal(Object.keys(translations).join(' '), keys, cca2)
  assert.equal(get('DE').translations.cym?.common, 'Yr Almaen')
  assert.equal(get('DE').translations.ind?.common, 'Jerman')
  assert.equal(get('FR').translations.bre?.common, 'Frañs')
})

test('every flag has a unique description without a URL', () => {
  const alts = countries.map(({ flags }) => flags.alt)
  for (const { cca2, flags } of countries) {
    assert.deepEqual(Object.keys(flags), ['alt'])
    assert.match(flags.alt, /^\p{Lu}.{19,}\.$/u, cca2)
  }
  assert.equal(new Set(alts).size, 250)
})

test('postal code patterns accept codes as people write them', () => {
  const examples = {
    GB: 'SW1A 1AA',
    US: '20500-0003',
    CA: 'K1A 0B1',
    NL: '2500 EA',
    JP: '100-8111',
    MT: 'VLT 1117',
  }
  for (const [cca2, code] of Object.entries(examples)) {
    const { regex = '' } = get(cca2).postalCode
    assert.match(code, new RegExp(regex), cca2)
    assert.doesNotMatch(`${code}0`, new RegExp(regex), cca2)
  }
  assert.deepEqual(get('HK').postalCode, {})
})

test('every country and field has a provenance', () => {
  assert.deepEqual(Object.keys(provenance.fields), countryFields)
  const sources = new Set(Object.keys(provenance.sources))
  for (const { source, also = [], method } of Object.values(provenance.fields)) {
    for (const id of [source, ...also]) assert.ok(sources.has(id), id)
    assert.notEqual(method, '')
  }
  for (const [cca2, ofCountry] of Object.entries(provenance.exceptions)) {
    get(cca2)
    for (const [field, exceptions] of Object.entries(ofCountry)) {
      assert.ok(Object.hasOwn(provenance.fields, field), field)
      for (const { source, reason, note, asOf } of exceptions) {
        if (source !== undefined) assert.ok(sources.has(source), source)
        assert.ok(reason ?? note ?? asOf, `${cca2} ${field}`)
      }
    }
  }
  assert.equal(provenance.exceptions.BG?.currencies?.[0]?.source, 'by-hand')
  assert.equal(provenance.exceptions.TW?.population?.[0]?.source, 'statistics-office')
})

test('the description of the data set fits the records', () => {
  const text = readFileSync(new URL('countries.json', folder))
  assert.equal(dataset.sha256, createHash('sha256').update(text).digest('hex'))
  assert.equal(dataset.version, provenance.version)
  assert.equal(dataset.counts.countries, 250)
  assert.equal(dataset.counts.unMembers, 193)
  assert.equal(dataset.counts.subdivisions, 5070)
  assert.equal(dataset.counts.historical, 31)
})

test('the description of the data set names every composed file with its hash, and the provenance its source', () => {
  for (const [name, { sha256, bytes }] of Object.entries(dataset.files)) {
    const content = readFileSync(new URL(name, folder))
    assert.equal(bytes, content.length, name)
    assert.equal(sha256, createHash('sha256').update(content).digest('hex'), name)
  }
  const described = ['countries.json', 'provenance.json', ...Object.keys(provenance.files)]
  assert.deepEqual(Object.keys(dataset.files).sort(), described.sort())
  for (const { source, also = [] } of Object.values(provenance.files))
    for (const id of [source, ...also]) assert.ok(provenance.sources[id], id)
})

test('the attribution names every package in its version and licence', () => {
  const rows = readFileSync(new URL('ATTRIBUTION.md', folder), 'utf8').split('\n')
  for (const { id, version, licence } of dataset.sources.filter((source) =>
    /^\d+\.\d+\.\d+$/.test(source.version),
  )) {
    if (id === 'by-hand') continue
    const [name = ''] = licence.split(' ')
    const row = rows.find(
      (line) => line.includes(id.split('/').at(-1) ?? id) && line.includes(` ${version} `),
    )
    assert.ok(row?.includes(name), `${id} ${version} ${licence}`)
  }
})

function get(cca2: string): Country {
  const country = countries.find((candidate) => candidate.cca2 === cca2)
  assert.ok(country, cca2)
  return country
}

function readJson<T>(name: string): T {
  // The composer writes this file, and these tests check its shape.
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T
}
