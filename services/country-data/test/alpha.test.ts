import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldNames } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()

test('alpha: every kind of code in any case names the same country', async () => {
  const { json: expected } = await call('/alpha/CHE')
  for (const code of ['ch', 'CH', 'che', '756', 'SUI', 'sui'])
    assert.deepEqual((await call(`/alpha/${code}`)).json, expected, code)
})

test('alpha: a code that is both an ISO and an Olympic code finds the ISO country', async () => {
  assert.equal((await call('/alpha/BRN')).json.name.common, 'Brunei')
  assert.equal((await call('/alpha/ROU?fields=cca3')).json.cca3, 'ROU')
})

test('alpha: unversioned, a whole country is an object with every field, filled or not', async () => {
  for (const code of ['AQ', 'BV', 'CH', 'XK', 'US']) {
    const { json } = await call(`/alpha/${code}`)
    assert.deepEqual(Object.keys(json), fieldNames, code)
  }
  const { json } = await call('/alpha/AQ')
  assert.deepEqual([json.capital, json.languages, json.currencies, json.cioc], [[], {}, {}, ''])
})

test('alpha: under v3.1, a whole country is a list of one without its empty fields', async () => {
  const { json } = await call('/v3.1/alpha/AQ')
  assert.equal(json.length, 1)
  for (const name of [
    'capital',
    'borders',
    'languages',
    'currencies',
    'gini',
    'cioc',
    'fifa',
    'capitalInfo',
    'coatOfArms',
  ]) {
    assert.ok(!Object.hasOwn(json[0], name), name)
  }
  for (const value of Object.values(json[0])) assert.notDeepEqual(value, [])
})

test('alpha: under v3.1 with fields, a country is one object and empty fields stay', async () => {
  const { json } = await call('/v3.1/alpha/AQ?fields=capital,cioc,name')
  assert.deepEqual(Object.keys(json), ['name', 'cioc', 'capital'])
  assert.deepEqual([json.capital, json.cioc], [[], ''])
})

test('alpha: a code of the wrong length is 400, an unknown one 404, in the format of v3.1', async () => {
  for (const prefix of ['', '/v3.1']) {
    for (const code of ['x', '12345', 'switzerland', '%00%00']) {
      const { status, json } = await call(`${prefix}/alpha/${code}`)
      assert.deepEqual([status, json], [400, { message: 'Bad Request', status: 400 }], code)
    }
    for (const code of ['qq', '000', '%01%01', '..%2f', 'é!']) {
      const { status, json } = await call(`${prefix}/alpha/${code}`)
      assert.deepEqual([status, json], [404, { message: 'Not Found', status: 404 }], code)
    }
  }
})

test('alpha: the path value codes=xx is taken as the code', async () => {
  assert.equal((await call('/v3.1/alpha/codes=ch?fields=cca2')).json.cca2, 'CH')
})

test('alpha: several codes return countries in the requested order, without duplicates and unknown codes', async () => {
  const { json } = await call('/v3.1/alpha?codes=USA,us,840,xx,FRA,jpn&fields=cca3')
  assert.deepEqual(json, [{ cca3: 'USA' }, { cca3: 'FRA' }, { cca3: 'JPN' }])
  assert.deepEqual((await call('/v3.1/alpha/?codes=usa&codes=fra,jpn&fields=cca3')).json, json)
})

test('alpha: codes that are empty, too short, too long or too many are 400; only unknown codes are 404', async () => {
  for (const codes of ['', 'u', 'switzerland', Array(301).fill('us').join()]) {
    assert.equal((await call(`/v3.1/alpha?codes=${codes}`)).status, 400, codes.slice(0, 20))
  }
  assert.equal((await call(`/v3.1/alpha?codes=${Array(300).fill('us').join()}`)).status, 200)
  assert.equal((await call('/v3.1/alpha?codes=xx,yy')).status, 404)
})

test('alpha: without codes, the error is the one of the web framework', async () => {
  const { status, json } = await call('/v3.1/alpha')
  assert.equal(status, 400)
  assert.equal(json.message, 'Bad Request')
  assert.deepEqual(json._links, { self: [{ href: '/v3.1/alpha', templated: false }] })
  assert.match(json._embedded.errors[0].message, /codes/)
})

test('alpha: the shapes of both mounts are settings', async () => {
  const { call } = await startCountryData({
    alphaShape: 'array',
    emptyValues: 'omit',
    v31AlphaShape: 'object',
    v31EmptyValues: 'keep',
  })
  assert.ok(!('capital' in (await call('/alpha/AQ')).json[0]))
  assert.deepEqual((await call('/v3.1/alpha/AQ')).json.capital, [])
})
