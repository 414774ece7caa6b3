import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testOnBothDatabases } from './both-databases.ts'
import { startCodeAssistant } from './service.ts'

test('the first start has an indexed repository and a conversation about it', async () => {
  const running = await startCodeAssistant({ sampleData: true })
  const demo = await running.as('demo', { role: 'admin' })
  const { json } = await demo('GET', '/v1/repositories/lending-library')
  assert.deepEqual([json.state, json.files, json.error], ['ready', 29, null])
  const results = await demo('POST', '/v1/search', {
    repository: 'lending-library',
    query: 'fine of an overdue loan',
  })
  assert.equal(results.json.hits[0].path, 'api/src/loans/fines.ts')
  const { json: conversations } = await demo('GET', '/v1/conversations')
  assert.equal(conversations.data.length, 1)
  const items = await demo('GET', `/v1/conversations/${conversations.data[0].id}/items?order=asc`)
  const [question, reply] = items.json.data.map(
    ({ content }: { content: { text: string }[] }) => content[0]?.text,
  )
  assert.equal(question, 'Where is the due date of a loan extended?')
  assert.match(reply, /`api\/src\/loans\/lending\.ts:\d+-\d+@[\da-f]{12}`/)
  assert.match(reply, /export async function renewLoan/)
  const other = await running.as('other')
  assert.equal((await other('GET', '/v1/repositories/lending-library')).status, 404)
})

testOnBothDatabases('a sample that was interrupted', {}, async (running, t) => {
  await t('is completed by the next seed', async () => {
    const demo = await running.as('demo')
    const { seedSample } = await import('../src/sample/seed.ts')
    const failing = { ...running.context, ids: undefined as never }
    await assert.rejects(seedSample(failing, 'demo'))
    await seedSample(running.context, 'demo')
    const { json } = await demo('GET', '/v1/repositories')
    assert.deepEqual(
      json.data.map(({ name, state }: { name: string; state: string }) => [name, state]),
      [['lending-library', 'ready']],
    )
    assert.equal((await demo('GET', '/v1/conversations')).json.data.length, 1)
  })
})
