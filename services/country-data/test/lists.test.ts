import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()

test('all: 250 countries, with or without fields, on both mounts', async () => {
  for (const path of ['/all', '/all/', '/all?fields=name', '/v3.1/all', '/v3.1/all/?fields=name,flags']) {
    assert.equal((await call(path)).json.length, 250, path)
  }
})

test('all: with strictAll, requires 1 to 10 fields', async () => {
  const { call } = await startCountryData({ strictAll: true })
  const message = "'fields' query not specified or you're requesting more than 10 fields"
  const eleven = 'name,tld,cca2,cca3,ccn3,cioc,fifa,area,flag,idd,car'
  for (const query of ['', '?fields=', `?fields=${eleven}`, `?fields=${eleven.replaceAll(',', ';')}`]) {
    assert.deepEqual((await call(`/v3.1/all${query}`)).json, { message, status: 400 }, query)
  }
  assert.equal((await call(`/v3.1/all?fields=${eleven.slice(0, -4)}`)).status, 200)
})

test('independent: true by default, and both values partition the list', async () => {
  const independent = (await call('/v3.1/independent?fields=cca3,independent')).json
  const others = (await call('/v3.1/independent/?status=false&fields=cca3,independent')).json
  assert.ok(independent.every((country: { independent: boolean }) => country.independent))
  assert.equal(independent.length + others.length, 250)
  assert.equal(independent.length, 195)
})

test('independent: a status that is neither true nor false is 400', async () => {
  const { status, json } = await call('/v3.1/independent?status=maybe')
  assert.equal(status, 400)
  assert.match(json._embedded.errors[0].message, /status/)
})
