import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

const names = (list: { full_name: string }[]) => list.map(({ full_name }) => full_name)

describeOnBothDatabases('the repository store', ({ location }) => {
  /** Each test has its own users and repositories, because they share a database. */
  async function start(mark: string) {
    const hosting = await startCodeHosting(databaseOptions(location()))
    const [ana, ben] = [await hosting.as(`ana-${mark}`), await hosting.as(`ben-${mark}`)]
    return { ...hosting, ana, ben, a: `ana-${mark}`, b: `ben-${mark}` }
  }

  test('keeps all counts in step on creation, fork, rename, transfer and deletion', async () => {
    const { ana, ben, a, b, context } = await start('life')
    for (const name of ['x', 'y']) await ana('POST', '/user/repos', { name, auto_init: true })
    const fork = await ben('POST', `/repos/${a}/x/forks`, { name: 'x2' })
    assert.equal(fork.status, 202, fork.text)
    const takenName = await Promise.all([1, 2, 3].map(() => ana('POST', '/user/repos', { name: 'z' })))
    assert.deepEqual(takenName.map(({ status }) => status).sort(), [201, 422, 422])
    await ana('PATCH', `/repos/${a}/y`, { name: 'y1' })
    assert.equal((await ana('GET', `/repos/${a}/y`)).status, 301)
    assert.equal((await ana('POST', `/repos/${a}/y1/transfer`, { new_owner: b })).status, 202)
    const { json: offers } = await ben('GET', '/user/repository_transfers')
    assert.equal((await ben('PATCH', `/user/repository_transfers/${offers[0].id}`)).status, 204)
    assert.equal((await ana('GET', `/repos/${a}/y1`)).json.url.endsWith('y1'), false)
    await ana('PATCH', `/repos/${a}/x`, { private: true })
    assert.equal((await ben('GET', `/repos/${b}/x2`)).json.fork, false)
    assert.equal((await ana('DELETE', `/repos/${a}/x`)).status, 204)
    assert.deepEqual(names((await ben('GET', '/user/repos')).json), [`${b}/x2`, `${b}/y1`])
    assert.deepEqual(names((await ana('GET', '/user/repos')).json), [`${a}/z`, `${b}/y1`])
    await context.jobs.idle()
    assert.deepEqual(await context.jobs.listFailed(), [])
  })

  test('lists what the viewer can see, in every kind of list, sorted', async () => {
    const { ana, ben, anonymous, a, b } = await start('lists')
    const since = new Date(Date.now() - 60_000).toISOString()
    for (const name of ['n1', 'n2', 'n3']) await ana('POST', '/user/repos', { name, private: name === 'n3' })
    for (const sort of ['created', 'updated', 'pushed', 'full_name'])
      for (const direction of ['asc', 'desc']) {
        const { json } = await anonymous('GET', `/users/${a}/repos?sort=${sort}&direction=${direction}`)
        assert.deepEqual(names(json).sort(), [`${a}/n1`, `${a}/n2`])
      }
    const invitation = await ana('PUT', `/repos/${a}/n3/collaborators/${b}`, { permission: 'maintain' })
    await ben('PATCH', `/user/repository_invitations/${invitation.json.id}`)
    assert.deepEqual(names((await ben('GET', `/users/${a}/repos?type=all`)).json), [
      `${a}/n1`,
      `${a}/n2`,
      `${a}/n3`,
    ])
    assert.deepEqual(names((await ben('GET', `/users/${b}/repos?type=member`)).json), [`${a}/n3`])
    assert.deepEqual((await ana('GET', `/users/${b}/repos?type=member`)).json, [])
    await ben('PUT', `/user/starred/${a}/n3`)
    await ben('PUT', `/user/starred/${a}/n1`)
    assert.deepEqual(names((await ben('GET', '/user/starred?direction=asc')).json), [`${a}/n3`, `${a}/n1`])
    assert.deepEqual(names((await anonymous('GET', `/users/${b}/starred`)).json), [`${a}/n1`])
    await ben('PUT', `/repos/${a}/n3/subscription`, { subscribed: true })
    assert.deepEqual(names((await anonymous('GET', `/users/${b}/subscriptions`)).json), [])
    assert.deepEqual(names((await ben('GET', '/user/subscriptions')).json), [`${a}/n3`])
    assert.equal((await ana('GET', `/user/repos?since=${since}`)).json.length, 3)
    assert.equal((await ana('GET', `/user/repos?before=${since}`)).json.length, 0)
    const { json: collaborators } = await ana('GET', `/repos/${a}/n3/collaborators?affiliation=direct`)
    assert.equal(collaborators.length, 2)
  })

  test('lists pushes page by page', async () => {
    const { ana, a, url } = await start('push')
    await ana('POST', '/user/repos', { name: 'p' })
    const client = await openGitClient()
    await client.git('init', '--quiet', '-b', 'main')
    await client.git('remote', 'add', 'origin', `${url.replace('://', `://x:${ana.token}@`)}/${a}/p.git`)
    for (const text of ['1', '2', '3']) {
      await client.commit('a.txt', text)
      await client.git('push', '--quiet', 'origin', 'main')
    }
    const branches = Array.from({ length: 600 }, (_, at) => `main:refs/heads/many/${at}`)
    await client.git('push', '--quiet', 'origin', ...branches)
    const first = await ana('GET', `/repos/${a}/p/activity?ref=main&per_page=2`)
    const kinds = (list: { activity_type: string }[]) => list.map((one) => one.activity_type)
    assert.deepEqual(kinds(first.json), ['push', 'push'])
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await ana('GET', next.slice(url.length))
    assert.deepEqual(kinds(second.json), ['branch_creation'])
    const previous = /<([^>]+)>; rel="prev"/.exec(second.headers.get('link') ?? '')?.[1] ?? ''
    assert.deepEqual((await ana('GET', previous.slice(url.length))).json, first.json)
    assert.equal((await ana('GET', `/repos/${a}/p/activity?actor=nobody`)).json.length, 0)
    const page = await ana('GET', `/repos/${a}/p/branches?per_page=100&page=7`)
    assert.equal(page.json.length, 1)
  })
})
