import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

const logins = (people: { login: string }[]) => people.map(({ login }) => login).sort()
const slugs = (teams: { slug: string }[]) => teams.map(({ slug }) => slug).sort()

describeOnBothDatabases('teams', (databases) => {
  const start = startOnce(() => {
    return startCodeHosting(databaseOptions(databases.location()))
  })
  /** An organization with an owner and two members. On PostgreSQL the tests share a database, so names differ. */
  async function open(name: string) {
    const service = await start()
    const admin = await service.as(`${name}-admin`, { scopes: ['site_admin'] })
    await service.context.auth.changeUser(admin.user.id, { role: 'site_admin' })
    const owner = await service.as(`${name}-owner`)
    await admin('POST', '/admin/organizations', { login: name, admin: `${name}-owner` })
    await owner('PATCH', `/orgs/${name}`, { default_repository_permission: 'none' })
    const join = async (login: string) => {
      const member = await service.as(login)
      await owner('PUT', `/orgs/${name}/memberships/${login}`)
      await member('PATCH', `/user/memberships/orgs/${name}`, { state: 'active' })
      return member
    }
    return { ...service, owner, one: await join(`${name}-one`), two: await join(`${name}-two`) }
  }
  test('a team can be created, updated, deleted, and found by name and id', async () => {
    const { owner, one, as } = await open('alpha')
    const team = await owner('POST', '/orgs/alpha/teams', { name: 'Café Crew', privacy: 'closed' })
    assert.equal(team.status, 201)
    assert.deepEqual(
      [team.json.slug, team.json.privacy, team.json.permission, team.json.members_count],
      ['cafe-crew', 'closed', 'pull', 1],
    )
    const { id, organization } = team.json
    for (const path of [
      '/orgs/alpha/teams/cafe-crew',
      `/organizations/${organization.id}/team/${id}`,
      `/teams/${id}`,
    ])
      assert.equal((await one('GET', path)).json.id, id, path)
    assert.equal((await one('GET', `/orgs/alpha/teams/_${id}`)).status, 404)
    const duplicate = await owner('POST', '/orgs/alpha/teams', { name: 'cafe crew' })
    assert.equal(duplicate.status, 422)
    assert.equal(duplicate.json.errors[0].code, 'already_exists')
    const update = await owner('PATCH', `/teams/${id}`, { name: 'Tea Crew', description: 'Hot' })
    assert.deepEqual([update.json.slug, update.json.description], ['tea-crew', 'Hot'])
    await owner('POST', '/orgs/alpha/teams', { name: 'Other' })
    assert.equal((await owner('PATCH', `/teams/${id}`, { name: 'other' })).status, 422)
    assert.equal((await one('PATCH', `/teams/${id}`, { name: 'Mine' })).status, 403)
    assert.equal((await (await as('alpha-stranger'))('GET', `/teams/${id}`)).status, 404)
    assert.equal((await owner('DELETE', '/orgs/alpha/teams/tea-crew')).status, 204)
    assert.equal((await owner('GET', `/teams/${id}`)).status, 404)
  })

  test('a secret team is visible to its members and to owners', async () => {
    const { owner, one, two } = await open('beta')
    await owner('POST', '/orgs/beta/teams', { name: 'Hidden', maintainers: ['beta-one'] })
    await owner('POST', '/orgs/beta/teams', { name: 'Open', privacy: 'closed' })
    assert.deepEqual(slugs((await owner('GET', '/orgs/beta/teams')).json), ['hidden', 'open'])
    assert.deepEqual(slugs((await one('GET', '/orgs/beta/teams')).json), ['hidden', 'open'])
    assert.deepEqual(slugs((await two('GET', '/orgs/beta/teams')).json), ['open'])
    assert.equal((await two('GET', '/orgs/beta/teams/hidden')).status, 404)
    await owner('POST', '/orgs/beta/teams', { name: 'Crew', privacy: 'closed', maintainers: ['beta-one'] })
    await owner('PUT', '/orgs/beta/teams/crew/memberships/beta-two')
    const { json: ownTeams } = await one('GET', '/user/teams')
    assert.deepEqual(
      ownTeams.map((team: { slug: string; members_count: number; organization: { login: string } }) => [
        team.slug,
        team.members_count,
        team.organization.login,
      ]),
      [
        ['hidden', 2, 'beta'],
        ['crew', 3, 'beta'],
      ],
    )
    assert.equal((await owner('PATCH', '/orgs/beta/teams/hidden', { parent_team_id: 999999 })).status, 422)
  })

  test('maintainers add members, members leave, and only owners invite outsiders', async () => {
    const { owner, one, two, as } = await open('gamma')
    await owner('POST', '/orgs/gamma/teams', { name: 'Crew', privacy: 'closed', maintainers: ['gamma-one'] })
    const path = '/orgs/gamma/teams/crew'
    assert.equal((await two('PUT', `${path}/memberships/gamma-two`)).status, 403)
    const membership = await one('PUT', `${path}/memberships/gamma-two`, { role: 'member' })
    assert.deepEqual([membership.json.role, membership.json.state], ['member', 'active'])
    assert.deepEqual(logins((await two('GET', `${path}/members`)).json), [
      'gamma-one',
      'gamma-owner',
      'gamma-two',
    ])
    assert.deepEqual(logins((await two('GET', `${path}/members?role=member`)).json), ['gamma-two'])
    const stranger = await as('gamma-stranger')
    assert.equal((await one('PUT', `${path}/memberships/gamma-stranger`)).status, 403)
    assert.equal((await owner('PUT', `${path}/memberships/gamma-stranger`)).json.state, 'pending')
    assert.equal((await owner('GET', `${path}/invitations`)).json[0].login, 'gamma-stranger')
    await stranger('PATCH', '/user/memberships/orgs/gamma', { state: 'active' })
    assert.equal((await one('GET', `${path}/members/gamma-stranger`)).status, 204)
    assert.equal((await two('DELETE', `${path}/memberships/gamma-stranger`)).status, 403)
    assert.equal((await two('DELETE', `${path}/memberships/gamma-two`)).status, 204)
    assert.equal((await one('GET', `${path}/memberships/gamma-two`)).status, 404)
    assert.equal((await one('PUT', `${path}/members/gamma-two`)).status, 204)
    assert.equal((await one('DELETE', `${path}/members/gamma-two`)).status, 204)
  })

  test('a child team inherits access from its parents and loses it when moved', async () => {
    const { owner, one, two } = await open('delta')
    const body = { name: 'vault', private: true }
    assert.equal((await owner('POST', '/orgs/delta/repos', body)).status, 201)
    const team = async (name: string, parent?: number) => {
      const wish = { name, privacy: 'closed', ...(parent && { parent_team_id: parent }) }
      const createdTeam = await owner('POST', '/orgs/delta/teams', wish)
      assert.equal(createdTeam.status, 201)
      return createdTeam.json
    }
    const top = await team('Top')
    const middle = await team('Middle', top.id)
    const bottom = await team('Bottom', middle.id)
    assert.equal(bottom.parent.slug, 'middle')
    await owner('PUT', '/orgs/delta/teams/bottom/memberships/delta-one')
    assert.equal((await one('GET', '/repos/delta/vault')).status, 404)
    const input = await owner('PUT', '/orgs/delta/teams/top/repos/delta/vault', { permission: 'triage' })
    assert.equal(input.status, 204)
    assert.equal((await one('GET', '/repos/delta/vault')).json.permissions.triage, true)
    assert.equal((await two('GET', '/repos/delta/vault')).status, 404)
    const accept = { accept: 'application/vnd.github.v3.repository+json' }
    const visible = await one('GET', '/orgs/delta/teams/bottom/repos/delta/vault', undefined, accept)
    assert.deepEqual(
      [visible.status, visible.json.role_name, visible.json.permissions.push],
      [200, 'triage', false],
    )
    assert.equal((await one('GET', '/orgs/delta/teams/bottom/repos')).json[0].name, 'vault')
    assert.deepEqual((await two('GET', '/orgs/delta/teams/top/repos')).json, [])
    assert.deepEqual(logins((await two('GET', '/orgs/delta/teams/top/members')).json), [
      'delta-one',
      'delta-owner',
    ])
    assert.deepEqual(slugs((await two('GET', '/orgs/delta/teams/top/teams')).json), ['middle'])
    assert.equal((await owner('PATCH', `/teams/${top.id}`, { parent_team_id: bottom.id })).status, 422)
    assert.equal((await owner('PATCH', `/teams/${top.id}`, { privacy: 'secret' })).status, 422)
    assert.equal((await owner('PATCH', `/teams/${middle.id}`, { parent_team_id: null })).json.parent, null)
    assert.equal((await one('GET', '/repos/delta/vault')).status, 404)
    await owner('PATCH', `/teams/${middle.id}`, { parent_team_id: top.id })
    assert.equal((await one('GET', '/repos/delta/vault')).status, 200)
    assert.equal((await owner('DELETE', '/orgs/delta/teams/top/repos/delta/vault')).status, 204)
    assert.equal((await one('GET', '/repos/delta/vault')).status, 404)
    assert.equal((await owner('DELETE', '/orgs/delta/teams/top')).status, 204)
    assert.equal((await owner('GET', `/teams/${bottom.id}`)).status, 404)
  })

  test('teams are nested in at most 50 levels', async () => {
    const { owner } = await open('lambda')
    const create = async (name: string, parent?: number) =>
      owner('POST', '/orgs/lambda/teams', { name, privacy: 'closed', parent_team_id: parent ?? null })
    const ids: number[] = []
    for (let level = 1; level <= 50; level++) ids.push((await create(`Level ${level}`, ids.at(-1))).json.id)
    const refusal = await create('Level 51', ids.at(-1))
    assert.equal(refusal.status, 422)
    assert.match(refusal.json.message, /at most 50 levels/)
    const other = (await create('Other')).json.id
    const below = (await create('Below other', other)).json.id
    const move = (id: number | undefined, parent: number | undefined) =>
      owner('PATCH', `/teams/${id}`, { parent_team_id: parent })
    assert.equal((await move(other, ids.at(48))).status, 422)
    assert.equal((await move(ids[0], below)).status, 422)
    assert.equal((await move(other, ids.at(47))).status, 201)
    assert.equal((await owner('PATCH', `/teams/${ids.at(-1)}`, { description: 'Deep' })).status, 201)
  })

  test('a team is nested below another only by owners and by maintainers of the parent', async () => {
    const { owner, one, two } = await open('eta')
    await owner('POST', '/orgs/eta/repos', { name: 'vault', private: true })
    const create = { privacy: 'closed', maintainers: ['eta-one'] }
    const { json: top } = await owner('POST', '/orgs/eta/teams', { ...create, name: 'Top' })
    await owner('PUT', '/orgs/eta/teams/top/repos/eta/vault', { permission: 'admin' })
    const nested = { name: 'Mine', parent_team_id: top.id }
    assert.equal((await two('POST', '/orgs/eta/teams', nested)).status, 403)
    const { json: own } = await two('POST', '/orgs/eta/teams', { name: 'Own', privacy: 'closed' })
    assert.equal((await two('PATCH', `/teams/${own.id}`, { parent_team_id: top.id })).status, 403)
    assert.equal((await two('GET', '/repos/eta/vault')).status, 404)
    const { json: hidden } = await owner('POST', '/orgs/eta/teams', { name: 'Hidden', privacy: 'secret' })
    const below = (id: number) => two('POST', '/orgs/eta/teams', { name: 'Below', parent_team_id: id })
    assert.deepEqual((await below(hidden.id)).json, (await below(999_999)).json)
    assert.equal((await one('POST', '/orgs/eta/teams', nested)).status, 201)
    const unchanged = { name: 'Mine too', parent_team_id: top.id }
    await owner('PUT', '/orgs/eta/teams/mine/memberships/eta-two', { role: 'maintainer' })
    assert.equal((await two('PATCH', '/orgs/eta/teams/mine', unchanged)).status, 201)
  })

  test('only repositories of the organization are added, by their administrators', async () => {
    const { owner, one, as } = await open('epsilon')
    await owner('POST', '/orgs/epsilon/repos', { name: 'shed' })
    await owner('POST', '/user/repos', { name: 'own' })
    await owner('POST', '/orgs/epsilon/teams', {
      name: 'Crew',
      privacy: 'closed',
      maintainers: ['epsilon-one'],
    })
    const path = '/orgs/epsilon/teams/crew/repos'
    assert.equal((await owner('PUT', `${path}/epsilon-owner/own`)).status, 422)
    assert.equal((await one('PUT', `${path}/epsilon/shed`)).status, 403)
    assert.equal((await owner('PUT', `${path}/epsilon/shed`, { permission: 'nonsense' })).status, 422)
    assert.equal((await owner('PUT', `${path}/epsilon/shed`, { permission: 'push' })).status, 204)
    assert.equal((await one('GET', `${path}/epsilon/shed`)).status, 204)
    assert.equal((await one('GET', `${path}/epsilon/nothing`)).status, 404)
    assert.equal((await (await as('epsilon-stranger'))('GET', path)).status, 404)
  })

  test('concurrent creations of one team name create one team', async () => {
    const { owner } = await open('zeta')
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => owner('POST', '/orgs/zeta/teams', { name: 'Same' })),
    )
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, ...Array(7).fill(422)])
  })
})
