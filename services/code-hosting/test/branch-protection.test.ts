import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startOnce } from '@octavo/testing/start-once.ts'
import { type PushStep, pushSteps } from '../src/context/push-steps.ts'
import { createAppWorld, password, sign } from './app-world.ts'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { noProtection, startRuleWorld } from './rule-world.ts'

const schemas = readOctokitSchemas('openapi-types')
const webhookSchemas = readOctokitSchemas('openapi-webhooks-types')

describeOnBothDatabases('branch protection', (databases) => {
  const startWorld = startOnce(() => startRuleWorld(databases))

  async function open(name: string) {
    const world = await startWorld()
    const organization = await world.organization(`bp-${name}`)
    return { ...world, ...organization, ...(await organization.repository()) }
  }

  test('protection can be created, read, replaced and deleted', async () => {
    const { owner, path, name } = await open('crud')
    const at = `${path}/branches/main/protection`
    assert.equal((await owner('GET', at)).json.message, 'Branch not protected')
    assert.equal((await owner('GET', `${path}/branches/none/protection`)).json.message, 'Branch not found')
    assert.equal((await owner('PUT', at, { enforce_admins: true })).status, 422)
    assert.equal((await owner('PUT', `${path}/branches/none/protection`, noProtection)).status, 404)
    const team = await owner('POST', `/orgs/${name}/teams`, { name: 'Crew' })
    const protection = await owner('PUT', at, {
      required_status_checks: { strict: true, checks: [{ context: 'ci' }, { context: 'lint', app_id: 7 }] },
      enforce_admins: true,
      required_pull_request_reviews: {
        dismissal_restrictions: { users: [`${name}-owner`], teams: [team.json.slug] },
        require_code_owner_reviews: true,
        required_approving_review_count: 2,
      },
      restrictions: { users: [`${name}-owner`], teams: ['crew'] },
      required_linear_history: true,
    })
    assert.equal(protection.status, 200, protection.text)
    assert.deepEqual(schemas.findErrors('protected-branch', protection.json), [])
    assert.deepEqual((await owner('GET', at)).json, protection.json)
    assert.deepEqual(protection.json.required_status_checks.checks, [
      { context: 'ci', app_id: null },
      { context: 'lint', app_id: 7 },
    ])
    assert.equal(protection.json.restrictions.users[0].login, `${name}-owner`)
    assert.equal(protection.json.restrictions.teams[0].slug, 'crew')
    assert.equal(protection.json.required_linear_history.enabled, true)
    const branch = await owner('GET', `${path}/branches/main`)
    assert.deepEqual(
      [branch.json.protected, branch.json.protection.required_status_checks.enforcement_level],
      [true, 'everyone'],
    )
    assert.equal((await owner('GET', `${path}/branches?protected=true`)).json.length, 1)
    assert.equal((await owner('GET', `${path}/branches?protected=false`)).json.length, 0)
    const replacement = await owner('PUT', at, noProtection)
    assert.equal(replacement.json.required_status_checks, undefined)
    assert.equal((await owner('DELETE', at)).status, 204)
    assert.equal((await owner('DELETE', at)).status, 404)
    assert.equal((await owner('GET', `${path}/branches/main`)).json.protected, false)
  })

  test('parts of the protection have routes of their own', async () => {
    const { owner, path, name } = await open('parts')
    const at = `${path}/branches/main/protection`
    assert.equal((await owner('POST', `${at}/enforce_admins`)).status, 404)
    await owner('PUT', at, {
      ...noProtection,
      required_status_checks: { strict: false, contexts: ['a'] },
      required_pull_request_reviews: {},
      restrictions: { users: [], teams: [] },
    })
    for (const part of ['enforce_admins', 'required_signatures']) {
      assert.equal((await owner('GET', `${at}/${part}`)).json.enabled, false)
      assert.equal((await owner('POST', `${at}/${part}`)).json.enabled, true)
      assert.equal((await owner('DELETE', `${at}/${part}`)).status, 204)
      assert.equal((await owner('GET', `${at}/${part}`)).json.enabled, false)
    }
    const checks = `${at}/required_status_checks`
    const names = Array.from({ length: 100 }, (_, index) => `c${index}`)
    assert.equal((await owner('POST', `${checks}/contexts`, names)).status, 422)
    assert.deepEqual((await owner('POST', `${checks}/contexts`, ['b'])).json, ['a', 'b'])
    assert.deepEqual((await owner('PUT', `${checks}/contexts`, { contexts: ['c', 'd'] })).json, ['c', 'd'])
    assert.deepEqual((await owner('DELETE', `${checks}/contexts`, { contexts: ['c'] })).json, ['d'])
    assert.deepEqual((await owner('GET', `${checks}/contexts`)).json, ['d'])
    const policy = await owner('PATCH', checks, { strict: true })
    assert.deepEqual([policy.json.strict, policy.json.contexts], [true, ['d']])
    assert.deepEqual((await owner('GET', checks)).json, policy.json)
    assert.deepEqual(schemas.findErrors('status-check-policy', policy.json), [])
    assert.equal((await owner('DELETE', checks)).status, 204)
    assert.equal((await owner('GET', checks)).json.message, 'Required status checks not enabled')
    const reviews = `${at}/required_pull_request_reviews`
    const update = await owner('PATCH', reviews, { required_approving_review_count: 3 })
    assert.equal(update.json.required_approving_review_count, 3)
    assert.deepEqual((await owner('GET', reviews)).json, update.json)
    assert.deepEqual(schemas.findErrors('protected-branch-pull-request-review', update.json), [])
    assert.equal((await owner('PATCH', reviews, { required_approving_review_count: 9 })).status, 422)
    assert.equal((await owner('DELETE', reviews)).status, 204)
    assert.equal((await owner('GET', reviews)).status, 404)
    const users = `${at}/restrictions/users`
    const login = `${name}-owner`
    assert.equal((await owner('POST', users, { users: [login] })).json[0].login, login)
    assert.equal((await owner('GET', users)).json[0].login, login)
    assert.equal((await owner('DELETE', users, { users: [login] })).json.length, 0)
    assert.equal((await owner('PUT', users, [])).json.length, 0)
    assert.equal((await owner('POST', users, ['nobody-here'])).status, 422)
    await owner('POST', `/orgs/${name}/teams`, { name: 'Crew' })
    const teams = `${at}/restrictions/teams`
    assert.equal((await owner('POST', teams, { teams: ['crew'] })).json[0].slug, 'crew')
    assert.equal((await owner('PUT', teams, { teams: ['crew'] })).json[0].slug, 'crew')
    assert.equal((await owner('GET', teams)).json[0].slug, 'crew')
    assert.equal((await owner('DELETE', teams, { teams: ['crew'] })).json.length, 0)
    assert.deepEqual((await owner('GET', `${at}/restrictions/apps`)).json, [])
    const restrictions = await owner('GET', `${at}/restrictions`)
    assert.deepEqual(schemas.findErrors('branch-restriction-policy', restrictions.json), [])
    assert.equal((await owner('DELETE', `${at}/restrictions`)).status, 204)
    assert.equal((await owner('GET', users)).json.message, 'Push restrictions not enabled')
  })

  test('only administrators see and change protection', async () => {
    const { owner, member, path, as } = await open('rights')
    const at = `${path}/branches/main/protection`
    await owner('PUT', at, noProtection)
    const writer = await member('writer', 'maintain')
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', noProtection],
      ['DELETE', undefined],
    ] as const)
      assert.equal((await writer(method, at, body)).status, 403, method)
    const stranger = await as('bp-stranger', { scopes: ['public_repo'] })
    assert.equal((await stranger('GET', at)).status, 403)
    const names = await owner('PUT', at, {
      ...noProtection,
      restrictions: { users: ['no-such-user'], teams: [] },
    })
    assert.equal(names.json.message, 'Validation Failed')
  })

  test('a push that needs a pull request is refused by git and by the API, unless the user is exempt', async () => {
    const { owner, member, clone, path, tip, name } = await open('reviews')
    const writer = await member('writer', 'write')
    const client = await clone(writer)
    await owner('PUT', `${path}/branches/main/protection`, {
      ...noProtection,
      required_pull_request_reviews: {},
    })
    const before = await tip()
    await client.commit('a.txt', '1')
    const rejection = await client.attempt('push', 'origin', 'main', 'main:side')
    assert.match(
      rejection.stderr,
      /remote: error: GH006: Protected branch update failed for refs\/heads\/main\./,
    )
    assert.match(rejection.stderr, /remote: error: Changes must be made through a pull request\./)
    assert.match(rejection.stderr, /\[remote rejected\] main -> main \(protected branch hook declined\)/)
    assert.match(rejection.stderr, /\[new branch\]\s+main -> side/)
    assert.equal(await tip(), before)
    const file = await writer('PUT', `${path}/contents/b.txt`, { message: 'x', content: 'YQ==' })
    assert.deepEqual([file.status, /through a pull request/.test(file.json.message)], [409, true])
    const side = await tip('side')
    const ref = await writer('PATCH', `${path}/git/refs/heads/main`, { sha: side })
    assert.deepEqual([ref.status, /Protected branch/.test(ref.json.message)], [422, true])
    assert.equal((await writer('POST', `${path}/merges`, { base: 'main', head: 'side' })).status, 422)
    // Administrators are exempt until they are included.
    assert.equal(
      (await owner('PUT', `${path}/contents/b.txt`, { message: 'x', content: 'YQ==' })).status,
      201,
    )
    await owner('POST', `${path}/branches/main/protection/enforce_admins`)
    assert.equal(
      (await owner('PUT', `${path}/contents/c.txt`, { message: 'x', content: 'YQ==' })).status,
      409,
    )
    await owner('PATCH', `${path}/branches/main/protection/required_pull_request_reviews`, {
      bypass_pull_request_allowances: { users: [`${name}-writer`] },
    })
    assert.equal(
      (await writer('PUT', `${path}/contents/d.txt`, { message: 'x', content: 'YQ==' })).status,
      201,
    )
  })

  test('forced pushes and deletions are refused for everybody until they are allowed', async () => {
    const { owner, clone, path, tip } = await open('force')
    const client = await clone(owner)
    await client.git('push', '--quiet', 'origin', 'main:release/1')
    const at = `${path}/branches/release/1/protection`
    assert.equal((await owner('PUT', at, noProtection)).status, 200)
    await client.git('checkout', '--quiet', '--orphan', 'other')
    await client.commit('z.txt', 'z')
    const forcePush = await client.attempt('push', '--force', 'origin', 'other:release/1')
    assert.match(forcePush.stderr, /Cannot force-push to this branch/)
    const deletion = await client.attempt('push', 'origin', ':release/1')
    assert.match(deletion.stderr, /GH006[\s\S]*Cannot delete this protected ref/)
    assert.equal((await owner('DELETE', `${path}/git/refs/heads/release/1`)).status, 422)
    await owner('PUT', at, { ...noProtection, allow_force_pushes: true, allow_deletions: true })
    await client.git('push', '--force', '--quiet', 'origin', 'other:release/1')
    assert.equal(await tip('release/1'), await client.git('rev-parse', 'other'))
    await client.git('push', '--quiet', 'origin', ':release/1')
  })

  test('merge commits, missing checks, locks and missing rights block a push', async () => {
    const { owner, member, clone, path, tip, name } = await open('others')
    const writer = await member('writer', 'write')
    const at = `${path}/branches/main/protection`
    const client = await clone(writer)
    const push = async () => (await client.attempt('push', 'origin', 'HEAD:main')).stderr
    await owner('PUT', at, { ...noProtection, required_linear_history: true })
    const base = await client.git('rev-parse', 'HEAD')
    await client.git('checkout', '--quiet', '-b', 'one')
    await client.commit('one.txt', '1')
    await client.git('checkout', '--quiet', 'main')
    await client.commit('two.txt', '2')
    await client.git('merge', '--quiet', '--no-ff', '-m', 'Merge one', 'one')
    assert.match(await push(), /must not contain merge commits/)
    await client.git('reset', '--quiet', '--hard', base)
    const oid = await client.commit('three.txt', '3')
    await owner('PUT', at, { ...noProtection, required_status_checks: { strict: false, contexts: ['ci'] } })
    assert.match(await push(), /Required status check "ci" is expected/)
    await client.git('push', '--quiet', 'origin', 'HEAD:three')
    await writer('POST', `${path}/statuses/${oid}`, { state: 'failure', context: 'ci' })
    assert.match(await push(), /Required status check "ci" is failing/)
    await writer('POST', `${path}/statuses/${oid}`, { state: 'success', context: 'ci' })
    await owner('PUT', at, { ...noProtection, lock_branch: true })
    assert.match(await push(), /locked branch/)
    await owner('PUT', at, { ...noProtection, restrictions: { users: [], teams: [] } })
    assert.match(await push(), /not authorized to push/)
    await owner('PUT', at, { ...noProtection, required_signatures: true })
    assert.match(await push(), /must have verified signatures/)
    await owner('PUT', at, {
      ...noProtection,
      required_signatures: false,
      required_status_checks: { strict: false, contexts: ['ci'] },
      restrictions: { users: [`${name}-writer`], teams: [] },
    })
    await push()
    assert.equal(await tip(), oid)
  })

  test('an installed app can be the only one that may push, or bypass a ruleset', async () => {
    const world = await open('apps')
    const { owner, path, name, context, anonymous, clone } = world
    await context.auth.createUser({ login: 'bp-maker', password, plan: 'user' })
    const app = await createAppWorld(world).createApp('bp-maker', { name: 'Bp Deployer' })
    const at = `${path}/branches/main/protection`
    const restricted = {
      ...noProtection,
      enforce_admins: true,
      restrictions: { users: [], teams: [], apps: [app.slug] },
    }
    // Apps of other accounts must not be found by guessing.
    assert.equal((await owner('PUT', at, restricted)).status, 422)
    const installation = await owner('POST', '/user/installations', { app_slug: app.slug, account: name })
    assert.equal(installation.status, 201, installation.text)
    const protection = await owner('PUT', at, restricted)
    assert.equal(protection.json.restrictions.apps[0].slug, app.slug)
    assert.deepEqual(schemas.findErrors('integration', protection.json.restrictions.apps[0]), [])
    const { json } = await anonymous(
      'POST',
      `/app/installations/${installation.json.id}/access_tokens`,
      undefined,
      { authorization: `Bearer ${sign(app, Date.now())}` },
    )
    const client = await clone(json)
    await client.commit('a.txt', '1')
    await client.git('push', '--quiet', 'origin', 'main')
    assert.equal(
      (await owner('PUT', `${path}/contents/b.txt`, { message: 'x', content: 'YQ==' })).status,
      409,
    )
    const apps = `${at}/restrictions/apps`
    assert.deepEqual((await owner('DELETE', apps, [app.slug])).json, [])
    for (const method of ['POST', 'PUT'])
      assert.equal((await owner(method, apps, { apps: [app.slug] })).json[0].slug, app.slug)
    assert.deepEqual((await owner('PUT', apps, [])).json, [])
    await client.commit('a.txt', '2')
    assert.match((await client.attempt('push', 'origin', 'main')).stderr, /not authorized to push/)
    await owner('DELETE', at)
    const ruleset = {
      name: 'App',
      enforcement: 'active',
      conditions: { ref_name: { include: ['~ALL'], exclude: [] } },
      rules: [{ type: 'update' }],
    }
    const { json: createdProtection } = await owner('POST', `${path}/rulesets`, ruleset)
    assert.match((await client.attempt('push', 'origin', 'main')).stderr, /Cannot update this protected ref/)
    const bypass_actors = [{ actor_id: app.id, actor_type: 'Integration' }]
    assert.equal(
      (await owner('PUT', `${path}/rulesets/${createdProtection.id}`, { bypass_actors })).status,
      200,
    )
    await client.git('push', '--quiet', 'origin', 'main')
  })

  test('a renamed branch keeps its protection, which only an administrator can move', async () => {
    const { owner, member, path } = await open('rename')
    const writer = await member('writer', 'write')
    await owner('POST', `${path}/git/refs`, {
      ref: 'refs/heads/old',
      sha: (await owner('GET', `${path}/git/ref/heads/main`)).json.object.sha,
    })
    await owner('PUT', `${path}/branches/old/protection`, { ...noProtection, required_linear_history: true })
    assert.equal((await writer('POST', `${path}/branches/old/rename`, { new_name: 'new' })).status, 403)
    assert.equal((await owner('POST', `${path}/branches/old/rename`, { new_name: 'a/new' })).status, 201)
    assert.equal((await owner('GET', `${path}/branches/a/new`)).json.protected, true)
    const redirect = await owner('GET', `${path}/branches/a%2Fnew/protection`)
    assert.equal(redirect.json.required_linear_history.enabled, true)
    assert.match(redirect.json.url, /branches\/a\/new\/protection$/)
    assert.equal((await owner('GET', `${path}/branches/old/protection`)).status, 404)
  })

  test('changes of protection are webhook events', async () => {
    const { owner, path, context } = await open('hooks')
    const events: { action?: string | undefined; payload: { rule?: object; changes?: object } }[] = []
    context.activity.observe(async (tx, { event, action, payload }) => {
      if (event !== 'branch_protection_rule') return
      events.push({ action, payload: await payload(tx, { api: 'http://x', html: 'http://x' }) })
    })
    const at = `${path}/branches/main/protection`
    await owner('PUT', at, noProtection)
    await owner('PUT', at, noProtection)
    await owner('POST', `${at}/enforce_admins`)
    await owner('DELETE', at)
    const actions = [...new Set(events.map(({ action }) => action))]
    assert.deepEqual(actions, ['created', 'edited', 'deleted'])
    for (const { payload } of events)
      assert.deepEqual(webhookSchemas.findErrors('webhooks_rule', payload.rule), [])
    const edit = events.find(({ action }) => action === 'edited')
    assert.deepEqual(edit?.payload.changes, { admin_enforced: { from: false } })
  })

  test('protection that is set during a push either rejects the push or applies after it', async (t) => {
    const { owner, member, path, tip, context } = await open('races')
    const writer = await member('writer', 'write')
    const at = `${path}/branches/main/protection`
    const lockedBranch = { ...noProtection, lock_branch: true }
    const write = (file: string) =>
      writer('PUT', `${path}/contents/${file}`, { message: 'x', content: 'YQ==' })
    // The intent of the push is stored, so the push was first.
    let protecting: Promise<unknown> | undefined
    const protect = (step: unknown) => {
      if ((step as PushStep) === 'intent stored') protecting ??= owner('PUT', at, lockedBranch)
    }
    pushSteps.subscribe(protect)
    t.after(() => pushSteps.unsubscribe(protect))
    assert.equal((await write('first.txt')).status, 201)
    await protecting
    pushSteps.unsubscribe(protect)
    assert.equal((await write('second.txt')).status, 409)
    await owner('DELETE', at)
    // Between the first look at the rules and the transaction that stores the intent.
    // The writes of jobs must not be the first.
    await context.jobs.idle()
    const before = await tip()
    const { write: writeTo } = context.db
    let isFirst = true
    t.mock.method(context.db, 'write', async (work: Parameters<typeof writeTo>[0]) => {
      if (isFirst) {
        isFirst = false
        const protection = await owner('PUT', at, {
          ...noProtection,
          required_linear_history: true,
          lock_branch: true,
        })
        assert.equal(protection.status, 200)
      }
      return writeTo(work)
    })
    assert.equal((await write('third.txt')).status, 409)
    assert.equal(await tip(), before)
  })

  test('many concurrent changes of one protection are all kept', async () => {
    const { owner, path } = await open('crowd')
    const at = `${path}/branches/main/protection`
    await owner('PUT', at, { ...noProtection, required_status_checks: { strict: false, contexts: [] } })
    const names = Array.from({ length: 12 }, (_, at) => `ci-${at}`)
    await Promise.all(names.map((one) => owner('POST', `${at}/required_status_checks/contexts`, [one])))
    const { json } = await owner('GET', `${at}/required_status_checks/contexts`)
    assert.deepEqual(json.toSorted(), names.toSorted())
  })
})
