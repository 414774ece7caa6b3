import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeAssistant } from './service.ts'

const assistant = await startCodeAssistant()

test('A message gets a response that names its engine', async () => {
  const ada = await assistant.as('ada')
  const { status, json } = await ada('POST', '/v1/chat', { message: 'Hello' })
  assert.equal(status, 200)
  assert.equal(typeof json.response, 'string')
  assert.equal(json.engine, 'rules')
  assert.equal(json.model, 'rules')
  assert.equal(json.conversation_id, null)
})

test('A message without text, or without a key, is refused', async () => {
  const ada = await assistant.as('ada')
  const missing = await ada('POST', '/v1/chat', {})
  assert.equal(missing.status, 400)
  assert.equal(missing.json.error.param, 'message')
  assert.equal((await ada('POST', '/v1/chat', { message: '' })).status, 400)
  const anonymous = await assistant.call('/v1/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"message":"hi"}',
  })
  assert.equal(anonymous.status, 401)
})

test('An unknown model is refused before the response begins, also with a stream', async () => {
  const ada = await assistant.as('ada')
  const { status, json } = await ada('POST', '/v1/chat', { message: 'hi', model: 'nobody/m1', stream: true })
  assert.equal(status, 404)
  assert.equal(json.error.code, 'model_not_found')
})

test('A stream ends with the whole response', async () => {
  const ada = await assistant.as('ada')
  const stream = await ada('POST', '/v1/chat', { message: 'Hello' }, { accept: 'text/event-stream' })
  const events = readEvents(stream.text)
  assert.equal(events[0]?.event, 'start')
  const done = events.at(-1)
  assert.equal(done?.event, 'done')
  const text = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
  assert.equal(text.join(''), done?.data.response)
  assert.equal(done?.data.id, events[0]?.data.id)
})

function readEvents(text: string) {
  return text
    .split('\n\n')
    .filter((block) => block.includes('data: '))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }))
}
