import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

const archivedMessage = 'Repository was archived so is read-only.'

/** On PostgreSQL the tests share their data, so each takes names of its own. */
describeOnBothDatabases('permissions lost during a request', ({ location }) => {
  async function start(mark: string) {
    const hosting = await startCodeHosting(databaseOptions(location()))
    const [ana, ben] = [await hosting.as(`ana-${mark}`), await hosting.as(`ben-${mark}`)]
    const { db } = hosting.context
    const first = (change: () => Promise<unknown>) => commitFirst(hosting.context, change)
    return { ...hosting, ana, ben, db, first, a: `ana-${mark}`, b: `ben-${mark}` }
  }

  async function startOrganization(mark: string) {
    const world = await start(mark)
    const { as, context, ana, ben, a, b } = world
    const root = await as(`root-${mark}`, { scopes: ['site_admin'] })
    await context.auth.changeUser(root.user.id, { role: 'site_admin' })
    const org = `press-${mark}`
    await root('POST', '/admin/organizations', { login: org, admin: a })
    await ana('PUT', `/orgs/${org}/memberships/${b}`, { role: 'member' })
    await ben('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
    return { ...world, org }
  }

  test('to administer a repository no longer change, test or repeat its webhooks', async () => {
    const { ana, ben, a, b, first, context } = await start('hook')
    const at = `/repos/${a}/sea`
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const grant = async () => {
      const { status, text } = await ana('PUT', `${at}/collaborators/${b}`, { permission: 'admin' })
      // Only the first time an invitation.
      if (status === 201) await ben('PATCH', `/user/repository_invitations/${JSON.parse(text).id}`)
    }
    const revoke = () => ana('PUT', `${at}/collaborators/${b}`, { permission: 'push' })
    await grant()
    const config = { url: 'http://127.0.0.1:9/hook', content_type: 'json', secret: 'It is a secret' }
    const { json: hook } = await ana('POST', `${at}/hooks`, { config, events: ['push'] })
    await context.jobs.idle()
    const { json: deliveries } = await ana('GET', `${at}/hooks/${hook.id}/deliveries`)
    const one = `${at}/hooks/${hook.id}`
    const takenName = { config: { ...config, url: 'http://127.0.0.1:9/taken' } }
    for (const [method, path, body] of [
      ['POST', `${at}/hooks`, takenName],
      ['PATCH', one, takenName],
      ['PATCH', `${one}/config`, takenName.config],
      ['POST', `${one}/pings`, undefined],
      ['POST', `${one}/tests`, undefined],
      ['POST', `${one}/deliveries/${deliveries[0].id}/attempts`, undefined],
      ['DELETE', one, undefined],
    ] as const) {
      await first(revoke)
      const { status, json } = await ben(method, path, body)
      assert.equal(status, 403, `${method} ${path}`)
      assert.equal(json.message, 'Must have admin rights to Repository.')
      await grant()
    }
    await context.jobs.idle()
    assert.deepEqual((await ana('GET', one)).json.config.url, config.url)
    assert.equal((await ana('GET', `${at}/hooks`)).json.length, 1)
    assert.equal((await ana('GET', `${one}/deliveries`)).json.length, 1)
  })

  test('to administer a repository no longer change it with GraphQL', async () => {
    const { ana, ben, b, org, first } = await startOrganization('graphql')
    const { json: sea } = await ana('POST', `/orgs/${org}/repos`, { name: 'sea' })
    const collaborator = `/repos/${org}/sea/collaborators/${b}`
    for (const mutation of [
      `updateRepository(input: { repositoryId: "${sea.node_id}", name: "taken" })`,
      `archiveRepository(input: { repositoryId: "${sea.node_id}" })`,
    ]) {
      await ana('PUT', collaborator, { permission: 'admin' })
      await first(() => ana('PUT', collaborator, { permission: 'push' }))
      const query = `mutation { ${mutation} { repository { name } } }`
      const { json } = await ben('POST', '/graphql', { query })
      assert.match(json.errors[0].message, /admin/, mutation)
    }
    const { json } = await ana('GET', `/repos/${org}/sea`)
    assert.deepEqual([json.name, json.archived], ['sea', false])
  })

  test('to administer a repository no longer remove collaborators and rename the default branch', async () => {
    const { ana, ben, b, org, first, as } = await startOrganization('admin')
    await as('cat-admin')
    await ana('POST', `/orgs/${org}/repos`, { name: 'sea', auto_init: true })
    const at = `/repos/${org}/sea`
    await ana('PUT', `${at}/collaborators/cat-admin`)
    const grant = (permission: string) => ana('PUT', `${at}/collaborators/${b}`, { permission })
    for (const [method, path, body] of [
      ['DELETE', '/collaborators/cat-admin', undefined],
      ['POST', '/branches/main/rename', { new_name: 'taken' }],
    ] as const) {
      await grant('admin')
      await first(() => grant('push'))
      assert.equal((await ben(method, at + path, body)).status, 403, path)
    }
    assert.equal((await ana('GET', `${at}/invitations`)).json.length, 1)
    assert.equal((await ana('GET', at)).json.default_branch, 'main')
    await first(() => grant('pull'))
    assert.equal((await ben('DELETE', `${at}/collaborators/${b}`)).status, 204)
  })

  test('a setting that changes meanwhile is not reset by the change of another', async () => {
    const { ana, a, first } = await start('settings')
    await ana('POST', '/user/repos', { name: 'sea' })
    await first(() => ana('PATCH', `/repos/${a}/sea`, { allow_auto_merge: true, allow_forking: false }))
    const { json } = await ana('PATCH', `/repos/${a}/sea`, { has_wiki: true })
    assert.deepEqual([json.allow_auto_merge, json.allow_forking, json.has_wiki], [true, false, true])
  })

  test('to write to a repository no longer change its labels, milestones, issues and comments', async () => {
    const { ana, ben, a, b, first } = await start('write')
    const at = `/repos/${a}/sea`
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const role = (permission: string) => ana('PUT', `${at}/collaborators/${b}`, { permission })
    const { json: invitation } = await role('push')
    await ben('PATCH', `/user/repository_invitations/${invitation.id}`)
    await ana('POST', `${at}/milestones`, { title: 'Noon' })
    await ana('POST', `${at}/issues`, { title: 'First' })
    const { json: comment } = await ana('POST', `${at}/issues/1/comments`, { body: 'Mine' })
    const { json: noted } = await ana('POST', `${at}/commits/main/comments`, { body: 'Mine' })
    const { json: root } = await ana('GET', `${at}/branches/main`)
    for (const name of ['topic', 'behind'])
      await ana('POST', `${at}/git/refs`, { ref: `refs/heads/${name}`, sha: root.commit.sha })
    for (const branch of ['topic', 'main'])
      await ana('PUT', `${at}/contents/${branch}.txt`, { message: 'Add', content: 'YQ==', branch })
    const { json: head } = await ana('GET', `${at}/branches/main`)
    for (const [method, path, body] of [
      ['POST', `${at}/labels`, { name: 'new' }],
      ['PATCH', `${at}/labels/bug`, { new_name: 'defect' }],
      ['DELETE', `${at}/labels/bug`, undefined],
      ['PATCH', `${at}/milestones/1`, { title: 'Night' }],
      ['PATCH', `${at}/issues/1`, { state: 'closed' }],
      ['PATCH', `${at}/issues/comments/${comment.id}`, { body: 'Not mine' }],
      ['DELETE', `${at}/issues/comments/${comment.id}`, undefined],
      ['PATCH', `${at}/comments/${noted.id}`, { body: 'Not mine' }],
      ['DELETE', `${at}/comments/${noted.id}`, undefined],
      ['PUT', `${at}/contents/late.txt`, { message: 'Late', content: 'YQ==' }],
      ['POST', `${at}/git/refs`, { ref: 'refs/heads/late', sha: head.commit.sha }],
      ['POST', `${at}/merges`, { base: 'main', head: 'topic' }],
      ['POST', `${at}/deployments`, { ref: 'behind' }],
      ['POST', `${at}/releases`, { tag_name: 'late' }],
      ['POST', `${at}/statuses/${head.commit.sha}`, { state: 'success' }],
    ] as const) {
      await first(() => role('pull'))
      const { status, json } = await ben(method, path, body)
      assert.equal(status, 403, `${method} ${path}`)
      // Not the message of the check before the transaction.
      assert.equal(json.message, 'Forbidden', `${method} ${path}`)
      await role('push')
    }
    assert.equal((await ana('GET', `${at}/branches/main`)).json.commit.sha, head.commit.sha)
    assert.equal((await ana('GET', `${at}/branches`)).json.length, 3)
    assert.equal((await ana('GET', `${at}/labels/bug`)).status, 200)
    assert.equal((await ana('GET', `${at}/milestones/1`)).json.title, 'Noon')
    assert.equal((await ana('GET', `${at}/issues/1`)).json.state, 'open')
    assert.equal((await ana('GET', `${at}/issues/comments/${comment.id}`)).json.body, 'Mine')
    assert.equal((await ana('GET', `${at}/comments/${noted.id}`)).json.body, 'Mine')
  })

  test('to write to a repository are checked again by the transaction of a commit', async () => {
    const { ana, ben, a, b, context, db } = await start('again')
    const at = `/repos/${a}/sea`
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const role = (permission: string) => ana('PUT', `${at}/collaborators/${b}`, { permission })
    await ben('PATCH', `/user/repository_invitations/${(await role('push')).json.id}`)
    await context.jobs.idle()
    // After so many bytes, a transaction before that of the commit starts a measurement.
    const content = randomBytes(5_000_000).toString('base64')
    const { write } = db
    let writes = 0
    db.write = async (work) => {
      if (++writes < 2) return write(work)
      db.write = write
      await role('pull')
      return write(work)
    }
    const { status } = await ben('PUT', `${at}/contents/big.bin`, { message: 'Add', content })
    assert.deepEqual([status, writes], [403, 2])
    assert.equal((await ana('GET', `${at}/commits`)).json.length, 1)
  })

  test('to own an organization no longer repeat deliveries of its webhooks', async () => {
    const { ana, ben, b, org, first, context } = await startOrganization('orghook')
    const role = (role: string) => ana('PUT', `/orgs/${org}/memberships/${b}`, { role })
    const config = { url: 'http://127.0.0.1:9/hook', content_type: 'json', secret: 'It is a secret' }
    const { json: hook } = await ana('POST', `/orgs/${org}/hooks`, { name: 'web', config, events: ['push'] })
    await context.jobs.idle()
    const log = `/orgs/${org}/hooks/${hook.id}/deliveries`
    const { json: deliveries } = await ana('GET', log)
    await role('admin')
    await first(() => role('member'))
    assert.equal((await ben('POST', `${log}/${deliveries[0].id}/attempts`)).status, 403)
    await context.jobs.idle()
    assert.equal((await ana('GET', log)).json.length, 1)
  })

  test('to maintain a team no longer take a repository from it', async () => {
    const { ana, ben, b, org, first } = await startOrganization('team')
    await ana('POST', `/orgs/${org}/repos`, { name: 'sea' })
    await ana('POST', `/orgs/${org}/teams`, { name: 'crew' })
    const team = `/orgs/${org}/teams/crew`
    await ana('PUT', `${team}/repos/${org}/sea`, { permission: 'pull' })
    const role = (role: string) => ana('PUT', `${team}/memberships/${b}`, { role })
    await role('maintainer')
    await first(() => role('member'))
    assert.equal((await ben('DELETE', `${team}/repos/${org}/sea`)).status, 403)
    assert.equal((await ana('GET', `${team}/repos`)).json.length, 1)
    await role('maintainer')
    await first(() => ana('DELETE', `/orgs/${org}/members/${b}`))
    assert.equal((await ben('DELETE', `${team}/repos/${org}/sea`)).status, 403)
    assert.equal((await ana('GET', `${team}/repos`)).json.length, 1)
  })

  test('to administer a repository no longer give it to a new team', async () => {
    const { ana, ben, b, org, first } = await startOrganization('newteam')
    await ana('POST', `/orgs/${org}/repos`, { name: 'sea' })
    const collaborator = `/repos/${org}/sea/collaborators/${b}`
    await ana('PUT', collaborator, { permission: 'admin' })
    const team = (name: string) => ({ name, repo_names: [`${org}/sea`], permission: 'push' })
    await first(() => ana('DELETE', collaborator))
    assert.equal((await ben('POST', `/orgs/${org}/teams`, team('crew'))).status, 422)
    await ana('PUT', collaborator, { permission: 'admin' })
    await first(() => ana('POST', `/repos/${org}/sea/transfer`, { new_owner: 'ana-newteam' }))
    assert.equal((await ben('POST', `/orgs/${org}/teams`, team('crew'))).status, 422)
    assert.deepEqual((await ana('GET', `/orgs/${org}/teams`)).json, [])
  })

  test('to own an organization or maintain a team no longer remove others, as a member', async () => {
    const { ana, ben, a, b, org, first, as } = await startOrganization('demoted')
    const cat = await as('cat-demoted')
    await ana('PUT', `/orgs/${org}/memberships/cat-demoted`)
    await cat('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
    await ana('POST', `/orgs/${org}/teams`, { name: 'crew', privacy: 'closed' })
    const team = `/orgs/${org}/teams/crew/memberships`
    await ana('PUT', `${team}/cat-demoted`)
    const role = (role: string) => ana('PUT', `/orgs/${org}/memberships/${b}`, { role })
    for (const path of [
      `/orgs/${org}/members/cat-demoted`,
      `/orgs/${org}/memberships/cat-demoted`,
      `${team}/cat-demoted`,
    ]) {
      await role('admin')
      await first(() => role('member'))
      assert.equal((await ben('DELETE', path)).status, 403, path)
    }
    await ana('PUT', `${team}/${b}`, { role: 'maintainer' })
    await first(() => ana('PUT', `${team}/${b}`, { role: 'member' }))
    assert.equal((await ben('DELETE', `${team}/cat-demoted`)).status, 403)
    await role('admin')
    await first(async () => {
      await role('member')
      await ana('PATCH', `/orgs/${org}`, { members_can_create_teams: false })
    })
    assert.equal((await ben('POST', `/orgs/${org}/teams`, { name: 'taken' })).status, 403)
    assert.equal((await ana('GET', `/orgs/${org}/members/cat-demoted`)).status, 204)
    assert.equal((await ana('GET', `${team}/cat-demoted`)).status, 200)
    assert.equal((await ben('DELETE', `${team}/${b}`)).status, 204)
    assert.equal((await ben('DELETE', `/orgs/${org}/members/${b}`)).status, 204)
    assert.equal((await ana('DELETE', `/orgs/${org}/members/${a}`)).status, 403)
  })

  test('to own an organization no longer change its teams, members and repositories', async () => {
    const { ana, ben, a, b, org, first, as } = await startOrganization('standing')
    await as('cat-standing')
    await ana('POST', `/orgs/${org}/teams`, { name: 'crew' })
    await ana('POST', `/orgs/${org}/repos`, { name: 'sea' })
    const role = (role: string) => ana('PUT', `/orgs/${org}/memberships/${b}`, { role })
    for (const [method, path, body] of [
      ['PATCH', '', { description: 'Mine' }],
      ['POST', '/repos', { name: 'taken' }],
      ['POST', '/teams', { name: 'taken', permission: 'push' }],
      ['PATCH', '/teams/crew', { name: 'taken' }],
      ['DELETE', '/teams/crew', undefined],
      ['DELETE', `/members/${a}`, undefined],
      ['DELETE', `/outside_collaborators/${a}`, undefined],
      ['PUT', '/memberships/cat-standing', { role: 'member' }],
      ['PUT', '/blocks/cat-standing', undefined],
    ] as const) {
      await role('admin')
      // Members may create repositories and teams.
      await first(() => ana('DELETE', `/orgs/${org}/members/${b}`))
      const { status } = await ben(method, `/orgs/${org}${path}`, body)
      assert.ok(status === 403 || status === 404, `${method} ${path}: ${status}`)
      await role('admin')
      await ben('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
    }
    assert.equal((await ana('GET', `/orgs/${org}`)).json.description, null)
    assert.deepEqual(
      (await ana('GET', `/orgs/${org}/teams`)).json.map(({ name }: { name: string }) => name),
      ['crew'],
    )
    assert.equal((await ana('GET', `/orgs/${org}/repos`)).json.length, 1)
    assert.equal((await ana('GET', `/orgs/${org}/members/${a}`)).status, 204)
  })

  test('to write are lost with the token, with the user, and with the state of the repository', async () => {
    const { ana, as, a, first, context } = await start('state')
    const at = `/repos/${a}/sea`
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const label = (call: typeof ana, name: string) => call('POST', `${at}/labels`, { name })
    const other = await as(a)
    const tokenOf = async () => (await listTokens(context.auth, ana.user.id)).at(-1)?.id ?? 0
    const id = await tokenOf()
    await first(() => context.auth.revokeToken(id))
    assert.equal((await label(other, 'revoked')).status, 401)
    await first(() => ana('PATCH', at, { archived: true }))
    const archived = await label(ana, 'archived')
    assert.deepEqual([archived.status, archived.json.message], [403, archivedMessage])
    await ana('PATCH', at, { archived: false })
    await first(() => ana('PATCH', at, { private: true }))
    assert.equal((await label(ana, 'hidden')).status, 409)
    await first(() => context.auth.changeUser(ana.user.id, { suspended: true }))
    assert.equal((await ana('PATCH', '/user', { bio: 'Late' })).status, 401)
    await context.auth.changeUser(ana.user.id, { suspended: false })
    const { json: labels } = await ana('GET', `${at}/labels?per_page=100`)
    const late = ['revoked', 'archived', 'hidden']
    assert.ok(!labels.some(({ name }: { name: string }) => late.includes(name)))
    assert.equal((await ana('GET', '/user')).json.bio, null)
  })

  test('are not granted to a new token', async () => {
    const { ana, ben, b, org, first, context, call } = await startOrganization('token')
    await context.auth.setPassword(ben.user.id, 'a long password')
    const authorization = `Basic ${Buffer.from(`${b}:a long password`).toString('base64')}`
    const create = (body: object) =>
      call('/user/tokens', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'user-agent': 'test' },
        body: JSON.stringify(body),
      })
    const tokens = async () => (await listTokens(context.auth, ben.user.id)).length
    const before = await tokens()
    const fine = { kind: 'fine-grained', owner: org, permissions: { contents: 'write' } }
    await first(() => ana('DELETE', `/orgs/${org}/members/${b}`))
    assert.equal((await create(fine)).status, 422)
    await first(() => context.auth.changeUser(ben.user.id, { suspended: true }))
    assert.equal((await create({ kind: 'classic', scopes: ['repo'] })).status, 401)
    assert.equal(await tokens(), before)
  })

  test('a user who is deleted meanwhile is not invited, followed, renamed or promoted', async () => {
    const { ana, as, context, first, org, a } = await startOrganization('gone')
    await ana('POST', '/user/repos', { name: 'sea' })
    await ana('POST', `/orgs/${org}/teams`, { name: 'Crew' })
    const root = await as('root-gone', { scopes: ['site_admin'] })
    for (const [at, [caller, method, path, body]] of (
      [
        [ana, 'PUT', (login: string) => `/repos/${a}/sea/collaborators/${login}`, {}],
        [ana, 'PUT', (login: string) => `/orgs/${org}/memberships/${login}`, { role: 'admin' }],
        [ana, 'PUT', (login: string) => `/orgs/${org}/teams/crew/memberships/${login}`, {}],
        [ana, 'PUT', (login: string) => `/user/following/${login}`, undefined],
        [ana, 'PUT', (login: string) => `/user/blocks/${login}`, undefined],
        [root, 'PUT', (login: string) => `/users/${login}/site_admin`, undefined],
        [root, 'PATCH', (login: string) => `/admin/users/${login}`, { login: 'returned' }],
        [root, 'POST', (login: string) => `/admin/users/${login}/authorizations`, { scopes: ['repo'] }],
      ] as const
    ).entries()) {
      const login = `carl-${at}-gone`
      const { user } = await as(login)
      await first(async () => assert.equal((await root('DELETE', `/admin/users/${login}`)).status, 204))
      assert.equal((await caller(method, path(login), body)).status, 404, path(login))
      const removedUser = await context.auth.findUser(`deleted-${user.id}`)
      assert.equal(removedUser?.role, 'deleted', path(login))
      if (caller === ana)
        assert.equal((await ana(method, path(`deleted-${user.id}`), body)).status, 404, path('deleted'))
    }
    assert.deepEqual((await ana('GET', `/repos/${a}/sea/invitations`)).json, [])
    assert.deepEqual((await ana('GET', `/orgs/${org}/invitations`)).json, [])
    assert.deepEqual((await ana('GET', '/user/following')).json, [])
  })
})

describeOnBothDatabases('concurrent forks of one repository into one account', ({ location }) => {
  test('create one fork, which all requests return', async () => {
    const { as, context } = await startCodeHosting(databaseOptions(location()))
    const [ana, ben] = [await as('ana-fork'), await as('ben-fork')]
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const responses = await Promise.all(
      ['sea', 'sea', 'lake', 'pond', undefined, undefined].map((name) =>
        ben('POST', '/repos/ana-fork/sea/forks', name === undefined ? {} : { name }),
      ),
    )
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([202]))
    assert.equal(new Set(responses.map(({ json }) => json.id)).size, 1)
    assert.equal((await ben('GET', '/user/repos')).json.length, 1)
    assert.equal((await ana('GET', '/repos/ana-fork/sea')).json.forks_count, 1)
    await context.jobs.idle()
    const { json: fork } = await ben('GET', `/repositories/${responses[0]?.json.id}`)
    assert.equal((await ben('GET', `/repos/${fork.full_name}/branches`)).json.length, 1)
  })
})

describeOnBothDatabases('concurrently created webhooks', ({ location }) => {
  test('do not exceed the limit per event', async () => {
    const { as, context } = await startCodeHosting(databaseOptions(location()))
    const ana = await as('ana-many')
    const { json: sea } = await ana('POST', '/user/repos', { name: 'sea' })
    const rows = Array.from({ length: 245 }, (_, number) => ({
      owner: `repository:${sea.id}`,
      url: `http://127.0.0.1:9/${number}`,
      events: '["push"]',
      active: 0,
      settings: '{"contentType":"form"}',
      created_at_ms: 0,
      updated_at_ms: 0,
    }))
    await context.db.write((tx) => tx.insertInto('octavo_webhook').values(rows).execute())
    const create = (number: number) =>
      ana('POST', '/repos/ana-many/sea/hooks', {
        config: { url: `http://127.0.0.1:9/${number}`, secret: 'It is a secret' },
        events: ['push'],
        active: false,
      })
    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => create(1_000 + index)))
    const statuses = responses.map(({ status }) => status)
    assert.deepEqual(new Set(statuses), new Set([201, 422]))
    assert.equal(statuses.filter((status) => status === 201).length, 5)
    assert.match(
      responses.find(({ status }) => status === 422)?.text ?? '',
      /cannot have more than 250 hooks/,
    )
  })
})
