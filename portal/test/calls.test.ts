import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { type Call, callAddress, callUrl } from '../src/calls/call.ts'
import { writeClient, writeCurl, writeFetch } from '../src/calls/write.ts'
import { sdk } from '../src/faces/country-data/sdk.ts'
import { serveHouse } from './served-octavo.ts'

const run = promisify(execFile)
const call = (changes: Partial<Call>): Call => ({
  service: 'letters',
  baseUrl: 'http://127.0.0.1:9',
  method: 'GET',
  template: '/letters/{id}',
  path: { id: '1' },
  query: [],
  headers: {},
  ...changes,
})

describe('calls', () => {
  test('addresses: parts are escaped, what is not filled stays, commas stay readable', () => {
    assert.equal(
      callAddress(call({ path: { id: 'a/b c' }, query: [['fields', 'a,b']] })),
      '/letters/a%2Fb%20c?fields=a,b',
    )
    assert.equal(callAddress(call({ path: {} })), '/letters/{id}')
    assert.equal(
      callUrl(call({ query: [['filter[text]', 'x & y']] })),
      'http://127.0.0.1:9/letters/1?filter[text]=x%20%26%20y',
    )
  })

  test('curl: quotes in a body survive the shell', async () => {
    const body = `{"text":"it's \\"here\\" $HOME"}`
    const written = writeCurl(call({ method: 'POST', body, headers: { 'content-type': 'application/json' } }))
    const { stdout } = await run('sh', ['-c', written.replace('curl', `printf '%s\\n'`)])
    assert.ok(stdout.includes(body), stdout)
    assert.ok(stdout.includes('content-type: application/json'))
  })

  test('fetch: quotes in an address and a body survive', async () => {
    const written = writeFetch(
      call({ method: 'POST', path: { id: "it's" }, body: '{"a":"\'"}', headers: { 'x-a': `"'` } }),
    )
    const seen: unknown[] = []
    const send = async (...given: unknown[]) => {
      seen.push(...given)
      return { json: () => undefined }
    }
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    await new AsyncFunction('fetch', 'console', written)(send, { log: () => {} })
    assert.deepEqual(seen, [
      "http://127.0.0.1:9/letters/it's",
      { method: 'POST', headers: { 'x-a': `"'` }, body: `{"a":"'"}` },
    ])
  })
})

describe('written calls', async () => {
  const house = await serveHouse('country-data')
  const folder = mkdtempSync(join(tmpdir(), 'octavo-calls-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  after(async () => {
    await house.stop()
    rmSync(folder, { recursive: true })
  })
  const asked: Call = {
    service: 'country-data',
    baseUrl: house.urls['country-data'] ?? '',
    method: 'GET',
    template: '/alpha/{code}',
    path: { code: 'is' },
    query: [['fields', 'capital']],
    headers: {},
  }
  const runScript = async (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    const { stdout } = await run(process.execPath, [file])
    return JSON.parse(stdout)
  }
  const answer = { capital: ['Reykjavik'] }

  test('curl asks for what it says', async () => {
    const { stdout } = await run('sh', ['-c', `${writeCurl(asked)} --silent`])
    assert.deepEqual(JSON.parse(stdout), answer)
  })

  test('fetch asks for what it says', async () => {
    const text = writeFetch(asked).replace('await response.json()', 'JSON.stringify(await response.json())')
    assert.deepEqual(await runScript('fetch.mjs', text), answer)
  })

  test('the client asks for what it says', async () => {
    const text = `${writeClient(asked)}\nconsole.log(JSON.stringify(data))`
    assert.deepEqual(await runScript('client.ts', text), answer)
  })

  test('the SDK asks for what it says', async () => {
    const text = `${sdk.write(asked)}\nconsole.log(JSON.stringify(answer))`
    assert.deepEqual(await runScript('sdk.mjs', text), answer)
  })

  test('the SDK writes a literal address too, and nothing where it has no function', () => {
    assert.match(
      sdk.write({ ...asked, template: '/alpha/is', path: {} }) ?? '',
      /code: 'IS', fields: \['capital'\]/,
    )
    assert.equal(sdk.write({ ...asked, template: '/provenance/{code}' }), undefined)
    assert.equal(sdk.write({ ...asked, template: '/alpha', path: {}, query: [['codes', 'a,b']] }), undefined)
  })
})
