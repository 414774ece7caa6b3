import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const write = 8134
const admin = 8136
const schemas = readOctokitSchemas('openapi-types')
let count = 0

describeOnBothDatabases('organization roles', (databases) => {
  /** An organization without a base permission, with a private repository, an owner and two members. */
  async function open() {
    const location = databases.location()
    const app = await startCodeHosting(databaseOptions(location))
    const org = `roles-${++count}`
    const root = await app.as(`${org}-root`, { scopes: ['site_admin'] })
    await app.context.auth.changeUser(root.user.id, { role: 'site_admin' })
    const owner = await app.as(`${org}-owner`)
    await root('POST', '/admin/organizations', { login: org, admin: `${org}-owner` })
    await owner('PATCH', `/orgs/${org}`, { default_repository_permission: 'none' })
    const join = async (login: string) => {
      const member = await app.as(login)
      await owner('PUT', `/orgs/${org}/memberships/${login}`)
      await member('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
      return member
    }
    const repository = await owner('POST', `/orgs/${org}/repos`, {
      name: 'private',
      private: true,
      auto_init: true,
    })
    assert.equal(repository.status, 201, repository.text)
    return {
      ...app,
      org,
      owner,
      one: await join(`${org}-one`),
      two: await join(`${org}-two`),
      roles: `/orgs/${org}/organization-roles`,
      repository: `/repos/${org}/private`,
    }
  }

  type World = Awaited<ReturnType<typeof open>>

  /** The results of all forms of the role rule for a user: direct access, lists, and the list of collaborators. */
  async function accessOf({ owner, org, repository, as }: World, login: string) {
    const user = await as(login)
    const { status, json } = await user('GET', repository)
    const repositories = (await user('GET', `/orgs/${org}/repos`)).json as Json[]
    const ownRepositories = (await user('GET', '/user/repos?affiliation=organization_member')).json as Json[]
    const collaborators = (await owner('GET', `${repository}/collaborators`)).json as Json[]
    const permission = (await owner('GET', `${repository}/collaborators/${login}/permission`)).json
    return {
      status,
      permissions: json.permissions,
      isListed: repositories.some(({ name }) => name === 'private'),
      isOwn: ownRepositories.some(({ name }) => name === 'private'),
      collaborator: collaborators.find((entry) => entry.login === login)?.role_name,
      role: permission.role_name,
    }
  }

  const none = (access: Json) => [access.status, access.isListed, access.isOwn, access.collaborator]

  test('the predefined roles can be listed and read', async () => {
    const { owner, one, roles } = await open()
    const { status, json } = await owner('GET', roles)
    assert.equal(status, 200)
    assert.deepEqual(
      json.roles.map(({ name }: Json) => name),
      [
        'all_repo_read',
        'all_repo_triage',
        'all_repo_write',
        'all_repo_maintain',
        'all_repo_admin',
        'security_manager',
      ],
    )
    assert.equal(json.total_count, 6)
    assert.deepEqual(schemas.findErrors('organization-role', json.roles[0]), [])
    const single = await owner('GET', `${roles}/${write}`)
    assert.deepEqual([single.json.base_role, single.json.source], ['write', 'Predefined'])
    assert.equal((await owner('GET', `${roles}/1`)).status, 404)
    assert.equal((await owner('GET', `${roles}/teams`)).status, 404)
    assert.equal((await one('GET', roles)).status, 404)
  })

  test('a role of a user applies to all repositories until it is revoked', async () => {
    const world = await open()
    const { owner, one, roles, repository, org } = world
    const login = one.user.login
    assert.deepEqual(none(await accessOf(world, login)), [404, false, false, undefined])
    assert.equal((await owner('PUT', `${roles}/users/${login}/${write}`)).status, 204)
    assert.equal((await owner('PUT', `${roles}/users/${login}/${write}`)).status, 204)
    const access = await accessOf(world, login)
    assert.deepEqual(none(access), [200, true, true, 'write'])
    assert.deepEqual([access.role, access.permissions.push, access.permissions.admin], ['write', true, false])
    const file = await one('PUT', `${repository}/contents/a.txt`, { message: 'Add', content: 'YQ==' })
    assert.equal(file.status, 201, file.text)
    const users = await owner('GET', `${roles}/${write}/users`)
    assert.deepEqual(
      users.json.map((user: Json) => [user.login, user.assignment, user.inherited_from]),
      [[login, 'direct', []]],
    )
    assert.equal((await owner('DELETE', `${roles}/users/${login}/${admin}`)).status, 204)
    assert.equal((await accessOf(world, login)).status, 200)
    assert.equal((await owner('DELETE', `${roles}/users/${login}/${write}`)).status, 204)
    assert.deepEqual(none(await accessOf(world, login)), [404, false, false, undefined])
    const log = await owner('GET', `/orgs/${org}/audit-log?phrase=action:organization_role&order=asc`)
    assert.deepEqual(
      log.json.map(({ action, user, data }: Json) => [action, user, data.role]),
      [
        ['organization_role.assign', login, 'all_repo_write'],
        ['organization_role.revoke', login, 'all_repo_write'],
      ],
    )
    for (const role of [write, admin]) await owner('PUT', `${roles}/users/${login}/${role}`)
    assert.equal((await accessOf(world, login)).role, 'admin')
    assert.equal((await owner('DELETE', `${roles}/users/${login}`)).status, 204)
    assert.equal((await accessOf(world, login)).status, 404)
  })

  test('a role of a team applies to its members and to child teams', async () => {
    const world = await open()
    const { owner, one, two, roles, org } = world
    const parent = await owner('POST', `/orgs/${org}/teams`, { name: 'parent', privacy: 'closed' })
    const child = { name: 'child', privacy: 'closed', parent_team_id: parent.json.id }
    assert.equal((await owner('POST', `/orgs/${org}/teams`, child)).status, 201)
    await owner('PUT', `/orgs/${org}/teams/child/memberships/${one.user.login}`)
    await owner('PUT', `/orgs/${org}/teams/parent/memberships/${two.user.login}`)
    assert.equal((await owner('PUT', `${roles}/teams/parent/${admin}`)).status, 204)
    assert.deepEqual(none(await accessOf(world, one.user.login)), [200, true, true, 'admin'])
    assert.deepEqual(none(await accessOf(world, two.user.login)), [200, true, true, 'admin'])
    await owner('PUT', `${roles}/users/${two.user.login}/${admin}`)
    const teams = await owner('GET', `${roles}/${admin}/teams`)
    assert.deepEqual(
      teams.json.map(({ slug, assignment }: Json) => [slug, assignment]),
      [
        ['parent', 'direct'],
        ['child', 'indirect'],
      ],
    )
    const users = (await owner('GET', `${roles}/${admin}/users`)).json.filter(
      ({ login }: Json) => login !== owner.user.login,
    )
    assert.deepEqual(
      users.map((user: Json) => [
        user.login,
        user.assignment,
        user.inherited_from.map(({ slug }: Json) => slug),
      ]),
      [
        [one.user.login, 'indirect', ['parent']],
        [two.user.login, 'mixed', ['parent']],
      ],
    )
    assert.deepEqual(schemas.findErrors('user-role-assignment', users[0]), [])
    assert.deepEqual(schemas.findErrors('team-role-assignment', teams.json[1]), [])
    const paged = await owner('GET', `${roles}/${admin}/users?per_page=1&page=2`)
    assert.equal(paged.json.length, 1)
    assert.equal((await owner('DELETE', `${roles}/teams/parent/${write}`)).status, 204)
    assert.equal((await owner('GET', `${roles}/${admin}/teams`)).json.length, 2)
    assert.equal((await owner('DELETE', `${roles}/teams/parent/${admin}`)).status, 204)
    assert.deepEqual((await owner('GET', `${roles}/${admin}/teams`)).json, [])
    await owner('PUT', `${roles}/teams/parent/${admin}`)
    assert.equal((await owner('DELETE', `${roles}/teams/parent`)).status, 204)
    assert.equal((await accessOf(world, one.user.login)).status, 404)
    await owner('PUT', `${roles}/teams/child/${write}`)
    assert.equal((await accessOf(world, one.user.login)).role, 'write')
    assert.equal((await owner('DELETE', `/orgs/${org}/teams/child`)).status, 204)
    assert.equal((await accessOf(world, one.user.login)).status, 404)
  })

  test('a role ends with the membership, and is not restored with it', async () => {
    const world = await open()
    const { owner, one, roles, org } = world
    const login = one.user.login
    await owner('PUT', `${roles}/users/${login}/${admin}`)
    await owner('DELETE', `/orgs/${org}/members/${login}`)
    assert.equal((await accessOf(world, login)).status, 404)
    await owner('PUT', `/orgs/${org}/memberships/${login}`)
    await one('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
    assert.equal((await accessOf(world, login)).status, 404)
    assert.deepEqual((await owner('GET', `${roles}/${admin}/users`)).json, [])
  })

  test('a security manager team reads all repositories, in both forms of the API', async () => {
    const world = await open()
    const { owner, one, roles, org } = world
    await owner('POST', `/orgs/${org}/teams`, { name: 'security' })
    await owner('PUT', `/orgs/${org}/teams/security/memberships/${one.user.login}`)
    const path = `/orgs/${org}/security-managers`
    assert.deepEqual((await owner('GET', path)).json, [])
    assert.equal((await owner('PUT', `${path}/teams/security`)).status, 204)
    assert.deepEqual(
      (await owner('GET', path)).json.map(({ slug }: Json) => slug),
      ['security'],
    )
    assert.equal((await owner('GET', `${roles}/138/teams`)).json[0].slug, 'security')
    assert.equal((await accessOf(world, one.user.login)).role, 'read')
    assert.equal((await owner('DELETE', `${path}/teams/security`)).status, 204)
    assert.equal((await accessOf(world, one.user.login)).status, 404)
  })

  test('only owners assign roles, to members only', async () => {
    const { owner, one, two, roles, org, as } = await open()
    const outsider = await as(`${org}-outsider`)
    const target = `${roles}/users/${two.user.login}/${admin}`
    assert.equal((await one('PUT', target)).status, 403)
    assert.equal((await outsider('PUT', target)).status, 403)
    assert.equal((await owner('PUT', `${roles}/users/${outsider.user.login}/${admin}`)).status, 422)
    assert.equal((await owner('PUT', `${roles}/users/nobody-here/${admin}`)).status, 404)
    assert.equal((await owner('PUT', `${roles}/users/${two.user.login}/99`)).status, 404)
    assert.equal((await owner('PUT', `${roles}/users/${two.user.login}/x'`)).status, 404)
    assert.equal((await owner('PUT', `${roles}/teams/missing/${admin}`)).status, 404)
  })

  test('access that a team inherits from its parent works in every list', async () => {
    const world = await open()
    const { owner, one, org, repository } = world
    const grand = await owner('POST', `/orgs/${org}/teams`, { name: 'grand', privacy: 'closed' })
    const middle = { name: 'middle', privacy: 'closed', parent_team_id: grand.json.id }
    const { json } = await owner('POST', `/orgs/${org}/teams`, middle)
    await owner('POST', `/orgs/${org}/teams`, { name: 'leaf', privacy: 'closed', parent_team_id: json.id })
    await owner('PUT', `/orgs/${org}/teams/leaf/memberships/${one.user.login}`)
    await owner('PUT', `/orgs/${org}/teams/grand/repos/${org}/private`, { permission: 'maintain' })
    const access = await accessOf(world, one.user.login)
    assert.deepEqual(none(access), [200, true, true, 'maintain'])
    const issue = await one('POST', `${repository}/issues`, { title: 'Inherited' })
    assert.equal(issue.status, 201, issue.text)
    const search = await one('GET', `/search/issues?q=${encodeURIComponent(`repo:${org}/private is:issue`)}`)
    assert.equal(search.json.total_count, 1, search.text)
    const searchResult = await one('GET', `/search/repositories?q=${encodeURIComponent(`org:${org}`)}`)
    assert.equal(searchResult.json.total_count, 1)
    const issues = await one('GET', '/issues?filter=all')
    assert.equal(issues.json.length, 1)
    await owner('PATCH', `/orgs/${org}/teams/middle`, { parent_team_id: null })
    assert.deepEqual(none(await accessOf(world, one.user.login)), [404, false, false, undefined])
  })
})
