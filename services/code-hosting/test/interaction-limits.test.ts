import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('interaction limits', (databases) => {
  test('a limit blocks users without write access until it expires, and the limit of the owner takes precedence', async () => {
    const clock = createManualClock(Date.now())
    const { as, context } = await startCodeHosting({
      clock,
      ...databaseOptions(databases.location()),
    })
    const suffix = context.ids.text(6).toLowerCase()
    const [owner, helper, fresh] = [
      await as(`owner${suffix}`),
      await as(`helper${suffix}`),
      await as(`fresh${suffix}`),
    ]
    await owner('POST', '/user/repos', { name: 'garden', auto_init: true })
    const repo = `/repos/owner${suffix}/garden`
    await owner('PUT', `${repo}/collaborators/helper${suffix}`, { permission: 'push' })
    const [invitation] = (await helper('GET', '/user/repository_invitations')).json
    await helper('PATCH', `/user/repository_invitations/${invitation.id}`)
    const open = (as: typeof fresh) => as('POST', `${repo}/issues`, { title: 'Weeds' })
    assert.equal((await open(fresh)).status, 201)
    assert.deepEqual((await owner('GET', `${repo}/interaction-limits`)).json, {})

    const limit = await owner('PUT', `${repo}/interaction-limits`, { limit: 'existing_users' })
    assert.equal(limit.status, 200, limit.text)
    assert.equal(limit.json.origin, 'repository')
    const rejection = await open(fresh)
    assert.equal(rejection.status, 403)
    assert.match(rejection.json.message, /restricted/)
    assert.equal((await open(helper)).status, 201)
    assert.equal((await owner('GET', `${repo}/interaction-limits`)).json.limit, 'existing_users')
    clock.advance(86_400_001)
    assert.equal((await open(fresh)).status, 201, 'the limit expired')
    await owner('PUT', `${repo}/interaction-limits`, { limit: 'existing_users', expiry: 'three_days' })
    assert.equal((await open(fresh)).status, 201, 'the account is older than a day now')

    const all = { limit: 'collaborators_only', expiry: 'one_week' }
    assert.equal((await owner('PUT', '/user/interaction-limits', all)).status, 200)
    assert.equal((await open(fresh)).status, 403)
    assert.equal((await owner('PUT', `${repo}/interaction-limits`, all)).status, 409)
    assert.equal((await owner('DELETE', `${repo}/interaction-limits`)).status, 409)
    assert.equal((await owner('DELETE', '/user/interaction-limits')).status, 204)
    assert.equal((await open(fresh)).status, 201)

    assert.equal((await helper('GET', `${repo}/interaction-limits`)).status, 403)
    assert.equal((await owner('PUT', `${repo}/interaction-limits`, { limit: 'nobody' })).status, 422)
    await owner('PUT', `${repo}/interaction-limits`, { limit: 'collaborators_only' })
    assert.equal((await open(fresh)).status, 403)
    assert.equal((await helper('DELETE', `${repo}/interaction-limits`)).status, 403)
    assert.equal((await owner('DELETE', `${repo}/interaction-limits`)).status, 204)
    assert.equal((await open(fresh)).status, 201)
  })

  test('a limit of an organization applies to all of its public repositories', async () => {
    const { as, context } = await startCodeHosting(databaseOptions(databases.location()))
    const suffix = context.ids.text(6).toLowerCase()
    const boss = await as(`boss${suffix}`, { scopes: ['site_admin', 'repo', 'admin:org'] })
    await context.auth.changeUser(boss.user.id, { role: 'site_admin' })
    const guest = await as(`guest${suffix}`)
    const org = `acme${suffix}`
    await boss('POST', '/admin/organizations', { login: org, admin: `boss${suffix}` })
    for (const [name, isPrivate] of [
      ['open', false],
      ['closed', true],
    ] as const)
      await boss('POST', `/orgs/${org}/repos`, { name, private: isPrivate, auto_init: true })
    const limit = { limit: 'contributors_only' }
    assert.equal((await guest('PUT', `/orgs/${org}/interaction-limits`, limit)).status, 403)
    assert.equal((await boss('PUT', `/orgs/${org}/interaction-limits`, limit)).status, 200)
    assert.equal((await boss('GET', `/orgs/${org}/interaction-limits`)).json.origin, 'organization')
    const open = () => guest('POST', `/repos/${org}/open/issues`, { title: 'Hello' })
    assert.equal((await open()).status, 403)
    const shownLimit = await boss('GET', `/repos/${org}/open/interaction-limits`)
    assert.equal(shownLimit.json.origin, 'organization')
    assert.equal((await boss('DELETE', `/orgs/${org}/interaction-limits`)).status, 204)
    assert.equal((await open()).status, 201)
  })
})
