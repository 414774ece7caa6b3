import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'

const { call, write } = await startCatalogue()
await write((tx) => addAnime(tx, { id: 1 }))

const own = 'application/vnd.api+json'

/** https://jsonapi.org/format/1.1/#content-negotiation-servers */
const accepted: [accept: string, status: 200 | 406][] = [
  ['*/*', 200],
  [own, 200],
  ['application/json', 200],
  ['application/*', 200],
  ['application/hal+json', 200],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 200],
  [`${own};q=0.5`, 200],
  [`${own};profile="https://example.org/p"`, 200],
  [`${own}; PROFILE="a b"`, 200],
  [`${own};ext=""`, 200],
  [`${own};ext="https://example.org/e"`, 406],
  [`${own};ext="https://example.org/e", ${own}`, 200],
  [`${own};charset=utf-8`, 406],
  [`${own};charset=utf-8, */*`, 406],
  [`${own};charset=utf-8, application/json`, 406],
  [`${own};version=1, ${own};profile="x"`, 200],
  [`${own};profile="a;b,c"`, 200],
  [`${own};q=0, application/json`, 200],
  ['APPLICATION/VND.API+JSON', 200],
  ['text/html', 406],
  ['image/png, text/*', 406],
  ['application/xml', 406],
  ['application/json;q=0', 200],
  ['application/json;charset=utf-8', 200],
]

for (const [accept, status] of accepted)
  test(`negotiation: Accept ${accept} is ${status}`, async () => {
    const response = await call('/anime/1', { headers: { accept } })
    assert.equal(response.status, status)
    assert.equal(response.headers.get('content-type'), own)
    assert.match(response.headers.get('vary') ?? '', /\bAccept\b/)
    if (status === 406)
      assert.deepEqual(
        [response.json.errors[0].code, response.json.errors[0].source],
        ['406', { header: 'accept' }],
      )
    // Repeated, because the second response may come from the cache.
    assert.equal((await call('/anime/1', { headers: { accept } })).status, status)
  })

const contentTypes: [contentType: string, status: 200 | 415][] = [
  [own, 200],
  ['application/json', 200],
  ['text/plain;charset=utf-8', 200],
  [`${own};profile="x"`, 200],
  [`${own};charset=utf-8`, 415],
  [`${own}; ext="https://example.org/e"`, 415],
]

for (const [contentType, status] of contentTypes)
  test(`negotiation: Content-Type ${contentType} of a GET is ${status}`, async () => {
    for (let count = 0; count < 2; count++)
      assert.equal((await call('/anime/1', { headers: { 'content-type': contentType } })).status, status)
  })
