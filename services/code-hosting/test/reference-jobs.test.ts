import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openGitClient } from './git-client.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'
import { startCodeHosting } from './service.ts'

const commits = 30
const issues = 4

async function commitAll(client: Awaited<ReturnType<typeof openGitClient>>): Promise<string[]> {
  const names = Array.from({ length: issues }, (_, at) => `fixes #${at + 1}`).join(', ')
  return client.commitAll(Array.from({ length: commits }, (_, at) => `Change ${at}: ${names}`))
}

interface Event {
  event: string
  commit_id: string | null
}

const namesOf = (events: readonly Event[], kind: string) =>
  events.filter(({ event }) => event === kind).map(({ commit_id }) => commit_id)

test('references of a large push are each applied once and in order, despite two kills', async (t) => {
  const dataDir = await openDataFolder(t)
  const dying = await startHosting(t, dataDir, { laterMs: 0, killAt: 'references applied' })
  await dying.call('POST', '/user/repos', { name: 'sea', auto_init: true })
  for (let at = 1; at <= issues; at++) await dying.call('POST', '/repos/demo/sea/issues', { title: `${at}` })
  const client = await openGitClient()
  await client.git('clone', '--quiet', dying.remote, '.')
  const oids = await commitAll(client)
  await client.attempt('push', '--quiet', dying.remote, 'main')
  await dying.ended
  const dyingAgain = await startHosting(t, dataDir, { laterMs: 600_000, killAt: 'references applied' })
  await dyingAgain.ended
  const last = await startHosting(t, dataDir, { laterMs: 1_200_000 })
  const eventsOf = async (number: number): Promise<Event[]> =>
    (await last.call('GET', `/repos/demo/sea/issues/${number}/events?per_page=100`)).json
  await eventually('all are followed', async () => {
    return namesOf(await eventsOf(issues), 'referenced').length >= commits
  })
  for (let number = 1; number <= issues; number++) {
    const events = await eventsOf(number)
    assert.deepEqual(namesOf(events, 'referenced'), oids)
    assert.deepEqual(namesOf(events, 'closed'), [oids[0]])
  }
})

describeOnBothDatabases('references of a large push', ({ location }) => {
  test('are applied before those of a later small push', async () => {
    const database = databaseOptions(location())
    const { as, url, context } = await startCodeHosting({ limits: 'off', ...database })
    const ada = await as('ada')
    await ada('POST', '/user/repos', { name: 'sea', auto_init: true })
    for (let at = 1; at <= issues; at++) await ada('POST', '/repos/ada/sea/issues', { title: `${at}` })
    const client = await openGitClient()
    const remote = `${url.replace('://', `://x:${ada.token}@`)}/ada/sea.git`
    await client.git('clone', '--quiet', remote, '.')
    const oids = await commitAll(client)
    await client.git('push', '--quiet', remote, 'main')
    oids.push(await client.commit('a.txt', 'last', 'See #1'))
    await client.git('push', '--quiet', remote, 'main')
    await context.jobs.idle()
    const { json } = await ada('GET', '/repos/ada/sea/issues/1/events?per_page=100')
    assert.deepEqual(namesOf(json, 'referenced'), oids)
  })
})
