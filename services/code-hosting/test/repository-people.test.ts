import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { startCodeHosting } from './service.ts'

const logins = (list: { login: string }[]) => list.map(({ login }) => login)

async function prepare(repository: object = {}) {
  const hosting = await startCodeHosting()
  const ana = await hosting.as('ana')
  const ben = await hosting.as('ben')
  await ana('POST', '/user/repos', { name: 'sea', ...repository })
  return { ...hosting, ana, ben }
}

describe('collaborators', () => {
  test('have no access before they accept, and then the invited role', async () => {
    const { ana, ben } = await prepare({ private: true })
    const invitation = await ana('PUT', '/repos/ana/sea/collaborators/ben', { permission: 'triage' })
    assert.equal(invitation.status, 201, invitation.text)
    assert.deepEqual([invitation.json.invitee.login, invitation.json.permissions], ['ben', 'triage'])
    assert.equal((await ben('GET', '/repos/ana/sea')).status, 404)
    assert.equal((await ana('GET', '/repos/ana/sea/invitations')).json.length, 1)
    const update = await ana('PATCH', `/repos/ana/sea/invitations/${invitation.json.id}`, {
      permissions: 'write',
    })
    assert.equal(update.json.permissions, 'write')
    assert.equal((await ben('PATCH', `/user/repository_invitations/${invitation.json.id}`)).status, 204)
    assert.equal((await ben('GET', '/repos/ana/sea')).json.permissions.push, true)
    assert.equal((await ana('GET', '/repos/ana/sea/collaborators/ben')).status, 204)
    const { json: all } = await ana('GET', '/repos/ana/sea/collaborators')
    assert.deepEqual(logins(all), ['ana', 'ben'])
    assert.deepEqual(
      all.map((one: { role_name: string }) => one.role_name),
      ['admin', 'write'],
    )
    const secondInvitation = await ana('PUT', '/repos/ana/sea/collaborators/ben', { permission: 'admin' })
    assert.equal(secondInvitation.status, 204)
    const { json } = await ana('GET', '/repos/ana/sea/collaborators/ben/permission')
    assert.deepEqual([json.permission, json.user.login], ['admin', 'ben'])
    assert.equal((await ben('DELETE', '/repos/ana/sea/collaborators/ben')).status, 204)
    assert.equal((await ben('GET', '/repos/ana/sea')).status, 404)
  })

  test('are existing users other than the owner, invited once, for a week', async () => {
    let laterMs = 0
    const hosting = await startCodeHosting({ clock: { now: () => Date.now() + laterMs } })
    const ana = await hosting.as('ana')
    const ben = await hosting.as('ben')
    await ana('POST', '/user/repos', { name: 'sea' })
    assert.equal((await ana('PUT', '/repos/ana/sea/collaborators/nobody')).status, 404)
    assert.equal((await ana('PUT', '/repos/ana/sea/collaborators/ana')).status, 422)
    assert.equal((await ana('PUT', '/repos/ana/sea/collaborators/ben', { permission: 'king' })).status, 422)
    assert.equal((await ben('PUT', '/repos/ana/sea/collaborators/ben')).status, 403)
    await ana('PUT', '/repos/ana/sea/collaborators/ben')
    await ana('PUT', '/repos/ana/sea/collaborators/ben')
    const { json } = await ben('GET', '/user/repository_invitations')
    assert.equal(json.length, 1)
    laterMs = 8 * 24 * 60 * 60 * 1000
    assert.equal((await ben('GET', '/user/repository_invitations')).json[0].expired, true)
    assert.equal((await ben('PATCH', `/user/repository_invitations/${json[0].id}`)).status, 404)
    assert.equal((await ben('DELETE', `/user/repository_invitations/${json[0].id}`)).status, 204)
  })

  test('of an organization are members, teams and outside collaborators', async () => {
    const { as, context } = await startCodeHosting()
    // Lists are in the order of creation.
    const [ana, ben, carl, dora] = [await as('ana'), await as('ben'), await as('carl'), await as('dora')]
    const org = await context.auth.createUser({ login: 'works', role: 'organization' })
    const member = (user_id: number, role: 'admin' | 'member') => ({
      organization_id: org.id,
      user_id,
      role,
      state: 'active' as const,
      is_public: 0,
      created_at_ms: 1,
    })
    await context.db.write((tx) =>
      tx
        .insertInto('membership')
        .values([member(ana.user.id, 'admin'), member(ben.user.id, 'member')])
        .execute(),
    )
    await ana('POST', '/orgs/works/repos', { name: 'sea', private: true })
    await ana('PUT', '/repos/works/sea/collaborators/carl', { permission: 'maintain' })
    const { json: invitations } = await carl('GET', '/user/repository_invitations')
    await carl('PATCH', `/user/repository_invitations/${invitations[0].id}`)
    const list = async (query: string) =>
      logins((await ana('GET', `/repos/works/sea/collaborators${query}`)).json)
    assert.deepEqual(await list(''), ['ana', 'ben', 'carl'])
    assert.deepEqual(await list('?affiliation=outside'), ['carl'])
    assert.deepEqual(await list('?permission=push'), ['ana', 'carl'])
    assert.equal((await ben('GET', '/repos/works/sea')).json.permissions.push, false)
    const memberRepositories = (await ben('GET', '/user/repos?affiliation=organization_member')).json
    assert.deepEqual(
      memberRepositories.map((one: { full_name: string }) => one.full_name),
      ['works/sea'],
    )
    const team = await ana('POST', '/orgs/works/teams', { name: 'Crew' })
    await ana('PUT', '/orgs/works/teams/crew/memberships/ben')
    await ana('PUT', '/orgs/works/teams/crew/repos/works/sea', { permission: 'push' })
    assert.equal((await ben('GET', '/repos/works/sea')).json.permissions.push, true)
    const { json: teams } = await ana('GET', '/repos/works/sea/teams')
    assert.deepEqual([teams[0].id, teams[0].permission], [team.json.id, 'push'])
    await ana('PATCH', '/orgs/works', { default_repository_permission: 'none' })
    assert.deepEqual(await list(''), ['ana', 'ben', 'carl'])
    await ana('DELETE', '/orgs/works/teams/crew')
    assert.deepEqual(await list(''), ['ana', 'carl'])
    assert.equal((await ben('GET', '/repos/works/sea')).status, 404)
    assert.deepEqual((await ben('GET', '/user/repos')).json, [])
    assert.equal((await dora('GET', '/repos/works/sea')).status, 404)
  })
})

describe('stars and subscriptions', () => {
  test('are counted once, listed with times on request, and removable', async () => {
    const { ana, ben } = await prepare()
    for (let n = 0; n < 2; n++) assert.equal((await ben('PUT', '/user/starred/ana/sea')).status, 204)
    assert.equal((await ana('GET', '/repos/ana/sea')).json.stargazers_count, 1)
    assert.deepEqual(logins((await ana('GET', '/repos/ana/sea/stargazers')).json), ['ben'])
    const accept = { accept: 'application/vnd.github.star+json' }
    const { json } = await ana('GET', '/repos/ana/sea/stargazers', undefined, accept)
    assert.equal(json[0].user.login, 'ben')
    assert.ok(json[0].starred_at)
    const { json: starred } = await ana('GET', '/users/ben/starred', undefined, accept)
    assert.equal(starred[0].repo.full_name, 'ana/sea')
    assert.equal((await ben('GET', '/user/starred/ana/sea')).status, 204)
    await ben('DELETE', '/user/starred/ana/sea')
    assert.equal((await ben('GET', '/user/starred/ana/sea')).status, 404)
    assert.equal((await ana('GET', '/repos/ana/sea')).json.stargazers_count, 0)
  })

  test('of a private repository are hidden from others', async () => {
    const { ana, ben } = await prepare({ private: true })
    await ana('PUT', '/user/starred/ana/sea')
    assert.deepEqual((await ben('GET', '/users/ana/starred')).json, [])
    assert.equal((await ben('PUT', '/user/starred/ana/sea')).status, 404)
    assert.equal((await ben('GET', '/repos/ana/sea/stargazers')).status, 404)
    assert.deepEqual((await ben('GET', '/users/ana/subscriptions')).json, [])
  })

  test('watching ends by ignoring or unsubscribing', async () => {
    const { ana, ben } = await prepare()
    assert.equal((await ben('GET', '/repos/ana/sea/subscription')).status, 404)
    const { json } = await ben('PUT', '/repos/ana/sea/subscription', { subscribed: true })
    assert.deepEqual([json.subscribed, json.ignored], [true, false])
    assert.deepEqual(logins((await ana('GET', '/repos/ana/sea/subscribers')).json), ['ana', 'ben'])
    assert.equal((await ana('GET', '/repos/ana/sea')).json.subscribers_count, 2)
    assert.equal((await ben('PUT', '/repos/ana/sea/subscription', { ignored: true })).json.ignored, true)
    assert.equal((await ana('GET', '/repos/ana/sea')).json.subscribers_count, 1)
    assert.equal((await ben('DELETE', '/repos/ana/sea/subscription')).status, 204)
    assert.deepEqual((await ben('GET', '/user/subscriptions')).json, [])
  })
})

test('a withdrawn invitation cannot be accepted', async () => {
  const { ana, ben } = await prepare({ private: true })
  const { json } = await ana('PUT', '/repos/ana/sea/collaborators/ben')
  assert.equal((await ben('DELETE', `/repos/ana/sea/invitations/${json.id}`)).status, 404)
  assert.equal((await ana('DELETE', `/repos/ana/sea/invitations/${json.id}`)).status, 204)
  assert.equal((await ana('DELETE', `/repos/ana/sea/invitations/${json.id}`)).status, 404)
  assert.equal((await ben('PATCH', `/user/repository_invitations/${json.id}`)).status, 404)
  assert.equal((await ben('GET', '/repos/ana/sea')).status, 404)
})

describe('deploy keys and autolinks', () => {
  const key = `ssh-ed25519 ${Buffer.concat([Buffer.from([0, 0, 0, 11]), Buffer.from('ssh-ed25519'), Buffer.from([0, 0, 0, 32]), Buffer.alloc(32, 7)]).toString('base64')}`

  test('deploy keys are visible to admins and unique to one repository', async () => {
    const { ana, ben } = await prepare()
    const deployKey = await ana('POST', '/repos/ana/sea/keys', {
      title: 'CI',
      key: `${key} me@here`,
      read_only: true,
    })
    assert.equal(deployKey.status, 201, deployKey.text)
    assert.deepEqual([deployKey.json.key, deployKey.json.read_only], [key, true])
    assert.equal((await ana('POST', '/repos/ana/sea/keys', { title: 'x', key })).status, 422)
    assert.equal((await ana('POST', '/repos/ana/sea/keys', { title: 'x', key: 'no key' })).status, 422)
    assert.equal((await ana('POST', '/repos/ana/sea/keys', { title: 'x'.repeat(256), key })).status, 422)
    const long = Buffer.concat([Buffer.from([0, 0, 0, 7]), Buffer.from('ssh-rsa'), Buffer.alloc(3_000, 7)])
    const rsa = `ssh-rsa ${long.toString('base64')}`
    assert.equal((await ana('POST', '/repos/ana/sea/keys', { title: 'x', key: rsa })).status, 422)
    assert.equal((await ben('GET', '/repos/ana/sea/keys')).status, 403)
    await ana('POST', '/user/repos', { name: 'lake' })
    assert.equal((await ana('GET', `/repos/ana/lake/keys/${deployKey.json.id}`)).status, 404)
    assert.deepEqual((await ana('GET', `/repos/ana/sea/keys/${deployKey.json.id}`)).json, deployKey.json)
    assert.equal((await ana('DELETE', `/repos/ana/sea/keys/${deployKey.json.id}`)).status, 204)
    assert.deepEqual((await ana('GET', '/repos/ana/sea/keys')).json, [])
  })

  test('a key authenticates either a user or a repository, and can sign as well', async () => {
    const { ana, as } = await prepare()
    const ben = await as('ben', { scopes: ['admin:public_key', 'admin:ssh_signing_key'] })
    const own = await ben('POST', '/user/keys', { key })
    assert.equal(own.status, 201, own.text)
    const refused = await ana('POST', '/repos/ana/sea/keys', { title: 'CI', key })
    assert.equal(refused.status, 422, refused.text)
    assert.equal(refused.json.errors[0].message, 'key is already in use')
    assert.equal((await ben('POST', '/user/ssh_signing_keys', { key })).status, 201)
    assert.equal((await ben('DELETE', `/user/keys/${own.json.id}`)).status, 204)
    assert.equal((await ana('POST', '/repos/ana/sea/keys', { title: 'CI', key })).status, 201)
    const late = await ben('POST', '/user/keys', { key })
    assert.deepEqual([late.status, late.json.errors[0].message], [422, 'key is already in use'])
  })

  test('autolinks need a URL with a number placeholder and a unique prefix', async () => {
    const { ana } = await prepare()
    const body = { key_prefix: 'TICKET-', url_template: 'https://example.org/<num>' }
    const autolink = await ana('POST', '/repos/ana/sea/autolinks', body)
    assert.equal(autolink.status, 201, autolink.text)
    assert.equal((await ana('POST', '/repos/ana/sea/autolinks', body)).status, 422)
    assert.equal(
      (await ana('POST', '/repos/ana/sea/autolinks', { ...body, url_template: 'https://example.org' }))
        .status,
      422,
    )
    const { key_prefix, url_template } = body
    for (const long of [
      { key_prefix: key_prefix.repeat(15), url_template },
      { key_prefix: 'X-', url_template: url_template.repeat(100) },
    ])
      assert.equal((await ana('POST', '/repos/ana/sea/autolinks', long)).status, 422)
    assert.deepEqual((await ana('GET', '/repos/ana/sea/autolinks')).json, [autolink.json])
    assert.equal((await ana('DELETE', `/repos/ana/sea/autolinks/${autolink.json.id}`)).status, 204)
  })
})
