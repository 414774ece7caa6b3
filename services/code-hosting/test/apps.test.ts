import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { type CreatedApp, createAppWorld, password, sign } from './app-world.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openHookTarget } from './hook-target.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('apps', (databases) => {
  // One service for all cases, because each creates keys.
  test('apps and their installations', async (suite) => {
    const clock = createManualClock(Date.now())
    const service = await startCodeHosting({ clock, ...databaseOptions(databases.location()) })
    const world = createAppWorld(service)
    const { auth } = service.context
    for (const login of ['ada', 'eve']) await auth.createUser({ login, password, plan: 'user' })
    const ada = await service.as('ada')
    const eve = await service.as('eve')
    await ada('POST', '/user/repos', { name: 'engine', private: true, auto_init: true })
    await ada('POST', '/user/repos', { name: 'other', private: true, auto_init: true })
    const deck = await world.createApp('ada', { name: 'Card Deck' })
    let names = 0

    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const asApp = (app: CreatedApp, method: string, path: string, body?: unknown) =>
      service.anonymous(method, path, body, bearer(sign(app, clock.now())))

    async function install(app: CreatedApp, repositories?: string[]) {
      const body = { app_slug: app.slug, account: 'ada', ...(repositories && { repositories }) }
      const { status, json } = await ada('POST', '/user/installations', body)
      assert.equal(status, 201, JSON.stringify(json))
      return json
    }

    async function tokenOf(app: CreatedApp, installationId: number, body: object = {}) {
      const path = `/app/installations/${installationId}/access_tokens`
      const { status, json } = await asApp(app, 'POST', path, body)
      assert.equal(status, 201, JSON.stringify(json))
      return json
    }

    const newApp = (manifest: object = {}) => world.createApp('ada', { name: `Tool ${++names}`, ...manifest })

    await suite.test('a manifest: its code works once, and its name is taken afterwards', async () => {
      const { json } = await asApp(deck, 'GET', '/app')
      assert.equal(json.slug, 'card-deck')
      assert.equal(json.owner.login, 'ada')
      assert.equal(json.permissions.metadata, 'read')
      assert.match(deck.pem, /BEGIN RSA PRIVATE KEY/)
      const again = await service.anonymous('POST', '/app-manifests/nonsense/conversions')
      assert.equal(again.status, 404)
      await assert.rejects(world.createApp('eve', { name: 'Card  deck' }), /already taken/)
      const { json: bot } = await service.anonymous('GET', '/users/card-deck%5Bbot%5D')
      assert.equal(bot.type, 'Bot')
    })

    await suite.test(
      'an account has at most 100 apps, also when codes are exchanged concurrently',
      async () => {
        const { db } = service.context
        const own = await db.read
          .selectFrom('app')
          .selectAll()
          .where('id', '=', deck.id)
          .executeTakeFirstOrThrow()
        const { id: owner_id } = await auth.createUser({ login: 'zoe', password, plan: 'user' })
        const { id: _id, ...columns } = own
        const rows = Array.from({ length: 99 }, (_, n) => ({
          ...columns,
          owner_id,
          bot_id: owner_id,
          slug: `filler-${n}`,
          client_id: `filler-${n}`,
          oauth_app_id: null,
          webhook_id: null,
        }))
        await db.write((tx) => tx.insertInto('app').values(rows).execute())
        const codes = [await world.confirmManifest('zoe', { name: 'Zoe 1' })]
        codes.push(await world.confirmManifest('zoe', { name: 'Zoe 2' }))
        const statuses = (await Promise.all(codes.map(world.convert))).map(({ status }) => status)
        assert.deepEqual(statuses.sort(), [201, 422])
        await assert.rejects(world.confirmManifest('zoe', { name: 'Zoe 3' }), /at most 100 GitHub Apps/)
      },
    )

    await suite.test('a commit of an app: its keywords close issues only with the permission', async () => {
      const app = await newApp()
      const installation = await install(app, ['engine'])
      for (const repository of ['engine', 'other'])
        await ada('POST', `/repos/ada/${repository}/issues`, { title: 'To close' })
      const { json: issues } = await ada('GET', '/repos/ada/engine/issues?per_page=1')
      const [{ number }] = issues
      const commitWith = async (name: string, permissions: object) => {
        const { token } = await tokenOf(app, installation.id, { permissions })
        const content = Buffer.from(name).toString('base64')
        const body = { message: `Fixes #${number}, fixes ada/other#1`, content }
        const path = `/repos/ada/engine/contents/${name}.txt`
        const { status, text } = await service.anonymous('PUT', path, body, bearer(token))
        assert.equal(status, 201, text)
        return (await ada('GET', `/repos/ada/engine/issues/${number}`)).json.state
      }
      assert.equal(await commitWith('one', { contents: 'write' }), 'open')
      assert.equal(await commitWith('two', { contents: 'write', issues: 'write' }), 'closed')
      assert.equal((await ada('GET', '/repos/ada/other/issues/1')).json.state, 'open')
    })

    await suite.test('a manifest for an organization: only its owners may confirm it', async () => {
      const admin = await service.as('root', { scopes: ['site_admin', 'repo'] })
      await service.context.auth.changeUser(admin.user.id, { role: 'site_admin' })
      const organization = await admin('POST', '/admin/organizations', {
        login: `acme${databases.dialect}`,
        admin: 'ada',
      })
      assert.equal(organization.status, 201, organization.text)
      const app = await world.createApp(
        'ada',
        { name: `Acme ${databases.dialect}` },
        `acme${databases.dialect}`,
      )
      assert.equal((await asApp(app, 'GET', '/app')).json.owner.login, `acme${databases.dialect}`)
      const input = { app_slug: app.slug, account: `acme${databases.dialect}` }
      const { json: createdInstallation } = await ada('POST', '/user/installations', input)
      const installation = await asApp(app, 'GET', `/orgs/${input.account}/installation`)
      assert.equal(installation.json.id, createdInstallation.id)
      await assert.rejects(world.createApp('eve', { name: 'Mine' }, `acme${databases.dialect}`))
    })

    await suite.test(
      'an assertion: wrong ones are refused with the messages that clients correct',
      async () => {
        const now = Math.floor(clock.now() / 1000)
        const stranger = await newApp()
        const cases: [string, string, number, RegExp][] = [
          [
            'expired',
            sign(deck, clock.now(), { exp: now - 1 }),
            401,
            /'Expiration time' claim \('exp'\) must be/,
          ],
          ['too long', sign(deck, clock.now(), { exp: now + 700 }), 401, /too far in the future/],
          ['without exp', sign(deck, clock.now(), { exp: undefined }), 401, /'Expiration time'/],
          ['issued later', sign(deck, clock.now(), { iat: now + 120 }), 401, /'Issued at' claim/],
          ['of no app', sign({ ...deck, client_id: '999999' }, clock.now()), 404, /Integration not found/],
          ['by another key', sign({ ...deck, pem: stranger.pem }, clock.now()), 401, /could not be decoded/],
          ['without algorithm', sign(deck, clock.now(), {}, { alg: 'none' }), 401, /could not be decoded/],
          ['with HS256', hs256(deck), 401, /could not be decoded/],
          ['that is nonsense', 'eyJ.eyJ.x', 401, /could not be decoded/],
        ]
        for (const [name, token, status, message] of cases) {
          const { status: actual, json } = await service.anonymous('GET', '/app', undefined, bearer(token))
          assert.equal(actual, status, name)
          assert.match(json.message, message, name)
        }
        assert.equal((await asApp(deck, 'GET', '/user')).status, 401)
        assert.equal((await asApp(deck, 'GET', '/repos/ada/engine')).status, 404)
        assert.equal((await ada('GET', '/app')).status, 401)
        const byId = sign({ ...deck, client_id: String(deck.id) }, clock.now())
        assert.equal((await service.anonymous('GET', '/app', undefined, bearer(byId))).status, 200)
      },
    )

    await suite.test(
      'an installation token: it acts as the bot in its repositories, with its permissions',
      async () => {
        const app = await newApp()
        const installation = await install(app, ['engine'])
        const { token, expires_at, repository_selection } = await tokenOf(app, installation.id)
        assert.match(token, /^ghs_/)
        assert.equal(Date.parse(expires_at) - clock.now() <= 3_600_000, true)
        assert.equal(repository_selection, 'selected')
        const call = (method: string, path: string, body?: unknown) =>
          service.anonymous(method, path, body, bearer(token))
        const issue = await call('POST', '/repos/ada/engine/issues', { title: 'From a bot' })
        assert.equal(issue.status, 201, issue.text)
        assert.equal(issue.json.user.login, `${app.slug}[bot]`)
        assert.equal(issue.json.user.type, 'Bot')
        const labeled = await call('POST', `/repos/ada/engine/issues/${issue.json.number}/labels`, {
          labels: ['bug'],
        })
        assert.equal(labeled.status, 200)
        assert.equal(labeled.headers.get('x-ratelimit-limit'), '15000')
        assert.equal(labeled.headers.get('x-oauth-scopes'), null)
        assert.equal(labeled.headers.get('x-accepted-github-permissions'), 'issues=write')
        const commit = await call('PUT', '/repos/ada/engine/contents/made.txt', {
          message: 'Add a file',
          content: btoa('made'),
        })
        assert.equal(commit.status, 201, commit.text)
        assert.equal((await call('GET', '/repos/ada/other')).status, 404)
        assert.equal((await call('GET', '/repos/ada/engine/hooks')).status, 403)
        assert.equal(
          (await call('DELETE', '/repos/ada/engine')).json.message,
          'Resource not accessible by integration',
        )
        assert.equal((await call('GET', '/user/installations')).status >= 200, true)
        const list = await call('GET', '/installation/repositories')
        assert.deepEqual(
          list.json.repositories.map(({ name }: { name: string }) => name),
          ['engine'],
        )
        assert.equal((await ada('GET', '/installation/repositories')).status, 403)
      },
    )

    await suite.test(
      'an installation token: a subset of permissions and repositories, and nothing beyond',
      async () => {
        const app = await newApp()
        const installation = await install(app)
        const narrow = await tokenOf(app, installation.id, {
          repositories: ['engine'],
          permissions: { issues: 'read' },
        })
        const call = (method: string, path: string, body?: unknown) =>
          service.anonymous(method, path, body, bearer(narrow.token))
        assert.equal((await call('GET', '/repos/ada/engine/issues')).status, 200)
        assert.equal((await call('POST', '/repos/ada/engine/issues', { title: 'No' })).status, 403)
        assert.equal((await call('GET', '/repos/ada/other')).status, 404)
        const path = `/app/installations/${installation.id}/access_tokens`
        for (const body of [
          { permissions: { administration: 'write' } },
          { permissions: { issues: 'admin' } },
          { repositories: ['absent'] },
          { repository_ids: [987_654] },
        ])
          assert.equal((await asApp(app, 'POST', path, body)).status, 422, JSON.stringify(body))
        assert.equal((await asApp(deck, 'POST', path)).status, 404)
      },
    )

    await suite.test(
      'an installation: suspending, removing a repository and uninstalling end access at once',
      async () => {
        const app = await newApp()
        const installation = await install(app, ['engine', 'other'])
        const { token } = await tokenOf(app, installation.id)
        const see = (repo: string) => service.anonymous('GET', `/repos/ada/${repo}`, undefined, bearer(token))
        assert.equal((await see('other')).status, 200)
        const { json: other } = await ada('GET', '/repos/ada/other')
        const removal = await ada('DELETE', `/user/installations/${installation.id}/repositories/${other.id}`)
        assert.equal(removal.status, 204)
        assert.equal((await see('other')).status, 404)
        assert.equal((await see('engine')).status, 200)
        assert.equal((await asApp(app, 'PUT', `/app/installations/${installation.id}/suspended`)).status, 204)
        const suspendedStatus = await see('engine')
        assert.equal(suspendedStatus.status, 403)
        assert.match(suspendedStatus.json.message, /suspended/)
        assert.equal(
          (await asApp(app, 'DELETE', `/app/installations/${installation.id}/suspended`)).status,
          204,
        )
        assert.equal((await see('engine')).status, 200)
        assert.equal((await eve('DELETE', `/user/installations/${installation.id}`)).status, 404)
        assert.equal((await ada('DELETE', `/user/installations/${installation.id}`)).status, 204)
        assert.equal((await see('engine')).status, 401)
        assert.equal((await asApp(app, 'GET', `/app/installations/${installation.id}`)).status, 404)
      },
    )

    await suite.test('installations: the app lists, reads and deletes its own', async () => {
      const app = await newApp()
      const installation = await install(app, ['engine'])
      const installations = await asApp(app, 'GET', '/app/installations')
      assert.deepEqual(
        installations.json.map(({ id }: { id: number }) => id),
        [installation.id],
      )
      const at = `/app/installations/${installation.id}`
      assert.equal((await asApp(app, 'GET', at)).json.account.login, 'ada')
      assert.equal((await asApp(deck, 'GET', at)).status, 404)
      const { json: other } = await ada('GET', '/repos/ada/other')
      const addedPath = `/user/installations/${installation.id}/repositories/${other.id}`
      assert.equal((await eve('PUT', addedPath)).status, 404)
      assert.equal((await ada('PUT', addedPath)).status, 204)
      const { token } = await tokenOf(app, installation.id)
      const see = () => service.anonymous('GET', '/repos/ada/other', undefined, bearer(token))
      assert.equal((await see()).status, 200)
      assert.equal((await asApp(deck, 'DELETE', at)).status, 404)
      assert.equal((await asApp(app, 'DELETE', at)).status, 204)
      assert.equal((await see()).status, 401)
      assert.deepEqual((await asApp(app, 'GET', '/app/installations')).json, [])
    })

    await suite.test('an installation token: it expires after an hour and can be revoked', async () => {
      const app = await newApp()
      const installation = await install(app)
      const { token } = await tokenOf(app, installation.id)
      const revoke = await service.anonymous('DELETE', '/installation/token', undefined, bearer(token))
      assert.equal(revoke.status, 204)
      const see = (secret: string) =>
        service.anonymous('GET', '/installation/repositories', undefined, bearer(secret))
      assert.equal((await see(token)).status, 401)
      const { token: second } = await tokenOf(app, installation.id)
      assert.equal((await see(second)).status, 200)
      clock.advance(3_600_001)
      assert.equal((await see(second)).status, 401)
    })

    await suite.test(
      'installing: once per account, by its owner, and a private app only on the account of its owner',
      async () => {
        const app = await newApp({ public: false })
        await install(app)
        const duplicate = await ada('POST', '/user/installations', { app_slug: app.slug, account: 'ada' })
        assert.equal(duplicate.status, 422)
        const foreign = await eve('POST', '/user/installations', { app_slug: app.slug, account: 'ada' })
        assert.equal(foreign.status, 404)
        const ofEve = await eve('POST', '/user/installations', { app_slug: app.slug, account: 'eve' })
        assert.equal(ofEve.status, 404)
        assert.equal((await eve('GET', `/apps/${app.slug}`)).status, 404)
        assert.equal((await ada('GET', `/apps/${app.slug}`)).status, 200)
        const both = await newApp()
        const tries = await Promise.all(
          Array.from({ length: 10 }, () =>
            ada('POST', '/user/installations', { app_slug: both.slug, account: 'ada' }),
          ),
        )
        assert.deepEqual(tries.map(({ status }) => status).sort(), [
          201,
          ...Array.from({ length: 9 }, () => 422),
        ])
      },
    )

    await suite.test('the installation page: a user selects repositories there', async () => {
      const app = await newApp({ setup_url: 'https://tools.example/setup' })
      const path = `/apps/${app.slug}/installations/new`
      const submission = await world.submit(path, 'ada', {
        act: 'install',
        account: 'ada',
        selection: 'selected',
        repositories: 'engine',
      })
      assert.equal(submission.status, 303, submission.text)
      assert.match(
        submission.headers.get('location') ?? '',
        /^https:\/\/tools\.example\/setup\?installation_id=\d+/,
      )
      const { json } = await asApp(app, 'GET', '/repos/ada/engine/installation')
      assert.equal(json.repository_selection, 'selected')
      assert.equal((await asApp(app, 'GET', '/repos/ada/other/installation')).status, 404)
      assert.equal((await asApp(app, 'GET', '/users/ada/installation')).json.id, json.id)
    })

    await suite.test(
      'the webhook of an app: events of its repositories, with the installation',
      async (t) => {
        const target = await openHookTarget(t)
        const app = await newApp({
          hook_attributes: { url: target.url },
          default_events: ['issues'],
          default_permissions: { issues: 'read' },
        })
        const installation = await install(app, ['engine'])
        await ada('POST', '/repos/ada/other/issues', { title: 'Not covered' })
        await ada('POST', '/repos/ada/engine/issues', { title: 'Covered' })
        const [createdDelivery] = await target.waitFor(1, 'installation')
        assert.equal(JSON.parse(createdDelivery?.body ?? '').installation.id, installation.id)
        const [delivery] = await target.waitFor(1, 'issues')
        const payload = JSON.parse(delivery?.body ?? '')
        assert.equal(payload.issue.title, 'Covered')
        assert.equal(payload.installation.id, installation.id)
        assert.equal(delivery?.headers['x-github-hook-installation-target-type'], 'integration')
        assert.equal(delivery?.headers['x-github-hook-installation-target-id'], String(app.id))
        const { json: config } = await asApp(app, 'GET', '/app/hook/config')
        assert.equal(config.url, target.url)
        const update = await asApp(app, 'PATCH', '/app/hook/config', { content_type: 'form' })
        assert.deepEqual(update.json, { ...config, content_type: 'form' })
        const { json: deliveries } = await asApp(app, 'GET', '/app/hook/deliveries')
        assert.ok(deliveries.length >= 1)
        const [{ id }] = deliveries
        assert.equal((await asApp(app, 'GET', `/app/hook/deliveries/${id}`)).status, 200)
        assert.equal((await asApp(app, 'POST', `/app/hook/deliveries/${id}/attempts`)).status, 202)
      },
    )

    await suite.test('an app gets only the events for which it has the permission', async (t) => {
      const needsPush = { default_events: ['push'], default_permissions: { issues: 'read' } }
      await assert.rejects(newApp(needsPush), /needs the permission/)
      const target = await openHookTarget(t)
      const app = await newApp({
        hook_attributes: { url: target.url },
        default_events: ['issues', 'label'],
        default_permissions: { issues: 'read' },
      })
      await install(app, ['engine'])
      // As of an app of an earlier version.
      await service.context.db.write((tx) =>
        tx
          .updateTable('installation')
          .set({ permissions: '{"metadata":"read"}' })
          .where('app_id', '=', app.id)
          .execute(),
      )
      await ada('POST', '/repos/ada/engine/issues', { title: 'Secret' })
      await ada('POST', '/repos/ada/engine/labels', { name: `label ${databases.dialect}` })
      await target.waitFor(1, 'label')
      assert.deepEqual(
        target.requests.filter(({ headers }) => headers['x-github-event'] === 'issues'),
        [],
      )
    })

    await suite.test('a private app is known only to its owner', async () => {
      const app = await newApp({ name: `Hidden ${databases.dialect}`, public: false })
      const path = `/apps/${app.slug}/installations/new`
      assert.doesNotMatch((await service.anonymous('GET', path)).text, /Hidden/)
      const { page } = await world.visit(path, 'eve')
      assert.match(page.text, /There is no such app/)
      assert.doesNotMatch(page.text, /Hidden/)
      assert.match((await world.visit(path, 'ada')).page.text, /Install Hidden/)
    })

    await suite.test(
      'a deleted owner: the app can no longer act, and is uninstalled everywhere',
      async () => {
        const root = await service.as('root', { scopes: ['site_admin'] })
        await auth.changeUser(root.user.id, { role: 'site_admin' })
        for (const login of ['fay', 'guy']) await auth.createUser({ login, password, plan: 'user' })
        const fay = await service.as('fay')
        const guy = await service.as('guy')
        const own = await world.createApp('fay', { name: 'Left Behind' })
        const other = await newApp()
        await guy('POST', '/user/repos', { name: 'safe', private: true, auto_init: true })
        const installed = await guy('POST', '/user/installations', { app_slug: own.slug, account: 'guy' })
        const onOwner = await fay('POST', '/user/installations', { app_slug: other.slug, account: 'fay' })
        const { token } = await tokenOf(own, installed.json.id)
        const read = () => service.anonymous('GET', '/repos/guy/safe', undefined, bearer(token))
        assert.equal((await read()).status, 200)
        assert.equal((await root('DELETE', '/admin/users/fay')).status, 204)
        assert.equal((await read()).status, 401)
        assert.equal((await asApp(own, 'GET', '/app')).status, 404)
        assert.equal((await asApp(other, 'GET', `/app/installations/${onOwner.json.id}`)).status, 404)
        const again = await guy('POST', '/user/installations', { app_slug: own.slug, account: 'guy' })
        assert.equal(again.status, 404)
        assert.deepEqual((await guy('GET', '/user/installations')).json.installations, [])
        await assert.rejects(world.createApp('ada', { name: 'Left Behind' }), /already taken/)
      },
    )

    await suite.test('a suspended owner: the app cannot act and gets no events meanwhile', async (t) => {
      const root = await service.as('root', { scopes: ['site_admin'] })
      await auth.changeUser(root.user.id, { role: 'site_admin' })
      for (const login of ['hal', 'ivy']) await auth.createUser({ login, password, plan: 'user' })
      const ivy = await service.as('ivy')
      const target = await openHookTarget(t)
      const app = await world.createApp('hal', {
        name: `Paused ${databases.dialect}`,
        hook_attributes: { url: target.url },
        default_events: ['issues'],
      })
      await ivy('POST', '/user/repos', { name: 'safe', private: true, auto_init: true })
      const input = { app_slug: app.slug, account: 'ivy' }
      const { json: installation } = await ivy('POST', '/user/installations', input)
      const { token } = await tokenOf(app, installation.id)
      const read = () => service.anonymous('GET', '/repos/ivy/safe', undefined, bearer(token))
      assert.equal((await root('PUT', '/users/hal/suspended')).status, 204)
      assert.equal((await read()).status, 403)
      assert.equal((await asApp(app, 'GET', '/app')).status, 404)
      const path = `/app/installations/${installation.id}/access_tokens`
      assert.equal((await asApp(app, 'POST', path, {})).status, 404)
      await ivy('POST', '/repos/ivy/safe/issues', { title: 'Meanwhile' })
      assert.equal((await root('DELETE', '/users/hal/suspended')).status, 204)
      assert.equal((await read()).status, 200)
      await ivy('POST', '/repos/ivy/safe/issues', { title: 'Afterwards' })
      const [delivery] = await target.waitFor(1, 'issues')
      assert.equal(JSON.parse(delivery?.body ?? '').issue.title, 'Afterwards')
    })

    await suite.test('an app with the permissions manages a repository and its organization', async () => {
      const organization = `managed-${databases.dialect}`
      const root = await service.as('root', { scopes: ['site_admin', 'repo'] })
      await auth.changeUser(root.user.id, { role: 'site_admin' })
      await root('POST', '/admin/organizations', { login: organization, admin: 'ada' })
      await ada('POST', `/orgs/${organization}/repos`, { name: 'tools', private: true, auto_init: true })
      await ada('POST', `/orgs/${organization}/teams`, { name: 'crew' })
      const permissions = {
        administration: 'write',
        repository_hooks: 'write',
        members: 'write',
        organization_administration: 'write',
        organization_hooks: 'write',
      }
      const manifest = { name: `Manager ${databases.dialect}`, default_permissions: permissions }
      const app = await world.createApp('ada', manifest, organization)
      const { json: installation } = await ada('POST', '/user/installations', {
        app_slug: app.slug,
        account: organization,
      })
      const { token } = await tokenOf(app, installation.id)
      const asBot = (method: string, path: string, body?: unknown) =>
        service.anonymous(method, path, body, bearer(token))
      const config = { url: 'https://hooks.example/', content_type: 'json' }
      const repository = `/repos/${organization}/tools`
      for (const path of [repository, `/orgs/${organization}`]) {
        const created = await asBot('POST', `${path}/hooks`, { name: 'web', config })
        assert.equal(created.status, 201, created.text)
        const hook = `${path}/hooks/${created.json.id}`
        const pinged = await asBot('POST', `${hook}/pings`)
        assert.equal(pinged.status, 204, pinged.text)
        assert.equal((await asBot('PATCH', hook, { active: false })).status, 200)
        assert.equal((await asBot('DELETE', hook)).status, 204)
      }
      const invited = await asBot('PUT', `${repository}/collaborators/eve`, { permission: 'push' })
      assert.equal(invited.status, 201, invited.text)
      assert.equal((await eve('PATCH', `/user/repository_invitations/${invited.json.id}`)).status, 204)
      const team = `/orgs/${organization}/teams/crew${repository}`
      const added = await asBot('PUT', team, { permission: 'push' })
      assert.equal(added.status, 204, added.text)
      assert.equal((await asBot('DELETE', team)).status, 204)
      const membership = `/orgs/${organization}/memberships/eve`
      const member = await asBot('PUT', membership, { role: 'member' })
      assert.equal(member.status, 200, member.text)
      const accepted = await eve('PATCH', `/user/memberships/orgs/${organization}`, { state: 'active' })
      assert.equal(accepted.status, 200, accepted.text)
      const ruleset = await asBot('POST', `/orgs/${organization}/rulesets`, {
        name: 'Everywhere',
        enforcement: 'active',
        rules: [{ type: 'deletion' }],
        conditions: {
          ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] },
          repository_name: { include: ['~ALL'], exclude: [] },
        },
      })
      assert.equal(ruleset.status, 201, ruleset.text)
      const limit = await asBot('PUT', `/orgs/${organization}/interaction-limits`, {
        limit: 'existing_users',
      })
      assert.equal(limit.status, 200, limit.text)
      await ada('DELETE', `/user/installations/${installation.id}`)
      const { json: narrow } = await ada('POST', '/user/installations', {
        app_slug: app.slug,
        account: organization,
        repositories: ['tools'],
      })
      const { token: narrowToken } = await tokenOf(app, narrow.id)
      const create = (visibility: object) =>
        service.anonymous(
          'POST',
          `/orgs/${organization}/repos`,
          { name: 'made', auto_init: true, ...visibility },
          bearer(narrowToken),
        )
      const made = await create({ private: true })
      assert.equal(made.status, 201, made.text)
      const read = await service.anonymous(
        'GET',
        `/repos/${organization}/made/readme`,
        undefined,
        bearer(narrowToken),
      )
      assert.equal(read.status, 403, 'the app has no permission for contents')
      const renamed = await service.anonymous(
        'PATCH',
        `/repos/${organization}/made`,
        { description: 'Made by an app' },
        bearer(narrowToken),
      )
      assert.equal(renamed.status, 200, renamed.text)
    })

    await suite.test('a team that an app creates: the app is no member of it', async () => {
      const root = await service.as('root', { scopes: ['site_admin', 'repo'] })
      await auth.changeUser(root.user.id, { role: 'site_admin' })
      const org = `yard${databases.dialect}`
      await root('POST', '/admin/organizations', { login: org, admin: 'ada' })
      await ada('POST', `/orgs/${org}/repos`, { name: 'shed', private: true })
      await ada('PUT', `/orgs/${org}/memberships/eve`, { role: 'member' })
      await eve('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
      const app = await newApp({ default_permissions: { administration: 'write', members: 'write' } })
      const input = { app_slug: app.slug, account: org }
      const { json: installation } = await ada('POST', '/user/installations', input)
      const { token } = await tokenOf(app, installation.id)
      const call = (method: string, path: string, body?: unknown) =>
        service.anonymous(method, path, body, bearer(token))
      const team = { name: 'crew', repo_names: [`${org}/shed`], permission: 'admin' }
      assert.equal((await call('POST', `/orgs/${org}/teams`, team)).status, 201)
      assert.deepEqual((await ada('GET', `/orgs/${org}/teams/crew/members`)).json, [])
      const invite = await call('PUT', `/repos/${org}/shed/collaborators/root`, { permission: 'admin' })
      assert.equal(invite.status, 201)
      // The recipient has to accept.
      const transfer = await call('POST', `/repos/${org}/shed/transfer`, { new_owner: 'eve' })
      assert.equal(transfer.status, 202)
      assert.equal((await call('GET', `/repos/${org}/shed`)).status, 200)
      const membership = (login: string) => `/orgs/${org}/teams/crew/memberships/${login}`
      assert.equal((await call('PUT', membership('eve'))).json.state, 'active')
      assert.equal((await call('PUT', membership('root'))).json.state, 'pending')
    })

    await suite.test(
      'a manifest: its user must still own the organization, and not be suspended',
      async () => {
        const root = await service.as('root', { scopes: ['site_admin', 'repo'] })
        await auth.changeUser(root.user.id, { role: 'site_admin' })
        await auth.createUser({ login: 'joy', password, plan: 'user' })
        const joy = await service.as('joy')
        const org = `firm${databases.dialect}`
        await root('POST', '/admin/organizations', { login: org, admin: 'ada' })
        const member = (role: string) => ada('PUT', `/orgs/${org}/memberships/joy`, { role })
        await member('admin')
        await joy('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
        const confirm = (name: string, ...organization: string[]) =>
          world.confirmManifest('joy', { name: `${name} ${databases.dialect}` }, ...organization)
        const codes = [await confirm('Late', org), await confirm('Own')]
        await member('member')
        assert.equal((await world.convert(codes[0] ?? '')).status, 404)
        await root('PUT', '/users/joy/suspended')
        assert.equal((await world.convert(codes[1] ?? '')).status, 404)
        await root('DELETE', '/users/joy/suspended')
        assert.equal((await world.convert(codes[1] ?? '')).status, 201)
      },
    )

    await suite.test('rate limits: installations of one app do not share theirs', async () => {
      const app = await newApp()
      const installation = await install(app)
      const first = await tokenOf(app, installation.id)
      const statusWith = async (token: string) =>
        Number(
          (
            await service.anonymous('GET', '/installation/repositories', undefined, bearer(token))
          ).headers.get('x-ratelimit-used'),
        )
      assert.equal(await statusWith(first.token), 1)
      assert.equal(await statusWith((await tokenOf(app, installation.id)).token), 2)
      const other = await newApp()
      assert.equal(await statusWith((await tokenOf(other, (await install(other)).id)).token), 1)
    })
  })
})

/** Signed with the client secret as if it were a shared key. */
function hs256({ client_id, client_secret }: CreatedApp): string {
  const now = Math.floor(Date.now() / 1000)
  const text = [{ alg: 'HS256' }, { iat: now, exp: now + 300, iss: client_id }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', client_secret).update(text).digest('base64url')}`
}
