import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { Octokit } from '@octokit/rest'
import { pushSteps } from '../src/context/push-steps.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

/** On PostgreSQL the tests share a database, so each uses its own names. */
describeOnBothDatabases('an invitation', ({ location }) => {
  async function start(mark: string) {
    const hosting = await startCodeHosting(databaseOptions(location()))
    const person = (name: string) => hosting.as(`${name}-${mark}`)
    const [ana, ben, carl] = [await person('ana'), await person('ben'), await person('carl')]
    return { ...hosting, ana, ben, carl, a: `ana-${mark}`, b: `ben-${mark}`, c: `carl-${mark}` }
  }

  test('to a repository is invalid when its sender no longer administers it', async () => {
    const { ana, ben, carl, a, b, c, url } = await start('repo')
    const at = `/repos/${a}/sea`
    await ana('POST', '/user/repos', { name: 'sea' })
    const { json: ownInvitation } = await ana('PUT', `${at}/collaborators/${b}`, { permission: 'admin' })
    await ben('PATCH', `/user/repository_invitations/${ownInvitation.id}`)
    const { json: invitation } = await ben('PUT', `${at}/collaborators/${c}`, { permission: 'admin' })
    await ana('DELETE', `${at}/collaborators/${b}`)
    const octokit = new Octokit({ auth: carl.token, baseUrl: `${url}/api/v3`, log: silent })
    const accept = () =>
      octokit.repos.acceptInvitationForAuthenticatedUser({ invitation_id: invitation.id }).then(
        ({ status }) => status,
        (error) => asRecord(error).status,
      )
    assert.equal(await accept(), 404)
    assert.equal((await carl('GET', at)).json.permissions.push, false)
    // The owner confirms the invitation with another role.
    await ana('PATCH', `${at}/invitations/${invitation.id}`, { permissions: 'write' })
    assert.equal(await accept(), 204)
    const { permissions } = (await carl('GET', at)).json
    assert.deepEqual([permissions.push, permissions.admin], [true, false])
  })

  test('to an organization is invalid when its sender no longer owns it', async () => {
    const { as, context, ana, ben, carl, a, b, c } = await start('org')
    const root = await as('root-of-all', { scopes: ['site_admin'] })
    await context.auth.changeUser(root.user.id, { role: 'site_admin' })
    await root('POST', '/admin/organizations', { login: 'press-org', admin: a })
    await ana('PUT', `/orgs/press-org/memberships/${b}`, { role: 'admin' })
    await ben('PATCH', '/user/memberships/orgs/press-org', { state: 'active' })
    await ben('PUT', `/orgs/press-org/memberships/${c}`, { role: 'admin' })
    await ana('PUT', `/orgs/press-org/memberships/${b}`, { role: 'member' })
    const accept = () => carl('PATCH', '/user/memberships/orgs/press-org', { state: 'active' })
    assert.equal((await accept()).status, 404)
    await ana('PUT', `/orgs/press-org/memberships/${c}`, { role: 'member' })
    const acceptance = await accept()
    assert.deepEqual([acceptance.json.state, acceptance.json.role], ['active', 'member'])
  })
})

test('a fork is not created if its parent becomes private during the copy', async (t) => {
  const { as, context } = await startCodeHosting()
  const [ana, ben] = [await as('ana'), await as('ben')]
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
  // Queued before the transaction that would insert the fork.
  const hide = (step: unknown) => {
    if (step !== 'folder created') return
    void context.db.write((tx) => tx.updateTable('repository').set({ visibility: 'private' }).execute())
  }
  pushSteps.subscribe(hide)
  t.after(() => pushSteps.unsubscribe(hide))
  const { status } = await ben('POST', '/repos/ana/sea/forks')
  assert.equal(status, 404)
  assert.deepEqual((await ben('GET', '/user/repos')).json, [])
})

test('a repository is not created for a user who is deleted during the copy', async (t) => {
  const { as, context } = await startCodeHosting()
  const [root, ana, ben] = [await as('root', { scopes: ['site_admin'] }), await as('ana'), await as('ben')]
  await context.auth.changeUser(root.user.id, { role: 'site_admin' })
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
  let deletion: Promise<unknown> | undefined
  const write = context.db.write
  const remove = (step: unknown) => {
    if (step !== 'folder created') return
    context.db.write = async (work) => {
      Object.assign(context.db, { write })
      deletion = root('DELETE', '/admin/users/ben')
      await deletion
      return write(work)
    }
  }
  pushSteps.subscribe(remove)
  t.after(() => pushSteps.unsubscribe(remove))
  assert.equal((await ben('POST', '/repos/ana/sea/forks')).status, 401)
  assert.ok(deletion)
  assert.deepEqual((await ana('GET', `/users/deleted-${ben.user.id}/repos`)).json, [])
  assert.equal((await ana('GET', '/repos/ana/sea')).json.forks_count, 0)
})

const silent = { debug() {}, info() {}, warn() {}, error() {} }
