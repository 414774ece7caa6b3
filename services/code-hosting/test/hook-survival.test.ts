import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { Octokit } from '@octokit/rest'
import { openHookTarget } from './hook-target.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

const issuesBeforeTheEnd = 12

test('after a kill during deliveries, each delivery is sent at the next start', async (t) => {
  let isResponding = true
  const target = await openHookTarget(t, (response) => {
    // Unanswered requests stay open until the sending process dies.
    if (isResponding) response.end('thanks')
  })
  const dataDir = await openDataFolder(t)
  const params = { owner: 'demo', repo: 'told' }

  const first = await start(t, dataDir, 0)
  await first.octokit.repos.createForAuthenticatedUser({ name: params.repo })
  const config = { url: target.url, content_type: 'json', secret: 'kept' }
  const { data: hook } = await first.octokit.repos.createWebhook({ ...params, config, events: ['issues'] })
  await target.waitFor(1, 'ping')
  for (let n = 1; n <= 3; n++) await first.octokit.issues.create({ ...params, title: `answered ${n}` })
  await target.waitFor(3, 'issues')
  isResponding = false
  const acknowledged = new Set([1, 2, 3])
  const creating = Array.from({ length: issuesBeforeTheEnd * 2 }, async (_, n) => {
    const { data } = await first.octokit.issues.create({ ...params, title: `unanswered ${n}` })
    acknowledged.add(data.number)
    if (acknowledged.size === issuesBeforeTheEnd) first.kill()
  })
  await Promise.allSettled(creating)
  await first.ended
  assert.ok(acknowledged.size >= issuesBeforeTheEnd)

  isResponding = true
  const second = await start(t, dataDir, 60_000)
  const existing = await second.octokit.paginate(second.octokit.issues.listForRepo, {
    ...params,
    per_page: 100,
  })
  const numbers = existing.map(({ number }) => number).sort((one, other) => one - other)
  assert.ok([...acknowledged].every((number) => numbers.includes(number)))
  // Only the delivery in progress at the kill may arrive twice.
  const listDelivered = () =>
    target.requests
      .filter(({ headers }) => headers['x-github-event'] === 'issues')
      .map(({ body, headers }) => ({
        number: JSON.parse(body).issue.number,
        guid: headers['x-github-delivery'],
      }))
  while (new Set(listDelivered().map(({ number }) => number)).size < numbers.length) await target.another()
  const guids = new Map<number, Set<unknown>>()
  for (const { number, guid } of listDelivered())
    guids.set(number, (guids.get(number) ?? new Set()).add(guid))
  assert.deepEqual(
    [...guids.keys()].sort((one, other) => one - other),
    numbers,
  )
  assert.ok(
    [...guids.values()].every(({ size }) => size === 1),
    'what is sent again has the same guid',
  )
  assert.ok(listDelivered().length <= numbers.length + 2)

  const { data: lateIssue } = await second.octokit.issues.create({ ...params, title: 'afterwards' })
  while (!listDelivered().some(({ number }) => number === lateIssue.number)) await target.another()
  const deliveries = await loggedDeliveries()
  assert.equal(new Set(deliveries.map(({ guid }) => guid)).size, deliveries.length)
  assert.ok(deliveries.every(({ redelivery, status }) => !redelivery && status === 'OK'))
  assert.deepEqual(
    new Set(deliveries.filter(({ event }) => event === 'issues').map(({ guid }) => guid)),
    new Set(listDelivered().map(({ guid }) => guid)),
  )

  /** Once the log contains everything that arrived. */
  async function loggedDeliveries() {
    const page = { ...params, hook_id: hook.id, per_page: 100 }
    return eventually('all is logged', async () => {
      const matches = await second.octokit.paginate(second.octokit.repos.listWebhookDeliveries, page)
      return matches.length === numbers.length + 2 && matches
    })
  }
})

async function start(t: TestContext, dataDir: string, laterMs: number) {
  const { url, token, ...process } = await startHosting(t, dataDir, { laterMs })
  return { ...process, octokit: new Octokit({ baseUrl: `${url}/api/v3`, auth: token, log: silent }) }
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }
