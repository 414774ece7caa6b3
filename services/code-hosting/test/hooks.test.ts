import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openHookTarget } from './hook-target.ts'
import { startCodeHosting } from './service.ts'

const app = await startCodeHosting()
const ada = await app.as('ada')
let count = 0

async function repository(): Promise<string> {
  const { json, status, text } = await ada('POST', '/user/repos', { name: `with-hooks-${++count}` })
  assert.equal(status, 201, text)
  return `/repos/${json.full_name}`
}

describe('repository webhooks', () => {
  test('a new webhook hides its secret and is pinged', async (t) => {
    const target = await openHookTarget(t)
    const path = await repository()
    const hook = await ada('POST', `${path}/hooks`, {
      name: 'web',
      events: ['push', 'issues', 'push'],
      config: { url: target.url, content_type: 'json', secret: 'It is a secret', insecure_ssl: '0' },
    })
    assert.equal(hook.status, 201, hook.text)
    const { id } = hook.json
    const url = `${app.url}/api/v3${path}/hooks/${id}`
    assert.equal(hook.headers.get('location'), url)
    const { created_at, updated_at, ...rest } = hook.json
    assert.equal(created_at, updated_at)
    assert.deepEqual(rest, {
      type: 'Repository',
      id,
      name: 'web',
      active: true,
      events: ['issues', 'push'],
      config: { content_type: 'json', insecure_ssl: '0', secret: '********', url: target.url },
      url,
      test_url: `${url}/test`,
      ping_url: `${url}/pings`,
      deliveries_url: `${url}/deliveries`,
      last_response: { code: null, status: 'unused', message: null },
    })

    const [ping] = await target.waitFor(1)
    assert.ok(ping)
    assert.equal(ping.headers['x-github-event'], 'ping')
    assert.match(String(ping.headers['user-agent']), /^GitHub-Hookshot\/\w+ Octavo-Hookshot\//)
    const payload = JSON.parse(ping.body)
    assert.equal(payload.hook_id, id)
    assert.deepEqual(payload.hook, hook.json)
    assert.equal(payload.repository.full_name, path.slice('/repos/'.length))
    assert.equal(payload.sender.login, 'ada')
    assert.ok(payload.zen)

    await app.context.jobs.idle()
    const { json } = await ada('GET', `${path}/hooks/${id}`)
    assert.deepEqual(json.last_response, { code: 200, status: 'active', message: 'OK' })
  })

  const rejections: [string, object, object][] = [
    ['without a configuration', {}, { message: 'Config must contain URL for webhooks' }],
    [
      'without an address',
      { config: { content_type: 'json' } },
      { message: 'Config must contain URL for webhooks' },
    ],
    ['with half an address', { config: { url: 'example.org/hook' } }, { field: 'url' }],
    ['for another protocol', { config: { url: 'ftp://example.org' } }, { field: 'url' }],
    [
      'with an odd content type',
      { config: { url: 'http://a.example', content_type: 'xml' } },
      { field: 'content_type' },
    ],
    [
      'without certificates',
      { config: { url: 'http://a.example', insecure_ssl: '1' } },
      { field: 'insecure_ssl' },
    ],
    [
      'without certificates, in numbers',
      { config: { url: 'http://a.example', insecure_ssl: 1 } },
      { field: 'insecure_ssl' },
    ],
    [
      'for unknown events',
      { config: { url: 'http://a.example' }, events: ['push', 'pish'] },
      { field: 'events', message: /"pish"/ },
    ],
    [
      'for events of organizations',
      { config: { url: 'http://a.example' }, events: ['membership'] },
      { field: 'events' },
    ],
    [
      'under another name',
      { name: 'email', config: { url: 'http://a.example' } },
      { field: 'name', code: 'invalid' },
    ],
  ]
  for (const [name, body, error] of rejections) {
    test(`a webhook ${name} is refused`, async () => {
      const { status, json } = await ada('POST', `${await repository()}/hooks`, body)
      assert.equal(status, 422)
      assert.equal(json.message, 'Validation Failed')
      assert.equal(json.errors.length, 1)
      assert.partialDeepStrictEqual(
        {
          ...json.errors[0],
          ...('message' in error && error.message instanceof RegExp ? { message: error.message } : {}),
        },
        { resource: 'Hook', ...error },
      )
      if ('message' in error && error.message instanceof RegExp)
        assert.match(json.errors[0].message, error.message)
    })
  }

  test('a duplicate webhook is refused, even concurrently', async () => {
    const path = `${await repository()}/hooks`
    const hook = {
      events: ['push', 'issues'],
      config: { url: 'http://127.0.0.1:9/hook', content_type: 'json' },
    }
    const both = await Promise.all([ada('POST', path, hook), ada('POST', path, hook)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422])
    const rejection = await ada('POST', path, { ...hook, events: ['issues', 'star'] })
    assert.equal(rejection.status, 422)
    assert.deepEqual(rejection.json.errors, [
      { resource: 'Hook', code: 'custom', message: 'Hook already exists on this repository' },
    ])
    assert.equal((await ada('POST', path, { ...hook, events: ['*'] })).status, 422)

    const other = await ada('POST', path, { ...hook, events: ['star'] })
    assert.equal(other.status, 201)
    const form = { ...hook, config: { ...hook.config, content_type: 'form' } }
    assert.equal((await ada('POST', path, form)).status, 201)
    const update = await ada('PATCH', `${path}/${other.json.id}`, { add_events: ['push'] })
    assert.equal(update.status, 422)
    assert.equal((await ada('GET', path)).json.length, 3)
  })

  test('at most 250 webhooks listen to one event', async () => {
    const path = await repository()
    const { json } = await ada('GET', path)
    const rows = Array.from({ length: 250 }, (_, n) => ({
      owner: `repository:${json.id}`,
      url: `http://127.0.0.1:9/${n}`,
      // One webhook listens to all events.
      events: n === 0 ? '["*"]' : '["push"]',
      active: 1,
      settings: '{"contentType":"json"}',
      created_at_ms: 0,
      updated_at_ms: 0,
    }))
    await app.context.db.write((tx) => tx.insertInto('octavo_webhook').values(rows).execute())
    const create = (events: string[]) =>
      ada('POST', `${path}/hooks`, { events, config: { url: 'http://127.0.0.1:9/' } })
    const rejection = await create(['push', 'issues'])
    assert.equal(rejection.status, 422)
    assert.deepEqual(rejection.json.errors, [
      { resource: 'Hook', code: 'custom', message: 'The "push" event cannot have more than 250 hooks' },
    ])
    assert.equal((await create(['*'])).status, 422)
    assert.equal((await create(['issues'])).status, 201)
  })

  test('an update keeps, replaces or removes the secret', async () => {
    const path = `${await repository()}/hooks`
    const config = { url: 'http://127.0.0.1:9/hook', content_type: 'json', secret: 'first' }
    const { json: hook } = await ada('POST', path, { config })
    const one = `${path}/${hook.id}`

    const events = await ada('PATCH', one, { events: ['push', 'star'], active: false })
    assert.deepEqual([events.json.events, events.json.active], [['push', 'star'], false])
    assert.equal(events.json.config.secret, '********')
    const update = await ada('PATCH', one, { add_events: ['issues'], remove_events: ['push'] })
    assert.deepEqual(update.json.events, ['issues', 'star'])

    const movedHook = await ada('PATCH', `${one}/config`, { url: 'http://127.0.0.1:9/moved' })
    assert.deepEqual(movedHook.json, {
      content_type: 'json',
      insecure_ssl: '0',
      secret: '********',
      url: 'http://127.0.0.1:9/moved',
    })
    const revert = await ada('PATCH', one, { config: movedHook.json })
    assert.deepEqual(revert.json.config, movedHook.json)
    const secret = () =>
      app.context.db.read.selectFrom('octavo_webhook').select('secret').where('id', '=', hook.id).execute()
    assert.deepEqual(await secret(), [{ secret: 'first' }])

    const replacement = await ada('PATCH', one, { config: { url: 'http://127.0.0.1:9/moved' } })
    assert.deepEqual(replacement.json.config, {
      content_type: 'json',
      insecure_ssl: '0',
      url: 'http://127.0.0.1:9/moved',
    })
    assert.deepEqual((await ada('GET', `${one}/config`)).json, replacement.json.config)
    assert.deepEqual(await secret(), [{ secret: null }])
    assert.equal((await ada('PATCH', one, { config: { url: 'nowhere' } })).status, 422)
  })

  test('a deleted webhook is deleted with its deliveries', async (t) => {
    const target = await openHookTarget(t)
    const path = `${await repository()}/hooks`
    const { json } = await ada('POST', path, { config: { url: target.url } })
    await target.waitFor(1)
    assert.equal((await ada('DELETE', `${path}/${json.id}`)).status, 204)
    for (const suffix of ['', '/config', '/deliveries', '/deliveries/1'])
      assert.equal((await ada('GET', `${path}/${json.id}${suffix}`)).status, 404)
    for (const suffix of ['/pings', '/tests', '/deliveries/1/attempts'])
      assert.equal((await ada('POST', `${path}/${json.id}${suffix}`)).status, 404)
    assert.equal((await ada('DELETE', `${path}/${json.id}`)).status, 404)
    assert.equal((await ada('GET', `${path}/none`)).status, 404)
    await app.context.jobs.idle()
    const deliveries = await app.context.db.read
      .selectFrom('octavo_webhook_delivery')
      .select('id')
      .where('webhook_id', '=', json.id)
      .execute()
    assert.deepEqual(deliveries, [])
  })

  test('a webhook is not found in another repository', async () => {
    const path = `${await repository()}/hooks`
    const { json } = await ada('POST', path, { config: { url: 'http://127.0.0.1:9/' } })
    assert.equal((await ada('GET', `${await repository()}/hooks/${json.id}`)).status, 404)
  })

  test('webhooks are visible to administrators with a suitable token only', async () => {
    const path = await repository()
    const bob = await app.as('bob')
    const hooks = `${path}/hooks`
    await ada('POST', hooks, { config: { url: 'http://127.0.0.1:9/' } })
    assert.equal((await app.anonymous('GET', hooks)).status, 401)
    assert.equal((await app.anonymous('POST', hooks, {})).status, 401)
    assert.equal((await bob('GET', hooks)).status, 403)
    assert.equal((await bob('POST', hooks, {})).status, 403)
    const narrow = await app.as('ada', { scopes: ['read:user'] })
    assert.equal((await narrow('GET', hooks)).status, 404)
    const reading = await app.as('ada', { scopes: ['read:repo_hook'] })
    assert.equal((await reading('GET', hooks)).status, 200)
    assert.equal((await reading('POST', hooks, { config: { url: 'http://a.example' } })).status, 404)
    const fine = (level: string) =>
      app.as('ada', { kind: 'fine-grained', scopes: [`owner:${ada.user.id}`, `repository_hooks=${level}`] })
    const reader = await fine('read')
    const list = await reader('GET', hooks)
    assert.equal(list.status, 200)
    assert.equal(list.headers.get('x-accepted-github-permissions'), 'repository_hooks=read')
    assert.equal((await reader('DELETE', `${hooks}/${list.json[0].id}`)).status, 403)
    const { json } = await ada('POST', '/user/repos', { name: 'hidden', private: true })
    assert.equal((await bob('GET', `/repos/${json.full_name}/hooks`)).status, 404)
    assert.equal((await app.anonymous('GET', `/repos/${json.full_name}/hooks`)).status, 404)
  })

  test('webhooks and deliveries are deleted with their repository', async (t) => {
    const target = await openHookTarget(t)
    const path = await repository()
    await ada('POST', `${path}/hooks`, { config: { url: target.url }, events: ['*'] })
    await target.waitFor(1, 'ping')
    assert.equal((await ada('DELETE', path)).status, 204)
    await app.context.jobs.idle()
    const { read } = app.context.db
    const remainingHooks = await read
      .selectFrom('octavo_webhook')
      .select('id')
      .where('url', '=', target.url)
      .execute()
    assert.deepEqual(remainingHooks, [])
    assert.equal(target.requests.length, 1)
  })
})
