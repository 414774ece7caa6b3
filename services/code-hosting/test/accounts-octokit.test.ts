import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { everyScope } from './private-world.ts'
import { startCodeHosting } from './service.ts'

test('Octokit manages an organization and its teams', async () => {
  const { as, url, context } = await startCodeHosting()
  const root = await as('root-of-all', { scopes: ['site_admin'] })
  await context.auth.changeUser(root.user.id, { role: 'site_admin' })
  const clientOf = async (login: string) =>
    new Octokit({
      baseUrl: `${url}/api/v3`,
      auth: (await as(login, { scopes: everyScope })).token,
      log: { debug() {}, info() {}, warn() {}, error() {} },
    })
  const ada = await clientOf('ada')
  const { data: me } = await ada.rest.users.getAuthenticated()
  assert.equal(me.login, 'ada')
  await root('POST', '/admin/organizations', { login: 'acme', admin: 'ada' })
  for (let count = 0; count < 5; count++) {
    const member = await clientOf(`member-${count}`)
    await ada.rest.orgs.setMembershipForUser({ org: 'acme', username: `member-${count}` })
    await member.rest.orgs.updateMembershipForAuthenticatedUser({ org: 'acme', state: 'active' })
  }
  const members = await ada.paginate(ada.rest.orgs.listMembers, { org: 'acme', per_page: 2 })
  assert.deepEqual(
    members.map(({ login }) => login),
    ['ada', 'member-0', 'member-1', 'member-2', 'member-3', 'member-4'],
  )
  const { data: team } = await ada.rest.teams.create({ org: 'acme', name: 'Crew', privacy: 'closed' })
  await ada.rest.teams.addOrUpdateMembershipForUserInOrg({
    org: 'acme',
    team_slug: team.slug,
    username: 'member-1',
  })
  await ada.rest.repos.createInOrg({ org: 'acme', name: 'tools', private: true })
  await ada.rest.teams.addOrUpdateRepoPermissionsInOrg({
    org: 'acme',
    team_slug: 'crew',
    owner: 'acme',
    repo: 'tools',
    permission: 'maintain',
  })
  const { data: visible } = await ada.rest.teams.checkPermissionsForRepoInOrg({
    org: 'acme',
    team_slug: 'crew',
    owner: 'acme',
    repo: 'tools',
    mediaType: { format: 'repository' },
  })
  assert.equal(visible.role_name, 'maintain')
  assert.equal((await ada.request('GET /teams/{id}', { id: team.id })).data.slug, 'crew')
  await assert.rejects(ada.rest.orgs.removeMember({ org: 'acme', username: 'ada' }), { status: 403 })
})
