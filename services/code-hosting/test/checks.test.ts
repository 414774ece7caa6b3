import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import { createAppWorld, password, sign } from './app-world.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openHookTarget } from './hook-target.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

const restSchemas = readOctokitSchemas('openapi-types')
const events = readOctokitSchemas('openapi-webhooks-types')

describeOnBothDatabases('checks', (databases) => {
  async function start() {
    const clock = createManualClock(Date.now())
    const service = await startCodeHosting({ clock, ...databaseOptions(databases.location()) })
    const login = `ada${service.context.ids.text(5).toLowerCase()}`
    await service.context.auth.createUser({ login, password, plan: 'user' })
    const ada = await service.as(login)
    await ada('POST', '/user/repos', { name: 'engine', auto_init: true })
    const repo = `/repos/${login}/engine`
    const { json: branch } = await ada('GET', `${repo}/branches/main`)
    const world = createAppWorld(service)

    async function addApp(manifest: object) {
      const name = `Checker ${service.context.ids.text(5)}`
      const app = await world.createApp(login, { name, ...manifest })
      const { json: installation } = await ada('POST', '/user/installations', {
        app_slug: app.slug,
        account: login,
      })
      const { json } = await service.anonymous(
        'POST',
        `/app/installations/${installation.id}/access_tokens`,
        {},
        { authorization: `Bearer ${sign(app, clock.now())}` },
      )
      const call = (method: string, path: string, body?: unknown) =>
        service.anonymous(method, repo + path, body, { authorization: `Bearer ${json.token}` })
      return { app, call }
    }
    return { ...service, ada, repo, sha: String(branch.commit.sha), addApp }
  }

  test('a check that an app has to report is met by its check runs and statuses alone', async () => {
    const { ada, repo, sha, addApp } = await start()
    const { app, call } = await addApp({ default_permissions: { statuses: 'write', checks: 'write' } })
    const other = await addApp({ default_permissions: { statuses: 'write' } })
    const rule = {
      type: 'required_status_checks',
      parameters: {
        strict_required_status_checks_policy: false,
        required_status_checks: [{ context: 'ci', integration_id: app.id }],
      },
    }
    const ruleset = {
      name: 'Checked',
      enforcement: 'active',
      conditions: { ref_name: { include: ['refs/heads/checked'], exclude: [] } },
      rules: [rule],
    }
    assert.equal((await ada('POST', `${repo}/rulesets`, ruleset)).status, 201)
    const create = () => ada('POST', `${repo}/git/refs`, { ref: 'refs/heads/checked', sha })
    const status = { state: 'success', context: 'ci' }
    assert.equal((await ada('POST', `${repo}/statuses/${sha}`, status)).status, 201)
    assert.equal((await other.call('POST', `/statuses/${sha}`, status)).status, 201)
    assert.equal((await create()).status, 422)
    assert.equal((await call('POST', `/statuses/${sha}`, status)).status, 201)
    const checkRun = await create()
    assert.equal(checkRun.status, 201, checkRun.text)
  })

  test('a deployment needs the success of a required check in all apps that report it', async () => {
    const { ada, repo, sha, addApp } = await start()
    const first = await addApp({ default_permissions: { checks: 'write' } })
    const second = await addApp({ default_permissions: { checks: 'write' } })
    const report = async ({ call }: typeof first, conclusion: string) => {
      const run = { name: 'ci', head_sha: sha, status: 'completed', conclusion }
      assert.equal((await call('POST', '/check-runs', run)).status, 201)
    }
    await report(first, 'failure')
    await report(second, 'success')
    const deploy = () => ada('POST', `${repo}/deployments`, { ref: 'main', required_contexts: ['ci'] })
    const refused = await deploy()
    assert.equal(refused.status, 409, refused.text)
    assert.deepEqual(refused.json.errors[0].contexts, [
      { context: 'ci', state: 'failure' },
      { context: 'ci', state: 'success' },
    ])
    await report(first, 'success')
    assert.equal((await deploy()).status, 201)
  })

  test('a check run: from its creation to its completion, with annotations', async () => {
    const { ada, repo, sha, addApp } = await start()
    const { app, call } = await addApp({})
    const checkRun = await call('POST', '/check-runs', {
      name: 'build',
      head_sha: sha,
      status: 'in_progress',
    })
    assert.equal(checkRun.status, 201, checkRun.text)
    assert.deepEqual(restSchemas.findErrors('check-run', checkRun.json), [])
    assert.equal(checkRun.json.app.id, app.id)
    const { id } = checkRun.json
    const annotation = {
      path: 'README.md',
      start_line: 1,
      end_line: 1,
      annotation_level: 'warning',
      message: 'Spelling',
    }
    const completion = await call('PATCH', `/check-runs/${id}`, {
      conclusion: 'failure',
      output: { title: 'Spelling', summary: 'One word', annotations: [annotation] },
    })
    assert.equal(completion.status, 200, completion.text)
    assert.equal(completion.json.status, 'completed')
    assert.equal(completion.json.output.annotations_count, 1)
    assert.deepEqual((await ada('GET', `${repo}/check-runs/${id}`)).json, completion.json)
    const { json: annotations } = await ada('GET', `${repo}/check-runs/${id}/annotations`)
    assert.deepEqual(restSchemas.findErrors('check-annotation', annotations[0]), [])
    assert.equal(annotations[0].message, 'Spelling')
    const { json: suite } = await ada('GET', `${repo}/check-suites/${completion.json.check_suite.id}`)
    assert.deepEqual(restSchemas.findErrors('check-suite', suite), [])
    assert.equal(suite.conclusion, 'failure')
    assert.equal(suite.latest_check_runs_count, 1)
  })

  test('check runs of a commit: the latest of each name by default, with filters', async () => {
    const { ada, repo, sha, addApp } = await start()
    const { app, call } = await addApp({})
    for (const [name, conclusion] of [
      ['build', 'failure'],
      ['build', 'success'],
      ['lint', 'neutral'],
    ])
      await call('POST', '/check-runs', { name, head_sha: sha, conclusion })
    const list = async (query: string) => (await ada('GET', `${repo}/commits/main/check-runs?${query}`)).json
    assert.equal((await list('')).total_count, 2)
    assert.equal((await list('filter=all')).total_count, 3)
    assert.equal((await list('check_name=lint')).check_runs[0].conclusion, 'neutral')
    assert.equal((await list('status=queued')).total_count, 0)
    assert.equal((await list(`app_id=${app.id + 1000}`)).total_count, 0)
    const { json: suites } = await ada('GET', `${repo}/commits/main/check-suites`)
    assert.equal(suites.total_count, 1)
    assert.equal(suites.check_suites[0].conclusion, 'neutral')
    const { json: runs } = await ada('GET', `${repo}/check-suites/${suites.check_suites[0].id}/check-runs`)
    assert.equal(runs.total_count, 2)
  })

  test('writing checks: only apps can, and each only its own', async () => {
    const { ada, repo, sha, addApp } = await start()
    const [first, second] = [await addApp({}), await addApp({})]
    const rejection = await ada('POST', `${repo}/check-runs`, { name: 'build', head_sha: sha })
    assert.equal(rejection.status, 403)
    assert.equal(rejection.json.message, 'You must authenticate via a GitHub App.')
    const { json: run } = await first.call('POST', '/check-runs', { name: 'build', head_sha: sha })
    const foreign = await second.call('PATCH', `/check-runs/${run.id}`, { conclusion: 'success' })
    assert.equal(foreign.status, 403)
    const blind = await addApp({ default_permissions: { checks: 'read' } })
    assert.equal((await blind.call('POST', '/check-runs', { name: 'x', head_sha: sha })).status, 403)
    const wrong = [
      { name: 'x', head_sha: 'main' },
      { name: 'x', head_sha: '0'.repeat(40) },
      { name: 'x', head_sha: sha, status: 'completed' },
      { name: 'x', head_sha: sha, conclusion: 'great' },
      { name: 'x', head_sha: sha, conclusion: 'stale' },
      { name: '', head_sha: sha },
      { name: '漢'.repeat(513), head_sha: sha },
      { name: 'x', head_sha: sha, started_at: 'yesterday' },
      { name: 'x', head_sha: sha, details_url: 'javascript:alert(1)' },
      { name: 'x', head_sha: sha, output: { annotations: [{ path: 'a' }] } },
      { head_sha: sha },
    ]
    for (const body of wrong)
      assert.equal((await first.call('POST', '/check-runs', body)).status, 422, JSON.stringify(body))
    assert.equal((await ada('GET', `${repo}/check-runs/999999`)).status, 404)
    const longest = { name: '漢'.repeat(512), head_sha: sha }
    assert.equal((await first.call('POST', '/check-runs', longest)).status, 201)
    for (const app_id of [999_999, 1e300]) {
      const settings = { auto_trigger_checks: [{ app_id, setting: false }] }
      assert.equal((await ada('PATCH', `${repo}/check-suites/preferences`, settings)).status, 422)
    }
  })

  test('a suite is queued after a request to run it again, until its app reports', async () => {
    const { ada, repo, sha, addApp } = await start()
    const { call } = await addApp({})
    const { json: run } = await call('POST', '/check-runs', {
      name: 'a',
      head_sha: sha,
      conclusion: 'failure',
    })
    const at = `${repo}/check-suites/${run.check_suite.id}`
    const stateOf = async () => {
      const { status, conclusion } = (await ada('GET', at)).json
      return [status, conclusion]
    }
    for (const path of [`${repo}/check-runs/${run.id}`, at]) {
      assert.deepEqual(await stateOf(), ['completed', 'failure'])
      assert.equal((await ada('POST', `${path}/rerequest`)).status, 201)
      assert.deepEqual(await stateOf(), ['queued', null])
      assert.equal((await ada('GET', `${repo}/check-runs/${run.id}`)).json.conclusion, 'failure')
      await call('PATCH', `/check-runs/${run.id}`, { conclusion: 'failure' })
    }
  })

  test('a suite retains the latest 1,000 runs of a name, and does not read other commits', async () => {
    const { ada, repo, sha, addApp, context } = await start()
    const { call } = await addApp({})
    const body = { name: 'often', head_sha: sha, conclusion: 'success' }
    const { json: first } = await call('POST', '/check-runs', body)
    const row = await context.db.read
      .selectFrom('check_run')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const { id: _, ...copy } = row
    await context.db.write((tx) =>
      tx
        .insertInto('check_run')
        .values(Array.from({ length: 999 }, () => copy))
        .execute(),
    )
    assert.equal((await call('POST', '/check-runs', body)).status, 201)
    assert.equal((await ada('GET', `${repo}/check-runs/${first.id}`)).status, 404)
    const { json } = await ada('GET', `${repo}/commits/main/check-runs?filter=all`)
    assert.equal(json.total_count, 1000)
    const statements = await statementsOf(context.db, () =>
      ada('GET', `${repo}/commits/main/check-suites?check_name=often`),
    )
    const list = statements.find(({ sql }) => /from "check_suite".*"check_run"/s.test(sql))
    assert.match(list?.sql ?? '', /"check_run" where "repository_id" = .*"oid" = /s)
  })

  test('a suite is limited to 10,000 runs', async () => {
    const { sha, addApp, context } = await start()
    const { call } = await addApp({})
    const create = (name: string) =>
      call('POST', '/check-runs', { name, head_sha: sha, conclusion: 'success' })
    const { json: first } = await create('first')
    await context.db.write(async (tx) => {
      const { id: _, ...row } = await tx
        .selectFrom('check_run')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
      for (let part = 0; part < 20; part++) {
        const length = part < 19 ? 500 : 498
        const copies = Array.from({ length }, (_, at) => ({ ...row, name: `${part} ${at}` }))
        await tx.insertInto('check_run').values(copies).execute()
      }
    })
    const both = await Promise.all(['a', 'b'].map(create))
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 422])
    assert.equal((await create('c')).json.message, 'A check suite can have at most 10000 check runs.')
  })

  test('webhooks: created, completed and the suite, and pushes that request a suite', async (t) => {
    const { ada, repo, sha, addApp } = await start()
    const target = await openHookTarget(t)
    const { app, call } = await addApp({
      hook_attributes: { url: target.url },
      default_events: ['check_run', 'check_suite'],
    })
    await call('POST', '/check-runs', { name: 'build', head_sha: sha, conclusion: 'success' })
    const runs = await target.waitFor(2, 'check_run')
    const payloads = runs.map(({ body }) => JSON.parse(body))
    assert.deepEqual(
      payloads.map(({ action }) => action),
      ['created', 'completed'],
    )
    assert.deepEqual(events.findErrors('webhook-check-run-created', payloads[0]), [])
    const [suite] = await target.waitFor(1, 'check_suite')
    const completed = JSON.parse(suite?.body ?? '')
    assert.equal(completed.action, 'completed')
    assert.equal(completed.check_suite.app.id, app.id)
    await ada('PUT', `${repo}/contents/a.txt`, { message: 'Add a', content: btoa('a') })
    const suites = await target.waitFor(2, 'check_suite')
    const request = JSON.parse(suites[1]?.body ?? '')
    assert.equal(request.action, 'requested')
    assert.equal(request.check_suite.head_branch, 'main')
    assert.equal(request.check_suite.before, sha)
    assert.equal(request.check_suite.head_commit.message, 'Add a')
    assert.deepEqual(events.findErrors('webhook-check-suite-requested', request), [])
    const rerequest = await ada('POST', `${repo}/check-suites/${request.check_suite.id}/rerequest`)
    assert.equal(rerequest.status, 201)
    assert.equal(JSON.parse((await target.waitFor(3, 'check_suite'))[2]?.body ?? '').action, 'rerequested')
    await ada('PATCH', `${repo}/check-suites/preferences`, {
      auto_trigger_checks: [{ app_id: app.id, setting: false }],
    })
    await ada('PUT', `${repo}/contents/b.txt`, { message: 'Add b', content: btoa('b') })
    const { json: later } = await ada('GET', `${repo}/commits/main/check-suites`)
    assert.equal(later.total_count, 0)
    const manual = await call('POST', '/check-suites', {
      head_sha: (await ada('GET', `${repo}/branches/main`)).json.commit.sha,
    })
    assert.equal(manual.status, 201)
  })
})
