import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { applyCorrections } from '../data/compose/corrections.ts'
import type { Country } from '../data/compose/country.ts'
import { readFacts } from '../data/compose/facts.ts'
import { composeHistorical } from '../data/compose/historical.ts'
import { createProblems } from '../data/compose/problems.ts'
import { checkShapes } from '../data/compose/shapes.ts'
import { composeSubdivisions } from '../data/compose/subdivisions.ts'
import { validateCountries } from '../data/compose/validate.ts'

// The composer writes this file; dataset.test.ts checks its shape.
const countries = JSON.parse(
  readFileSync(new URL('../data/countries.json', import.meta.url), 'utf8'),
) as Country[]

test('composing refuses a correction that changes nothing', () => {
  const problems = createProblems([])
  const correction = { country: 'CH', field: 'name.official', reason: 'a test', reference: 'none' }
  const switzerland = structuredClone(get('CH'))
  applyCorrections([switzerland], [{ ...correction, value: 'Helvetia' }], problems)
  assert.equal(switzerland.name.official, 'Helvetia')
  assert.deepEqual(problems.list(), [])
  applyCorrections([switzerland], [{ ...correction, value: 'Helvetia' }], problems)
  assert.deepEqual(problems.list(), ['corrections.json: CH name.official: changes nothing'])
})

test('composing refuses an unused acceptance', () => {
  const accepted = { check: 'tender', subject: 'CH EUR', countries: ['CH'], reason: 'a test' } as const
  assert.equal(createProblems([{ ...accepted, countries: ['CH'] }]).list().length, 1)
  const problems = createProblems([{ ...accepted, countries: ['CH'] }])
  problems.mismatch('tender', 'CH EUR', 'not legal tender')
  assert.deepEqual(problems.list(), [])
})

test('composing accepts the committed records', () => {
  assert.deepEqual(findProblems(countries), [])
})

test('composing reports all problems of damaged records at once', () => {
  const records = structuredClone(countries)
  const [ch, de, fj] = [get('CH', records), get('DE', records), get('FJ', records)]
  const neighbour = { official: 'Republik Österreich', common: 'Österreich' }

  const damages: [unknown, RegExp][] = [
    [ch.borders.push('ESP'), /CHE borders ESP, but ESP does not border CHE/],
    [Object.assign(ch, { landlocked: false }), /landlocked: CHE/],
    [Object.assign(ch, { unMember: false }), /unMember: 192/],
    [Object.assign(fj, { ccn3: '243' }), /FJ FJI 242 is missing/],
    [Object.assign(ch.currencies, de.currencies), /tender: CH EUR/],
    [Object.assign(ch.languages, { xxx: 'None' }), /CH: xxx is not an ISO 639-3 code/],
    [Object.assign(ch.idd, { suffixes: ['3'] }), /idd: CH \+43/],
    [Object.assign(ch.capitalInfo, { latlng: [48.86, 2.35] }), /capital-place: CH: .* lies in FR/],
    [ch.latlng.reverse(), /centre-place: CH/],
    [Object.assign(ch.translations, { deu: neighbour }), /CLDR calls AT Österreich/],
    [Object.assign(ch.flags, { alt: '' }), /CH: the description is not a sentence/],
    [Object.assign(ch.postalCode, { regex: '^(\\d+)+$' }), /repetition without limit/],
    [Reflect.deleteProperty(ch, 'gini'), /shape: CH: fields/],
    [de.borders.splice(de.borders.indexOf('FRA'), 1), /FRA borders DEU, but DEU does not border FRA/],
    [Object.assign(de, { population: 1.5 }), /shape: DE: population/],
    [Object.assign(de.postalCode, { regex: '^[A-Z]{4}$' }), /DE #####: no example matches/],
    [Object.assign(de.currencies, { EUR: { name: 'Euro', symbol: '€' } }), /currencies: EUR is called/],
    [Object.assign(fj.currencies, { FRF: { name: 'French franc', symbol: 'F' } }), /currency-code: FRF/],
    [Object.assign(fj, { tld: ['.eu'] }), /tld: FJ .fj/],
  ]
  const problems = findProblems(records).join('\n')
  for (const [, expected] of damages) assert.match(problems, expected)
})

test('composing requires a type for every subdivision and rejects types of unknown ones', () => {
  const facts = readFacts()
  facts.subdivisionTypes = { ...facts.subdivisionTypes, XX: 'nothing', US: { state: '*', moon: 'LUNA' } }
  delete facts.subdivisionTypes.LI
  const problems = createProblems([])
  composeSubdivisions(countries, facts, problems)
  assert.equal(problems.list().filter((problem) => /LI-\d\d has no type/.test(problem)).length, 11)
  assert.match(problems.list().join('\n'), /US-LUNA is not in ISO 3166-2/)
  assert.match(problems.list().join('\n'), /XX has no subdivisions/)
})

test('composing requires dates for every withdrawn code, and refuses a correction that changes nothing', () => {
  const facts = readFacts()
  const { SUHH: _, ...others } = facts.historical
  const dates = { assigned: '1974', withdrawn: '1990' }
  const into = { alpha3: ['DEU'], reason: 'a test' }
  facts.historical = { ...others, ABCD: dates, DDDE: { ...dates, into } }
  const problems = createProblems([])
  composeHistorical(countries, facts, problems)
  assert.deepEqual(problems.list(), [
    'historical.json: DDDE into: changes nothing',
    'historical.json: SUHH is missing',
    'historical.json: ABCD is not in ISO 3166-3',
  ])
})

test('composing requires every country on at least one map', () => {
  const problems = createProblems([])
  checkShapes([], [get('CH')], problems)
  assert.deepEqual(problems.list(), ['borders: no map of world-atlas draws CHE'])
})

function findProblems(records: Country[]): string[] {
  const facts = readFacts()
  const problems = createProblems(facts.accepted)
  validateCountries(records, facts, problems)
  return problems.list()
}

function get(cca2: string, records = countries): Country {
  const country = records.find((candidate) => candidate.cca2 === cca2)
  assert.ok(country, cca2)
  return country
}
