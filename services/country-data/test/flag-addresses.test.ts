import assert from 'node:assert/strict'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { loadCountries } from '../src/dataset.ts'
import { createFlagAddresses } from '../src/flag-addresses.ts'
import { prepareCountry } from '../src/present.ts'
import { createResponses, type View } from '../src/responses.ts'
import type { Country } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const service = await startCountryData()

/** Uses node:http, because `fetch` does not allow setting the Host header. */
function flagsFor(url: string, host: string, path = '/alpha/ch?fields=flags'): Promise<Country['flags']> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers: { host }, agent: false }, async (response) => {
      resolve(JSON.parse(await text(response)).flags)
    })
      .on('error', reject)
      .end()
  })
}

test('flag addresses: below the address that the client used, on both mounts', async () => {
  for (const path of ['/alpha/ch?fields=flags', '/alpha/ch', '/v3.1/alpha/ch?fields=flags']) {
    for (const host of ['countries.example.org', 'localhost:8003', 'country_data:80', '[::1]:8003']) {
      const { png, svg } = await flagsFor(service.url, host, path)
      assert.deepEqual([png, svg], [`http://${host}/flags/w320/ch.png`, `http://${host}/flags/ch.svg`], path)
    }
  }
})

test('flag addresses: a malformed Host header is not reflected', async () => {
  for (const host of [
    'a b',
    'x/y',
    'x?y',
    'x#y',
    'user@x',
    'x:',
    'x:999999',
    '"><script>',
    `${'a'.repeat(300)}`,
    '',
  ]) {
    assert.equal((await flagsFor(service.url, host)).svg, `${service.url}/flags/ch.svg`, host.slice(0, 20))
  }
})

test('flag addresses: below --public-url, regardless of the Host header', async () => {
  const { url } = await startCountryData({}, { publicUrl: 'https://countries.example.org/' })
  for (const host of ['localhost:1', 'elsewhere.example'])
    assert.equal((await flagsFor(url, host)).png, 'https://countries.example.org/flags/w320/ch.png')
})

test('flag addresses: at the base URL of the settings', async () => {
  for (const flagBase of ['https://flagcdn.com', 'https://flagcdn.com/']) {
    const { url } = await startCountryData({ flagBase })
    const { png, svg } = await flagsFor(url, 'localhost:1')
    assert.deepEqual([png, svg], ['https://flagcdn.com/w320/ch.png', 'https://flagcdn.com/ch.svg'])
  }
})

test('flag addresses: responses for arbitrary Host headers do not evict those of the real one', () => {
  const own = 'http://127.0.0.1:8003'
  const all = loadCountries()
  const prepared = new Map(all.map((country) => [country, prepareCountry(country)]))
  const answers = createResponses(
    prepared,
    { alpha: 'object', emptyValues: 'keep' },
    createFlagAddresses(() => own),
  )
  const allFor = (view: View) => answers.many('all', view, () => all)
  const ownView = allFor({ fields: undefined, flagBase: own })
  for (let number = 0; number < 40; number++) {
    const view = { fields: undefined, flagBase: `http://host${number}.example` }
    assert.notEqual(allFor(view), ownView)
  }
  assert.equal(allFor({ fields: undefined, flagBase: own }), ownView)
})
