import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const names = (labels: Json[]) => labels.map(({ name }) => name)

test('a new repository has nine labels', async () => {
  const { ada, path } = await startIssueWorld()
  const { json } = await ada('GET', `${path}/labels`)
  assert.deepEqual(names(json), [
    'bug',
    'documentation',
    'duplicate',
    'enhancement',
    'good first issue',
    'help wanted',
    'invalid',
    'question',
    'wontfix',
  ])
  assert.ok(json.every((label: Json) => label.default && /^[\da-f]{6}$/.test(label.color)))
})

test('a label can be created, found in any case, renamed and deleted from all issues', async () => {
  const { ada, context, open, path } = await startIssueWorld()
  const label = await ada('POST', `${path}/labels`, { name: 'Área 1/2', color: 'F29513' })
  assert.deepEqual([label.status, label.json.color, label.json.default], [201, 'f29513', false])
  const number = await open('Labelled', { labels: ['área 1/2', 'bug'] })
  const at = `${path}/labels/${encodeURIComponent('área 1/2')}`
  assert.equal((await ada('GET', at)).json.id, label.json.id)
  const renamed = await ada('PATCH', at, { new_name: 'Area', description: 'Where' })
  assert.deepEqual([renamed.json.name, renamed.json.color], ['Area', 'f29513'])
  assert.deepEqual(names((await ada('GET', `${path}/issues/${number}`)).json.labels), ['bug', 'Area'])
  assert.equal((await ada('DELETE', `${path}/labels/area`)).status, 204)
  assert.deepEqual(names((await ada('GET', `${path}/issues/${number}`)).json.labels), ['bug'])
  await context.jobs.idle()
  assert.equal((await ada('GET', `${path}/labels/area`)).status, 404)
})

test("an invalid, duplicate or missing label is refused with GitHub's error", async () => {
  const { ada, member, path } = await startIssueWorld()
  const make = async (body: object) => (await ada('POST', `${path}/labels`, body)).json
  assert.deepEqual((await make({ name: 'x', color: 'red' })).errors, [
    { resource: 'Label', code: 'invalid', field: 'color' },
  ])
  assert.deepEqual((await make({ name: 'BUG', color: 'aaaaaa' })).errors, [
    { resource: 'Label', code: 'already_exists', field: 'name' },
  ])
  assert.equal((await make({ name: ' ', color: 'aaaaaa' })).errors[0].code, 'missing_field')
  assert.equal((await ada('PATCH', `${path}/labels/bug`, { new_name: 'question' })).status, 422)
  assert.equal((await ada('PATCH', `${path}/labels/bug`, { new_name: 'Bug' })).json.name, 'Bug')
  const sorter = await member('sorter', 'triage')
  assert.equal((await sorter('POST', `${path}/labels`, { name: 'x', color: 'aaaaaa' })).status, 403)
})

test('labels of an issue can be added, set, removed and cleared with triage access', async () => {
  const { as, member, open, path } = await startIssueWorld()
  const at = `${path}/issues/${await open('Labelled')}/labels`
  const eve = await as('eve')
  const sorter = await member('sorter', 'triage')
  assert.equal((await eve('POST', at, { labels: ['bug'] })).status, 403)
  assert.deepEqual(names((await sorter('POST', at, ['bug', 'question'])).json), ['bug', 'question'])
  assert.equal((await sorter('POST', at, { labels: ['unheard of'] })).status, 422)
  assert.deepEqual(names((await sorter('PUT', at, { labels: [{ name: 'wontfix' }, 'BUG'] })).json), [
    'bug',
    'wontfix',
  ])
  assert.deepEqual(names((await sorter('DELETE', `${at}/bug`)).json), ['wontfix'])
  assert.equal((await sorter('DELETE', `${at}/bug`)).json.message, 'Label does not exist')
  assert.equal((await sorter('DELETE', at)).status, 204)
  assert.deepEqual((await eve('GET', at)).json, [])
})
