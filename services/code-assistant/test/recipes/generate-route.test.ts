import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeAssistant } from '../service.ts'

const service = await startCodeAssistant()

test('generate: a recipe gives code, files, tests and checks', async () => {
  const user = await service.as('ada')
  const response = await user('POST', '/v1/generate', {
    prompt: 'an LRU cache class named UserCache with 500 entries',
    language: 'typescript',
    tests: true,
  })
  assert.equal(response.status, 200)
  const body = response.json
  assert.match(body.id, /^gen_/)
  assert.equal(body.object, 'generation')
  assert.equal(body.engine, 'rules')
  assert.equal(body.recipe, 'algorithms/lru-cache')
  assert.match(body.code, /class UserCache/)
  assert.deepEqual(
    body.files.map(({ path }: { path: string }) => path),
    ['user-cache.ts'],
  )
  assert.equal(body.tests.length, 1)
  assert.deepEqual(
    body.checks.map(({ name, ok }: { name: string; ok: boolean }) => [name, ok]),
    [
      ['parse', true],
      ['parse', true],
      ['typecheck', true],
    ],
  )
})

test('generate: without a recipe the response lists the possible kinds', async () => {
  const user = await service.as('ada')
  const response = await user('POST', '/v1/generate', { prompt: 'an operating system kernel' })
  assert.equal(response.status, 200)
  const body = response.json
  assert.equal(body.recipe, null)
  assert.equal(body.code, '')
  assert.match(body.explanation, /uses no language model/)
})

test('generate: an unknown language is an error', async () => {
  const user = await service.as('ada')
  const response = await user('POST', '/v1/generate', { prompt: 'quicksort', language: 'klingon' })
  assert.equal(response.status, 400)
  assert.equal(response.json.error.param, 'language')
})

test('generate: streams the text, the checks and the whole result', async () => {
  const user = await service.as('ada')
  const response = await user('POST', '/v1/generate', { prompt: 'quicksort in python', stream: true })
  const events = response.text.split('\n').filter((line) => line.startsWith('event: '))
  assert.deepEqual(events, ['event: start', 'event: delta', 'event: check', 'event: done'])
})
