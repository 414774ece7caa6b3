import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { Octokit } from '@octokit/rest'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

type Running = Awaited<ReturnType<typeof startCodeHosting>>
type Call = Awaited<ReturnType<Running['as']>>

const dayMs = 24 * 60 * 60 * 1000

describeOnBothDatabases('repository transfer', ({ location }) => {
  let laterMs = 0

  /** On PostgreSQL the tests share a database, so each uses its own names. */
  async function prepare() {
    const hosting = await startCodeHosting({
      ...databaseOptions(location()),
      clock: { now: () => Date.now() + laterMs },
      limits: 'off',
    })
    const mark = randomUUID().slice(0, 8)
    const names = { a: `ana-${mark}`, b: `ben-${mark}`, c: `carl-${mark}`, org: `org-${mark}` }
    const [ana, ben, carl] = await Promise.all([names.a, names.b, names.c].map((login) => hosting.as(login)))
    if (!ana || !ben || !carl) throw new Error('Three people were created')
    const at = `/repos/${names.a}/sea`
    await ana('POST', '/user/repos', { name: 'sea' })
    const octokit = new Octokit({ auth: ana.token, baseUrl: `${hosting.url}/api/v3`, log: silent })
    return { ...hosting, ...names, ana, ben, carl, at, octokit }
  }

  const listIncoming = async (call: Call) =>
    (await call('GET', '/user/repository_transfers')).json as { id: number }[]
  const accept = async (call: Call, id?: number) => {
    const first = id ?? (await listIncoming(call))[0]?.id
    return call('PATCH', `/user/repository_transfers/${first}`)
  }

  async function createOrganization({ as, context }: Running, org: string, admin: string) {
    const root = await as('root-of-all', { scopes: ['site_admin'] })
    await context.auth.changeUser(root.user.id, { role: 'site_admin' })
    const organization = await root('POST', '/admin/organizations', { login: org, admin })
    assert.equal(organization.status, 201, organization.text)
  }

  async function addCollaborator(ana: Call, at: string, member: Call, permission: string) {
    const { json } = await ana('PUT', `${at}/collaborators/${member.user.login}`, { permission })
    assert.equal((await member('PATCH', `/user/repository_invitations/${json.id}`)).status, 204)
  }

  test('to a user is pending until accepted, and redirects from the old name', async () => {
    const { ana, ben, carl, a, b, at, octokit } = await prepare()
    const transfer = await octokit.repos.transfer({ owner: a, repo: 'sea', new_owner: b, new_name: 'lake' })
    assert.equal(transfer.status, 202)
    assert.equal(transfer.data.full_name, `${a}/sea`)
    assert.equal((await ben('GET', `/repos/${b}/lake`)).status, 404)
    assert.deepEqual((await ben('GET', `/users/${b}/repos`)).json, [])
    const [offer] = await listIncoming(ben)
    assert.ok(offer)
    assert.deepEqual(await listIncoming(carl), [])
    assert.equal((await accept(carl, offer.id)).status, 404)
    assert.equal((await accept(ana, offer.id)).status, 404)
    assert.equal((await accept(ben)).status, 204)
    assert.equal((await accept(ben, offer.id)).status, 404)
    assert.equal((await ben('GET', at)).status, 301)
    const { json } = await ana('GET', `/repos/${b}/lake`)
    assert.deepEqual([json.permissions.push, json.permissions.admin], [true, false])
    assert.deepEqual(await listIncoming(ben), [])
  })

  test('to a user cannot be received with a token for the resources of another account', async () => {
    const { ana, ben, at, b, as } = await prepare()
    await ana('PATCH', at, { private: true })
    await ana('POST', `${at}/transfer`, { new_owner: b })
    const [offer] = await listIncoming(ben)
    const token = (ownerId: number) =>
      as(b, { kind: 'fine-grained', scopes: [`owner:${ownerId}`, 'administration=write'] })
    const elsewhere = await token(ana.user.id)
    const path = `/user/repository_transfers/${offer?.id}`
    assert.equal((await elsewhere('GET', '/user/repository_transfers')).status, 403)
    assert.equal((await elsewhere('DELETE', path)).status, 403)
    assert.equal((await elsewhere('PATCH', path)).status, 403)
    assert.equal((await (await token(ben.user.id))('PATCH', path)).status, 204)
  })

  test('can be declined by the new owner, cancelled by an admin, and expires after a day', async () => {
    const { ana, ben, carl, b, at } = await prepare()
    const start = () => ana('POST', `${at}/transfer`, { new_owner: b })
    await start()
    const [first] = await listIncoming(ben)
    assert.equal((await ben('DELETE', `/user/repository_transfers/${first?.id}`)).status, 204)
    assert.equal((await accept(ben, first?.id)).status, 404)
    await start()
    const [second] = await listIncoming(ben)
    assert.equal((await carl('DELETE', `${at}/transfer`)).status, 403)
    assert.equal((await ben('DELETE', `${at}/transfer`)).status, 403)
    assert.equal((await ana('DELETE', `${at}/transfer`)).status, 204)
    assert.equal((await ana('DELETE', `${at}/transfer`)).status, 404)
    assert.equal((await accept(ben, second?.id)).status, 404)
    await start()
    const [third] = await listIncoming(ben)
    laterMs += dayMs
    assert.deepEqual(await listIncoming(ben), [])
    assert.equal((await accept(ben, third?.id)).status, 404)
    await start()
    assert.equal((await accept(ben)).status, 204)
  })

  test('needs the acceptance of the new owner, and removes the admin access of the old one', async () => {
    const { as, ana, ben, carl, a, b, c, at } = await prepare()
    const dora = await as(`dora-${a}`)
    await addCollaborator(ana, at, carl, 'admin')
    const invite = () => ana('PUT', `${at}/collaborators/${dora.user.login}`, { permission: 'admin' })
    await ana('POST', `${at}/transfer`, { new_owner: b })
    const { json: invitation } = await invite()
    assert.deepEqual((await ben('GET', '/user/repos?affiliation=owner')).json, [])
    assert.equal((await accept(ben)).status, 204)
    const newPath = `/repos/${b}/sea`
    assert.deepEqual((await ben('GET', `${newPath}/invitations`)).json, [])
    assert.equal((await dora('PATCH', `/user/repository_invitations/${invitation.id}`)).status, 404)
    for (const [call, login] of [
      [ana, a],
      [carl, c],
    ] as const) {
      assert.equal((await ben('GET', `${newPath}/collaborators/${login}/permission`)).json.role_name, 'write')
      assert.equal((await call('DELETE', newPath)).status, 403)
      assert.equal((await call('POST', `${newPath}/transfer`, { new_owner: login })).status, 403)
    }
  })

  test('fails if its initiator no longer administers the repository', async () => {
    const { ana, ben, carl, a, b, c, at } = await prepare()
    await addCollaborator(ana, at, carl, 'admin')
    assert.equal((await carl('POST', `${at}/transfer`, { new_owner: b })).status, 202)
    await ana('DELETE', `${at}/collaborators/${c}`)
    const rejection = await accept(ben)
    assert.equal(rejection.status, 422, rejection.text)
    assert.equal((await ana('GET', at)).json.full_name, `${a}/sea`)
  })

  test('fails if the name is taken, the repository is deleted or the new owner is suspended', async () => {
    const { ana, ben, b, at, context } = await prepare()
    await ana('POST', `${at}/transfer`, { new_owner: b })
    await ben('POST', '/user/repos', { name: 'sea' })
    assert.equal((await accept(ben)).status, 422)
    assert.equal((await ana('POST', `${at}/transfer`, { new_owner: b })).status, 422)
    await ana('POST', `${at}/transfer`, { new_owner: b, new_name: 'lake' })
    const [offer] = await listIncoming(ben)
    await context.auth.changeUser(ben.user.id, { suspended: true })
    assert.equal((await ana('POST', `${at}/transfer`, { new_owner: b, new_name: 'pond' })).status, 422)
    await context.auth.changeUser(ben.user.id, { suspended: false })
    await ana('DELETE', at)
    assert.equal((await accept(ben, offer?.id)).status, 404)
    assert.deepEqual(await listIncoming(ben), [])
  })

  test('keeps the latest name of the repository unless it sets a new one', async () => {
    const { ana, ben, b, at } = await prepare()
    await ana('POST', `${at}/transfer`, { new_owner: b })
    await ana('PATCH', at, { name: 'ocean' })
    assert.equal((await accept(ben)).status, 204)
    assert.equal((await ben('GET', `/repos/${b}/ocean`)).json.permissions.admin, true)
    assert.equal((await ben('GET', at)).status, 301)
  })

  test('has one outcome when accepted, cancelled, renamed and deleted concurrently', async () => {
    for (const rival of ['accept', 'cancel', 'delete', 'rename', 'replace'] as const) {
      const { ana, ben, c, b, at } = await prepare()
      await ana('POST', `${at}/transfer`, { new_owner: b })
      const [offer] = await listIncoming(ben)
      const rivals = {
        accept: () => accept(ben, offer?.id),
        cancel: () => ana('DELETE', `${at}/transfer`),
        delete: () => ana('DELETE', at),
        rename: () => ana('PATCH', at, { name: 'ocean' }),
        replace: () => ana('POST', `${at}/transfer`, { new_owner: c }),
      }
      const [acceptance, other] = await Promise.all([accept(ben, offer?.id), rivals[rival]()])
      assert.ok(acceptance.status < 500 && other.status < 500, `${rival}: ${acceptance.text} ${other.text}`)
      const { json: owned } = await ben('GET', '/user/repos?affiliation=owner')
      const { json: remaining } = await ana('GET', '/user/repos?affiliation=owner')
      if (rival === 'accept') assert.deepEqual([acceptance.status, other.status].sort(), [204, 404])
      if (rival === 'cancel')
        assert.equal([acceptance, other].filter(({ status }) => status === 204).length, 1, rival)
      // The repository belongs to exactly one account, as the acceptance reports.
      assert.ok(owned.length + remaining.length <= 1, rival)
      if (rival !== 'accept' && acceptance.status !== 204) assert.deepEqual(owned, [])
      assert.deepEqual(await listIncoming(ben), [])
    }
  })

  test('to an organization is immediate for members who may create repositories there', async () => {
    const hosting = await prepare()
    const { ana, ben, a, b, c, org, at } = hosting
    await createOrganization(hosting, org, a)
    const { json: team } = await ana('POST', `/orgs/${org}/teams`, { name: 'Crew' })
    await ana('POST', `${at}/issues`, { title: 'one', assignees: [a] })
    await addCollaborator(ana, at, ben, 'push')
    await ana('POST', `${at}/issues`, { title: 'two', assignees: [b] })
    const transfer = await ana('POST', `${at}/transfer`, { new_owner: org, team_ids: [team.id] })
    assert.equal(transfer.json.full_name, `${org}/sea`)
    const newPath = `/repos/${org}/sea`
    // Assignees stay if they are members of the organization.
    assert.deepEqual((await ana('GET', `${newPath}/issues/1`)).json.assignees.length, 1)
    assert.deepEqual((await ana('GET', `${newPath}/issues/2`)).json.assignees, [])
    assert.equal((await ana('GET', `${newPath}/issues?assignee=none`)).json.length, 1)
    assert.equal((await ana('GET', `${newPath}/teams`)).json.length, 1)
    assert.equal((await ben('GET', newPath)).json.permissions.push, true)

    await ben('POST', '/user/repos', { name: 'own' })
    const rejection = await ben('POST', `/repos/${b}/own/transfer`, { new_owner: org })
    assert.equal(rejection.status, 403, rejection.text)
    const transferBack = await ana('POST', `${newPath}/transfer`, { new_owner: a })
    assert.equal(transferBack.json.full_name, `${a}/sea`)
    assert.equal((await ana('POST', `${at}/transfer`, { new_owner: c, team_ids: [team.id] })).status, 422)
  })

  test('is refused for a second repository of one network and for private forks', async () => {
    const { ana, ben, carl, b, c, at } = await prepare()
    await ana('PUT', `${at}/contents/a.txt`, {
      message: 'Add a',
      content: Buffer.from('a').toString('base64'),
    })
    await ben('POST', `${at}/forks`)
    assert.equal((await ana('POST', `${at}/transfer`, { new_owner: b })).status, 422)
    await carl('POST', `${at}/forks`)
    assert.equal((await carl('POST', `/repos/${c}/sea/transfer`, { new_owner: b })).status, 422)
    assert.equal((await carl('POST', `/repos/${c}/sea/transfer`, { new_owner: ana.user.login })).status, 422)
    await ana('POST', '/user/repos', { name: 'vault', private: true, auto_init: true })
    await addCollaborator(ana, `/repos/${ana.user.login}/vault`, carl, 'pull')
    await carl('POST', `/repos/${ana.user.login}/vault/forks`)
    const secret = await carl('POST', `/repos/${c}/vault/transfer`, { new_owner: b })
    assert.equal(secret.json.message, 'Private forks cannot be transferred.')
  })

  test('can be accepted on a page by its recipient, with the form of that page', async () => {
    const { ana, a, at, call, context } = await prepare()
    const password = 'correct horse battery'
    const eve = await context.auth.createUser({ login: `eve-${a}`.slice(0, 30), password, plan: 'user' })
    await ana('POST', `${at}/transfer`, { new_owner: eve.login })
    const path = '/settings/transfers'
    let page = await call(path)
    let cookie = cookieOf(page.headers)
    const submit = async (fields: Record<string, string>, ownCookie = cookie) => {
      const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(page.text) ?? []
      const body = new URLSearchParams({ formToken, ...fields })
      return call(path, { method: 'POST', body, headers: { cookie: ownCookie } })
    }
    const signedIn = await submit({ act: 'sign-in', login: eve.login, password })
    assert.equal(signedIn.status, 303, signedIn.text)
    cookie = cookieOf(signedIn.headers)
    page = await call(path, { headers: { cookie } })
    assert.match(page.text, new RegExp(`Accept ${a}/sea`))
    const [, id = ''] = /name="id" value="(\d+)"/.exec(page.text) ?? []
    assert.equal((await submit({ act: 'accept', id }, '')).status, 403)
    assert.equal((await submit({ act: 'accept', id: '999999' })).status, 404)
    assert.equal((await submit({ act: 'accept', id })).status, 303)
    assert.equal((await ana('GET', `/repos/${eve.login}/sea`)).status, 200)
  })
})

const silent = { debug() {}, info() {}, warn() {}, error() {} }

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
