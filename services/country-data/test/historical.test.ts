import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCountries } from '../src/dataset.ts'
import { startCountryData } from './service.ts'

const { call, url } = await startCountryData()

test('historical: 31 countries, each with its date of withdrawal and successors', async () => {
  const { json } = await call('/historical')
  const today = new Set(loadCountries().map(({ cca3 }) => cca3))
  assert.equal(json.length, 31)
  for (const { alpha4, assigned, withdrawn, into, successors } of json) {
    assert.match(assigned, /^\d{4}(-\d\d-\d\d)?$/, alpha4)
    assert.match(withdrawn, /^\d{4}(-\d\d-\d\d)?$/, alpha4)
    assert.ok(assigned < withdrawn && into.length > 0 && successors.length > 0, alpha4)
    for (const code of successors) assert.ok(today.has(code), `${alpha4} ${code}`)
    // Codes that end in HH have no single successor.
    if (alpha4.endsWith('HH')) assert.ok(into.length > 1, alpha4)
  }
})

test('historical: every kind of code in any case names the same country', async () => {
  const { json } = await call('/historical/SUHH')
  assert.equal(json.name, 'USSR')
  assert.equal(json.withdrawn, '1992-08-30')
  assert.equal(json.successors.length, 13)
  for (const code of ['SU', 'SUN', 'sun', '810', 'suhh'])
    assert.deepEqual((await call(`/historical/${code}`)).json, json, code)
})

test('historical: a code that was assigned twice returns its last holder', async () => {
  assert.equal((await call('/historical/CS')).json.name, 'Serbia and Montenegro')
  assert.equal((await call('/historical/891')).json.name, 'Serbia and Montenegro')
  assert.equal((await call('/historical/CSHH')).json.name, 'Czechoslovakia')
})

test('historical: withdrawn successors are resolved to present ones', async () => {
  const { into, successors } = (await call('/historical/YUG')).json
  assert.deepEqual([into, successors], [['SCG'], ['MNE', 'SRB']])
})

test('alpha: unversioned, a withdrawn code is 404 with its successors', async () => {
  const { status, json } = await call('/alpha/yug?fields=name')
  assert.equal(status, 404)
  assert.deepEqual(json, {
    message: 'Not Found',
    status: 404,
    successors: ['MNE', 'SRB'],
    historical: `${url}/historical/YUCS`,
  })
  assert.equal((await call(json.historical.slice(url.length))).json.name, 'Yugoslavia')
})

test('alpha: under v3.1, a withdrawn code is 404 and nothing more', async () => {
  assert.deepEqual((await call('/v3.1/alpha/SUN')).json, { message: 'Not Found', status: 404 })
})

test('alpha: a reassigned code returns its present holder', async () => {
  assert.equal((await call('/alpha/BY?fields=cca3')).json.cca3, 'BLR')
  assert.equal((await call('/alpha/ATF?fields=cca2')).json.cca2, 'TF')
})

test('historical: codes that were never withdrawn are 404, malformed codes 400', async () => {
  for (const code of ['CHE', 'QQQQ', '000', '%01%01', '..%2f'])
    assert.deepEqual((await call(`/historical/${code}`)).json, { message: 'Not Found', status: 404 }, code)
  for (const code of ['x', '__proto__', 'yugoslavia', 'a'.repeat(3000)])
    assert.equal((await call(`/historical/${code}`)).status, 400, code.slice(0, 20))
})
