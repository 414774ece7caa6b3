import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCountries } from '../src/dataset.ts'
import type { Subdivision } from '../src/extension-schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()

test('subdivisions: all of a country, by any of its codes', async () => {
  const { json } = await call('/subdivisions/ch')
  assert.equal(json.length, 26)
  assert.ok(json.every(({ type, parent }: Subdivision) => type === 'canton' && parent === null))
  for (const code of ['CHE', '756', 'sui'])
    assert.deepEqual((await call(`/subdivisions/${code}`)).json, json, code)
})

test('subdivisions: one by its ISO 3166-2 code, in any case', async () => {
  const zurich = { code: 'CH-ZH', country: 'CHE', name: 'Zürich', type: 'canton', parent: null }
  for (const code of ['CH-ZH', 'ch-zh']) assert.deepEqual((await call(`/subdivisions/${code}`)).json, zurich)
  assert.deepEqual((await call('/subdivisions/FR-75C')).json.parent, 'FR-IDF')
  assert.equal((await call('/subdivisions/US-DC')).json.type, 'district')
})

test('subdivisions: the union over all countries is ISO 3166-2, and parents exist', async () => {
  let count = 0
  for (const { cca2, cca3 } of loadCountries()) {
    const { json } = await call(`/subdivisions/${cca3}`)
    count += json.length
    const codes = new Set(json.map(({ code }: Subdivision) => code))
    for (const { code, country, name, type, parent } of json) {
      assert.ok(code.startsWith(`${cca2}-`) && country === cca3 && name && type, code)
      assert.ok(parent === null || codes.has(parent), code)
    }
  }
  assert.equal(count, 5070)
})

test('subdivisions: a country without any has an empty list', async () => {
  assert.deepEqual((await call('/subdivisions/AI')).json, [])
})

test('subdivisions: unknown codes are 404, malformed codes 400', async () => {
  for (const code of [
    'qq',
    'CH-QQ',
    'CH-',
    '-',
    '--',
    'QQ-ZH',
    '__proto__-x',
    '%01-%01',
    `CH-${'a'.repeat(3000)}`,
  ]) {
    const { status, json } = await call(`/subdivisions/${code}`)
    assert.deepEqual([status, json], [404, { message: 'Not Found', status: 404 }], code.slice(0, 20))
  }
  for (const code of ['x', 'switzerland', '__proto__', '%2e%2e%2f%2e%2e'])
    assert.equal((await call(`/subdivisions/${code}`)).status, 400, code)
})
