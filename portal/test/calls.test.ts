import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { type Call, callAddress, callUrl } from '../src/calls/call.ts'
import { writeClient, writeCurl, writeFetch } from '../src/calls/write.ts'
import { sdk } from '../src/views/country-data/sdk.ts'
import { serveOctavo } from './served-octavo.ts'

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
  test('URLs: parameters are escaped, missing ones stay, commas stay readable', () => {
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
    const curlText = writeCurl(
      call({ method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    )
    const { stdout } = await run('sh', ['-c', curlText.replace('curl', `printf '%s\\n'`)])
    assert.ok(stdout.includes(body), stdout)
    assert.ok(stdout.includes('content-type: application/json'))
  })

  test('fetch: quotes in an address and a body survive', async () => {
    const script = writeFetch(
      call({ method: 'POST', path: { id: "it's" }, body: '{"a":"\'"}', headers: { 'x-a': `"'` } }),
    )
    const args: unknown[] = []
    const send = async (...fetchArguments: unknown[]) => {
      args.push(...fetchArguments)
      return { json: () => undefined }
    }
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    await new AsyncFunction('fetch', 'console', script)(send, { log: () => {} })
    assert.deepEqual(args, [
      "http://127.0.0.1:9/letters/it's",
      { method: 'POST', headers: { 'x-a': `"'` }, body: `{"a":"'"}` },
    ])
  })
})

describe('written calls', async () => {
  const server = await serveOctavo('country-data')
  const folder = mkdtempSync(join(tmpdir(), 'octavo-calls-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  after(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const shownCall: Call = {
    service: 'country-data',
    baseUrl: server.urls['country-data'] ?? '',
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
  const expected = { capital: ['Reykjavik'] }

  test('curl: sends the shown request', async () => {
    const { stdout } = await run('sh', ['-c', `${writeCurl(shownCall)} --silent`])
    assert.deepEqual(JSON.parse(stdout), expected)
  })

  test('fetch: sends the shown request', async () => {
    const text = writeFetch(shownCall).replace(
      'await response.json()',
      'JSON.stringify(await response.json())',
    )
    assert.deepEqual(await runScript('fetch.mjs', text), expected)
  })

  test('client: sends the shown request', async () => {
    const text = `${writeClient(shownCall)}\nconsole.log(JSON.stringify(data))`
    assert.deepEqual(await runScript('client.ts', text), expected)
  })

  test('SDK: sends the shown request', async () => {
    const text = `${sdk.write(shownCall)}\nconsole.log(JSON.stringify(response))`
    assert.deepEqual(await runScript('sdk.mjs', text), expected)
  })

  test('SDK: supports literal paths; undefined for unsupported operations', () => {
    assert.match(
      sdk.write({ ...shownCall, template: '/alpha/is', path: {} }) ?? '',
      /code: 'IS', fields: \['capital'\]/,
    )
    assert.equal(sdk.write({ ...shownCall, template: '/provenance/{code}' }), undefined)
    assert.equal(
      sdk.write({ ...shownCall, template: '/alpha', path: {}, query: [['codes', 'a,b']] }),
      undefined,
    )
  })
})
