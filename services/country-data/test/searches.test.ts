import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCountries } from '../src/dataset.ts'
import { fold } from '../src/fold.ts'
import type { Country } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()
const codes = async (path: string): Promise<string[]> => {
  const { status, json } = await call(`${path}${path.includes('?') ? '&' : '?'}fields=cca3`)
  return status === 404 ? [] : json.map(({ cca3 }: Country) => cca3)
}

test('searches: the best match comes first', async () => {
  const meant: Record<string, string> = {
    '/name/china': 'CHN',
    '/name/niger': 'NER',
    '/name/guinea': 'GIN',
    '/name/us': 'USA',
    '/name/turkey': 'TUR',
    '/name/united%20states': 'USA',
    '/capital/paris': 'FRA',
    '/capital/san%20jos': 'CRI',
    '/demonym/indian': 'IND',
    '/translation/suisse': 'CHE',
    '/translation/%E6%97%A5%E6%9C%AC': 'JPN',
    '/currency/chf': 'CHE',
    '/lang/estonian': 'EST',
  }
  for (const [path, code] of Object.entries(meant)) assert.equal((await codes(path))[0], code, path)
})

test('searches: accents, case and composition make no difference', async () => {
  const [expected] = [await codes('/name/c%C3%B4te')]
  assert.ok(expected.includes('CIV'))
  for (const path of ['/name/cote', '/name/CO%CC%82TE', '/name/C%C3%94te'])
    assert.deepEqual(await codes(path), expected, path)
  assert.deepEqual(await codes('/capital/bogota'), ['COL'])
  assert.ok(
    (await codes('/name/%C4%B0srail')).length === 0 && (await codes('/name/%C4%B0srael')).includes('ISR'),
  )
})

test('searches: fullText returns the one country with that name', async () => {
  assert.deepEqual(await codes('/name/india?fullText=true'), ['IND'])
  assert.deepEqual(await codes('/name/ind?fullText=true'), [])
  assert.deepEqual(await codes('/name/swiss%20confederation?fullText=true'), ['CHE'])
  assert.equal((await call('/name/india?fullText=perhaps')).status, 400)
})

test('searches: region also matches whole subregions, and subregion only subregions', async () => {
  assert.deepEqual(
    (await codes('/region/northern%20europe')).sort(),
    (await codes('/subregion/northern%20europe')).sort(),
  )
  assert.ok((await codes('/region/europe')).length > 40)
  assert.equal((await codes('/subregion/africa')).length, (await codes('/subregion/AFRICA')).length)
})

/** A naive implementation of each search of v3.1. */
const texts: Record<string, (country: Country) => string[]> = {
  name: ({ name, altSpellings }) => [name.common, name.official, ...altSpellings],
  capital: ({ capital }) => capital,
  subregion: ({ subregion }) => [subregion],
  demonym: ({ demonyms }) => Object.values(demonyms).flatMap(({ f, m }) => [f, m]),
  translation: ({ translations }) =>
    Object.values(translations).flatMap(({ common, official }) => [common, official]),
}

test('searches: each finds exactly what a full scan finds', async () => {
  const countries = loadCountries()
  for (const [key, textsOf] of Object.entries(texts)) {
    for (const query of [
      'a',
      'an',
      'land',
      'new',
      'ist',
      'ç',
      'ü',
      "d'",
      'south',
      'пол',
      '中',
      'zzz',
      ' ',
      '(',
      '%',
    ]) {
      const needle = fold(query)
      const expected = countries.filter(
        (country) => needle && textsOf(country).some((text) => fold(text).includes(needle)),
      )
      const actual = await codes(`/${key}/${encodeURIComponent(query)}`)
      assert.deepEqual(actual.toSorted(), expected.map(({ cca3 }) => cca3).toSorted(), `${key} ${query}`)
    }
  }
})

test('searches: no match is 404 for any text', async () => {
  for (const key of [
    'name',
    'capital',
    'currency',
    'lang',
    'region',
    'subregion',
    'demonym',
    'translation',
  ]) {
    for (const query of ['zzqx', '%01', '%0A', '%F0%9F%90%95', '.*', '%5B', 'a'.repeat(3000)]) {
      const { status, json } = await call(`/v3.1/${key}/${query}`)
      assert.deepEqual(
        [status, json],
        [404, { message: 'Not Found', status: 404 }],
        `${key} ${query.slice(0, 20)}`,
      )
    }
  }
})
