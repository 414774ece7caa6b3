import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()

test('neighbours: the countries that a record lists in `borders`', async () => {
  const { json: countries } = await call('/all?fields=cca3,borders')
  for (const { cca3, borders } of countries) {
    const { json } = await call(`/neighbours/${cca3}?fields=cca3,borders`)
    assert.deepEqual(
      json.map((neighbour: Country) => neighbour.cca3),
      borders,
    )
    for (const neighbour of json) assert.ok(neighbour.borders.includes(cca3), `${cca3} ${neighbour.cca3}`)
  }
})

test('neighbours: every kind of code works, and without fields records are complete', async () => {
  const { json } = await call('/neighbours/prt')
  assert.deepEqual(json, [(await call('/alpha/ESP')).json])
  assert.deepEqual((await call('/neighbours/620')).json, json)
})

test('neighbours: an island has none', async () => {
  assert.deepEqual((await call('/neighbours/IS')).json, [])
  assert.deepEqual((await call('/neighbours/IS?fields=name')).json, [])
})

test('neighbours: a malformed code is 400, an unknown one 404', async () => {
  for (const code of ['x', 'switzerland', 'a'.repeat(3000)])
    assert.equal((await call(`/neighbours/${code}`)).status, 400, code.slice(0, 20))
  for (const code of ['qq', '000', '%01%01', '..%2f', 'é!'])
    assert.deepEqual((await call(`/neighbours/${code}`)).json, { message: 'Not Found', status: 404 }, code)
})
