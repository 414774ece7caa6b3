import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDocuments } from '../src/documents.ts'
import { loadOnce } from '../src/load-once.ts'

const headers = { 'content-type': 'text/plain' }

test('documents: concurrent misses build a document once', async () => {
  const documents = createDocuments(1_000_000)
  let composed = 0
  const getDocument = () => documents.get('key', headers, async () => `made ${++composed}`)
  const documentsOfKey = await Promise.all([getDocument(), getDocument(), getDocument()])
  assert.equal(await getDocument(), documentsOfKey[0])
  assert.equal(new Set(documentsOfKey).size, 1)
  assert.equal(composed, 1)
})

test('documents: a failed build is retried by the next request', async () => {
  const documents = createDocuments(1_000_000)
  const broken = documents.get('key', headers, () => Promise.reject(new Error('no such file')))
  await assert.rejects(broken, /no such file/)
  assert.ok(await documents.get('key', headers, () => 'there'))
})

test('loadOnce loads on first use, and again after a failure', async () => {
  let tries = 0
  const load = loadOnce(async () => {
    tries++
    if (tries === 1) throw new Error('not yet')
    return tries
  })
  assert.equal(tries, 0)
  await assert.rejects(load(), /not yet/)
  assert.deepEqual(await Promise.all([load(), load()]), [2, 2])
  assert.equal(await load(), 2)
})
