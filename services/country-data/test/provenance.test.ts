import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadCountries } from '../src/dataset.ts'
import type { CountryProvenance } from '../src/extension-schema.ts'
import { fieldNames } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()
const field = async (code: string, name: string) =>
  (await call(`/provenance/${code}?field=${name}`)).json.fields[name]

test('provenance: every value of every country has a source with version and licence', async () => {
  for (const { cca3 } of loadCountries()) {
    const provenance: CountryProvenance = (await call(`/provenance/${cca3}`)).json
    assert.equal(provenance.cca3, cca3)
    assert.deepEqual(Object.keys(provenance.fields), fieldNames)
    for (const [name, { source, asOf, method, also, exceptions }] of Object.entries(provenance.fields)) {
      for (const one of [source, ...also, ...exceptions.flatMap(({ source = [] }) => source)])
        for (const key of ['id', 'title', 'version', 'released', 'licence', 'url'] as const)
          assert.ok(one[key], `${cca3} ${name} ${key}`)
      assert.ok(asOf && method, `${cca3} ${name}`)
    }
  }
})

test('provenance: a corrected value has a reason and a source', async () => {
  const { source, exceptions } = await field('BG', 'currencies')
  assert.equal(source.id, 'by-hand')
  assert.ok(exceptions[0].reason && exceptions[0].reference)
})

test('provenance: an exception for a nested value keeps the source of the whole value', async () => {
  const { source, exceptions } = await field('CN', 'car')
  assert.equal(source.id, 'un-vehicle-signs')
  assert.deepEqual(
    exceptions.map(({ path }: { path: string }) => path),
    ['side', 'signs'],
  )
  assert.equal(exceptions[0].source.id, 'by-hand')
})

test('provenance: a value with a different source names it', async () => {
  assert.equal((await field('CH', 'population')).source.id, 'world-bank')
  const { source, asOf, method } = await field('TW', 'population')
  assert.deepEqual([source.id, method], ['statistics-office', 'entered by hand'])
  assert.match(asOf, /^\d{4}/)
})

test('provenance: every kind of code works, and unknown fields are 400', async () => {
  assert.deepEqual((await call('/provenance/756')).json, (await call('/provenance/ch')).json)
  for (const name of ['nope', '', '__proto__', 'name.common', 'name,capital'])
    assert.equal((await call(`/provenance/ch?field=${name}`)).status, 400, name)
  assert.equal((await call('/provenance/ch?field=name&field=capital')).status, 400)
  for (const code of ['qq', '000', '..%2f'])
    assert.equal((await call(`/provenance/${code}`)).status, 404, code)
  for (const code of ['x', 'switzerland']) assert.equal((await call(`/provenance/${code}`)).status, 400, code)
  assert.equal((await call('/v3.1/provenance/ch')).status, 404)
})
