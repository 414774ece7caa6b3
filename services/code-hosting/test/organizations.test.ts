import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

const logins = (people: { login: string }[]) => people.map(({ login }) => login)

describeOnBothDatabases('organizations', (databases) => {
  const start = startOnce(async () => {
    const service = await startCodeHosting(databaseOptions(databases.location()))
    const admin = await service.as('root-of-all', { scopes: ['site_admin', 'admin:org', 'repo', 'user'] })
    await service.context.auth.changeUser(admin.user.id, { role: 'site_admin' })
    return { ...service, admin }
  })
  /** On PostgreSQL the tests share a database, so each uses its own names. */
  async function open(name: string) {
    const service = await start()
    const owner = await service.as(`${name}-owner`)
    const organization = await service.admin('POST', '/admin/organizations', {
      login: name,
      admin: `${name}-owner`,
      profile_name: 'A House',
    })
    assert.equal(organization.status, 201)
    /** Invites a user, who accepts. */
    const join = async (login: string) => {
      const member = await service.as(login)
      assert.equal((await owner('PUT', `/orgs/${name}/memberships/${login}`)).json.state, 'pending')
      const acceptance = await member('PATCH', `/user/memberships/orgs/${name}`, { state: 'active' })
      assert.equal(acceptance.json.state, 'active')
      return member
    }
    return { ...service, owner, join }
  }
  test('an organization is created for an owner, who updates it concurrently with readers', async () => {
    const { owner, as, anonymous } = await open('acme')
    const update = await owner('PATCH', '/orgs/acme', {
      description: 'Makes things',
      default_repository_permission: 'none',
      billing_email: 'bills@acme.example',
    })
    assert.equal(update.status, 200)
    assert.equal(update.json.description, 'Makes things')
    assert.equal(update.json.default_repository_permission, 'none')
    assert.equal(update.json.billing_email, 'bills@acme.example')
    const { json: organization } = await anonymous('GET', '/orgs/ACME')
    assert.equal(organization.name, 'A House')
    assert.equal('default_repository_permission' in organization, false)
    assert.equal((await anonymous('GET', `/organizations/${organization.id}`)).json.login, 'acme')
    const other = await as('acme-other')
    assert.equal((await other('PATCH', '/orgs/acme', { name: 'Mine' })).status, 403)
    assert.equal((await anonymous('PATCH', '/orgs/acme', {})).status, 401)
    assert.equal((await owner('PATCH', '/orgs/acme', { email: 'nonsense' })).status, 422)
    assert.equal((await anonymous('GET', '/orgs/acme-owner')).status, 404)
    assert.equal((await anonymous('GET', '/users/acme')).json.type, 'Organization')
    const { json: all } = await anonymous('GET', `/organizations?since=${organization.id - 1}`)
    assert.equal(all[0].login, 'acme')
  })

  test('an invited user becomes a member on acceptance, concealed by default', async () => {
    const { owner, as, anonymous } = await open('bakery')
    const bo = await as('bo')
    const invitation = await owner('PUT', '/orgs/bakery/memberships/bo', { role: 'member' })
    assert.deepEqual([invitation.json.state, invitation.json.role], ['pending', 'member'])
    assert.deepEqual(logins((await owner('GET', '/orgs/bakery/invitations')).json), ['bo'])
    assert.equal((await owner('GET', '/orgs/bakery/members/bo')).status, 404)
    assert.equal((await bo('GET', '/user/orgs')).json.length, 0)
    assert.equal(
      (await bo('GET', '/user/memberships/orgs?state=pending')).json[0].organization.login,
      'bakery',
    )
    await bo('PATCH', '/user/memberships/orgs/bakery', { state: 'active' })
    assert.deepEqual(logins((await bo('GET', '/user/orgs')).json), ['bakery'])
    assert.equal((await owner('GET', '/orgs/bakery/members/bo')).status, 204)
    assert.equal((await owner('GET', '/orgs/bakery/invitations')).json.length, 0)
    assert.deepEqual(logins((await bo('GET', '/orgs/bakery/members')).json), ['bakery-owner', 'bo'])
    assert.deepEqual(logins((await bo('GET', '/orgs/bakery/members?role=admin')).json), ['bakery-owner'])
    assert.deepEqual((await anonymous('GET', '/orgs/bakery/members')).json, [])
    const stranger = await as('bakery-stranger')
    const membership = await stranger('GET', '/orgs/bakery/members/bo')
    assert.equal(membership.status, 302)
    assert.equal(membership.bytes.length, 0)
    assert.match(membership.headers.get('location') ?? '', /\/orgs\/bakery\/public_members\/bo$/)
    assert.equal((await owner('PUT', '/orgs/bakery/public_members/bo')).status, 403)
    assert.equal((await bo('PUT', '/orgs/bakery/public_members/bo')).status, 204)
    assert.deepEqual(logins((await anonymous('GET', '/orgs/bakery/public_members')).json), ['bo'])
    assert.deepEqual(logins((await anonymous('GET', '/users/bo/orgs')).json), ['bakery'])
    assert.equal((await anonymous('GET', '/orgs/bakery/public_members/bo')).status, 204)
    assert.equal((await bo('DELETE', '/orgs/bakery/public_members/bo')).status, 204)
    assert.equal((await anonymous('GET', '/orgs/bakery/public_members/bo')).status, 404)
  })

  test('a token without read:org sees public memberships only', async () => {
    const { join, as } = await open('cellar')
    await join('ce')
    const narrow = await as('ce', { scopes: ['repo'] })
    assert.deepEqual((await narrow('GET', '/orgs/cellar/members')).json, [])
    assert.equal((await narrow('GET', '/orgs/cellar/teams')).status, 404)
    assert.equal((await narrow('GET', '/user/orgs')).status, 404)
  })

  test('an organization keeps an owner, and a removed member loses teams and repositories', async () => {
    const { owner, join, context } = await open('dairy')
    const di = await join('di')
    for (const path of ['members', 'memberships']) {
      const rejection = await owner('DELETE', `/orgs/dairy/${path}/dairy-owner`)
      assert.equal(rejection.status, 403)
    }
    assert.equal((await owner('PUT', '/orgs/dairy/memberships/dairy-owner', { role: 'member' })).status, 403)
    assert.equal((await di('DELETE', '/orgs/dairy/members/dairy-owner')).status, 403)
    const team = await owner('POST', '/orgs/dairy/teams', { name: 'Milkers', maintainers: ['di'] })
    assert.equal(team.status, 201)
    assert.equal((await owner('DELETE', '/orgs/dairy/members/di')).status, 204)
    const remaining = await context.db.read
      .selectFrom('team_member')
      .where('user_id', '=', di.user.id)
      .selectAll()
      .execute()
    assert.deepEqual(remaining, [])
    assert.equal((await owner('DELETE', '/orgs/dairy/members/di')).status, 404)
    await join('di')
    assert.equal((await di('DELETE', '/orgs/dairy/memberships/di')).status, 204)
    assert.equal((await di('GET', '/user/memberships/orgs/dairy')).status, 404)
  })

  test('invitations by id can include teams and be cancelled', async () => {
    const { owner, as, admin } = await open('estate')
    const ed = await as('ed')
    const { json: team } = await owner('POST', '/orgs/estate/teams', { name: 'Gardeners' })
    for (const id of [2 ** 53, 1e30]) {
      const invitation = { invitee_id: ed.user.id, team_ids: [id] }
      assert.equal((await owner('POST', '/orgs/estate/invitations', invitation)).status, 422)
    }
    const body = { invitee_id: ed.user.id, role: 'admin', team_ids: [team.id] }
    const createdInvitation = await owner('POST', '/orgs/estate/invitations', body)
    assert.equal(createdInvitation.status, 201)
    assert.deepEqual(
      [createdInvitation.json.login, createdInvitation.json.role, createdInvitation.json.team_count],
      ['ed', 'admin', 1],
    )
    const duplicate = await owner('POST', '/orgs/estate/invitations', body)
    assert.equal(duplicate.status, 422)
    const { json: teams } = await owner('GET', `/orgs/estate/invitations/${createdInvitation.json.id}/teams`)
    assert.equal(teams[0].slug, 'gardeners')
    assert.equal((await owner('GET', '/orgs/estate/teams/gardeners/memberships/ed')).json.state, 'pending')
    assert.equal((await admin('GET', '/orgs/estate/invitations')).status, 404)
    await ed('PATCH', '/user/memberships/orgs/estate', { state: 'active' })
    assert.equal((await owner('GET', '/orgs/estate/teams/gardeners/memberships/ed')).json.state, 'active')
    const fay = await as('fay')
    const second = await owner('POST', '/orgs/estate/invitations', { invitee_id: fay.user.id })
    assert.equal((await owner('DELETE', `/orgs/estate/invitations/${second.json.id}`)).status, 204)
    assert.equal((await fay('GET', '/user/memberships/orgs/estate')).status, 404)
    assert.equal((await owner('POST', '/orgs/estate/invitations', { email: 'x@y.example' })).status, 422)
  })

  test('outside collaborators keep only their direct repositories', async () => {
    const { owner, join } = await open('forge')
    const gil = await join('gil')
    await owner('PATCH', '/orgs/forge', { default_repository_permission: 'none' })
    await owner('POST', '/orgs/forge/repos', { name: 'anvil', private: true })
    await owner('POST', '/orgs/forge/teams', {
      name: 'smiths',
      repo_names: ['forge/anvil'],
      permission: 'push',
    })
    await owner('PUT', '/orgs/forge/teams/smiths/memberships/gil')
    assert.equal((await gil('GET', '/repos/forge/anvil')).json.permissions.push, true)
    assert.equal((await owner('PUT', '/orgs/forge/outside_collaborators/gil')).status, 204)
    assert.equal((await owner('GET', '/orgs/forge/members/gil')).status, 404)
    assert.deepEqual(logins((await owner('GET', '/orgs/forge/outside_collaborators')).json), ['gil'])
    assert.equal((await gil('GET', '/repos/forge/anvil')).json.permissions.push, true)
    assert.equal((await owner('DELETE', '/orgs/forge/outside_collaborators/gil')).status, 204)
    assert.equal((await gil('GET', '/repos/forge/anvil')).status, 404)
    const rejection = await owner('DELETE', '/orgs/forge/outside_collaborators/forge-owner')
    assert.equal(rejection.status, 422)
  })

  test('members administer the repositories that they create, until they leave', async () => {
    const { owner, join } = await open('mint')
    const [ned, olga] = [await join('ned'), await join('olga')]
    await owner('PATCH', '/orgs/mint', { default_repository_permission: 'none' })
    const created = await ned('POST', '/orgs/mint/repos', { name: 'coin', private: true, auto_init: true })
    assert.deepEqual([created.status, created.json.permissions?.admin], [201, true])
    await owner('POST', '/orgs/mint/repos', {
      name: 'note',
      private: true,
      is_template: true,
      auto_init: true,
    })
    await owner('PUT', '/repos/mint/note/collaborators/ned', { permission: 'pull' })
    const copy = await ned('POST', '/repos/mint/note/generate', {
      owner: 'mint',
      name: 'bill',
      private: true,
    })
    assert.deepEqual([copy.status, copy.json.permissions?.admin], [201, true])
    assert.equal((await ned('PATCH', '/repos/mint/coin', { description: 'Round' })).status, 200)
    assert.equal((await olga('GET', '/repos/mint/coin')).status, 404)
    const direct = await owner('GET', '/repos/mint/note/collaborators?affiliation=direct')
    assert.deepEqual(logins(direct.json), ['ned'])
    await owner('DELETE', '/orgs/mint/members/ned')
    assert.equal((await ned('GET', '/repos/mint/coin')).status, 404)
  })

  test('members without access to a private repository cannot be assigned there, and are not listed', async () => {
    const { owner, join, as } = await open('press')
    const [kay] = [await join('kay'), await join('lev')]
    const max = await as('max')
    await owner('PATCH', '/orgs/press', { default_repository_permission: 'none' })
    const at = '/repos/press/ink'
    await owner('POST', '/orgs/press/repos', { name: 'ink', private: true })
    await owner('PUT', `${at}/collaborators/kay`, { permission: 'pull' })
    const { json: invitation } = await owner('PUT', `${at}/collaborators/max`, { permission: 'pull' })
    await max('PATCH', `/user/repository_invitations/${invitation.id}`)
    const listed = async (by: typeof max) => logins((await by('GET', `${at}/assignees`)).json).sort()
    assert.deepEqual(await listed(max), ['kay', 'press-owner'])
    assert.equal((await kay('GET', `${at}/assignees/lev`)).status, 404)
    assert.equal((await kay('GET', `${at}/assignees/kay`)).status, 204)
    const assignees = ['lev', 'kay']
    assert.equal((await owner('POST', `${at}/issues`, { title: 'Dry', assignees })).status, 422)
    await owner('PATCH', '/orgs/press', { default_repository_permission: 'read' })
    assert.deepEqual(await listed(max), ['kay', 'lev', 'press-owner'])
    const { json } = await owner('POST', `${at}/issues`, { title: 'Dry', assignees })
    assert.deepEqual(logins(json.assignees).sort(), ['kay', 'lev'])
  })

  test('invitations to repositories end with the removal from the organization and with a direct role', async () => {
    const { owner, as, join } = await open('chapel')
    const vic = await as('vic')
    await owner('POST', '/orgs/chapel/repos', { name: 'vault', private: true })
    const collaborator = '/repos/chapel/vault/collaborators/vic'
    const invite = async () => (await owner('PUT', collaborator, { permission: 'admin' })).json.id
    const accept = async (id: number) => (await vic('PATCH', `/user/repository_invitations/${id}`)).status
    const first = await invite()
    assert.equal((await owner('DELETE', '/orgs/chapel/outside_collaborators/vic')).status, 204)
    assert.equal(await accept(first), 404)
    const second = await invite()
    await join('vic')
    assert.equal((await owner('DELETE', '/orgs/chapel/members/vic')).status, 204)
    assert.equal(await accept(second), 404)
    const third = await invite()
    await join('vic')
    assert.equal((await owner('PUT', collaborator, { permission: 'pull' })).status, 204)
    assert.equal(await accept(third), 404)
    assert.equal((await vic('GET', '/repos/chapel/vault')).json.permissions.push, false)
  })

  test('two owners who leave concurrently do not leave an organization without an owner', async () => {
    const { owner, join } = await open('garden')
    const gus = await join('gus-of-garden')
    await owner('PUT', '/orgs/garden/memberships/gus-of-garden', { role: 'admin' })
    const removals = await Promise.all([
      owner('DELETE', '/orgs/garden/members/garden-owner'),
      gus('DELETE', '/orgs/garden/members/gus-of-garden'),
    ])
    assert.deepEqual(removals.map(({ status }) => status).sort(), [204, 403])
  })
})
