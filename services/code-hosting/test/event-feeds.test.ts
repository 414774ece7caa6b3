import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import { Octokit } from '@octokit/rest'
import type { Insertable } from 'kysely'
import { presentAccount } from '../src/accounts/present/accounts.ts'
import { insertEvent } from '../src/activity/store/events.ts'
import type { EventTable } from '../src/database/activity-tables.ts'
import { placeholderAddresses } from '../src/wire/addresses.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

const dayMs = 86_400_000

/** Each test has its own database, because some feeds list all events. */
function feeds(expectation: string, run: (databases: TestDatabases) => Promise<void>): void {
  describeOnBothDatabases('event feeds', (databases) => it(expectation, () => run(databases)))
}

feeds(
  'of a repository list its events, newest first, with URLs at the requested address',
  async (databases) => {
    const { app, ada, repository, recordEvent } = await open(databases)
    const { id, path } = await repository('open')
    const payload = { action: 'started', member: presentAccount(ada.account, placeholderAddresses) }
    await recordEvent({ repository_id: id, type: 'WatchEvent', payload: JSON.stringify(payload) })
    const { status, json, headers } = await app.anonymous('GET', `${path}/events`)
    assert.equal(status, 200)
    assert.equal(headers.get('x-poll-interval'), '60')
    const [newest, oldest] = json
    assert.equal(oldest.type, 'CreateEvent')
    assert.deepEqual(newest, {
      id: newest.id,
      type: 'WatchEvent',
      actor: {
        id: ada.user.id,
        login: 'ada',
        display_login: 'ada',
        gravatar_id: '',
        url: `${app.url}/api/v3/users/ada`,
        avatar_url: `${app.url}/_avatars/${ada.user.id}?`,
      },
      repo: { id, name: 'ada/open', url: `${app.url}/api/v3/repos/ada/open` },
      payload: { action: 'started', member: presentAccount(ada.account, app.addresses) },
      public: true,
      created_at: '2026-01-01T00:00:00Z',
    })
    const revalidation = await app.anonymous('GET', `${path}/events`, undefined, {
      'if-none-match': headers.get('etag') ?? '',
    })
    assert.equal(revalidation.status, 304)
    assert.equal(revalidation.headers.get('x-poll-interval'), '60')
  },
)

feeds('reach back 30 days and 300 events', async (databases) => {
  const { app, clock, ada, repository, recordEvent, recordEvents } = await open(databases)
  const { id } = await repository('busy')
  await recordEvents(Array.from({ length: 310 }, (_, n) => ({ repository_id: id, payload: `{"n":${n}}` })))
  const octokit = new Octokit({ baseUrl: `${app.url}/api/v3`, auth: ada.token })
  const params = { owner: 'ada', repo: 'busy', per_page: 70 }
  const all = await octokit.paginate(octokit.activity.listRepoEvents, params)
  assert.equal(all.length, 300)
  assert.deepEqual(all[0]?.payload, { n: 309 })
  assert.deepEqual(all.at(-1)?.payload, { n: 10 })
  const first = await octokit.activity.listRepoEvents(params)
  assert.match(
    first.headers.link ?? '',
    new RegExp(`/repositories/${id}/events\\?per_page=70&page=5>; rel="last"`),
  )
  assert.deepEqual((await octokit.activity.listRepoEvents({ ...params, page: 6 })).data, [])

  clock.advance(29 * dayMs)
  await recordEvent({ repository_id: id, payload: '{"n":"late"}' })
  clock.advance(dayMs + 1)
  const { data } = await octokit.activity.listRepoEvents(params)
  assert.deepEqual(
    data.map(({ payload }) => payload),
    [{ n: 'late' }],
  )
  await app.context.jobs.idle()
  const rows = await app.context.db.read.selectFrom('event').select('payload').execute()
  assert.deepEqual(rows, [{ payload: '{"n":"late"}' }])
})

feeds('contain private events only for users with access', async (databases) => {
  const { app, ada, bob, repository, recordEvent, types } = await open(databases)
  const { id, path } = await repository('hidden', { private: true })
  await recordEvent({ repository_id: id, type: 'WatchEvent', is_public: 0 })
  assert.equal((await bob('GET', `${path}/events`)).status, 404)
  assert.equal((await app.anonymous('GET', `${path}/events`)).status, 404)
  assert.equal((await app.anonymous('GET', '/networks/ada/hidden/events')).status, 404)
  assert.deepEqual(await types(ada, `${path}/events`), ['WatchEvent', 'CreateEvent'])
  assert.deepEqual(await types(ada, '/users/ada/events'), ['WatchEvent', 'CreateEvent'])
  for (const feed of ['/users/ada/events/public', '/events', '/networks/ada/hidden/events'])
    assert.deepEqual(await types(ada, feed), [], feed)
  for (const caller of [bob, app.anonymous]) assert.deepEqual(await types(caller, '/users/ada/events'), [])
  const narrow = await app.as('ada', { scopes: ['public_repo'] })
  assert.deepEqual(await types(narrow, '/users/ada/events'), [])
  const other = await app.as('ada', { kind: 'fine-grained', scopes: ['owner:999', 'events=read'] })
  assert.deepEqual(await types(other, '/users/ada/events'), [])

  await app.context.db.write((tx) =>
    tx.insertInto('collaborator').values({ repository_id: id, user_id: bob.user.id, role: 'read' }).execute(),
  )
  assert.deepEqual(await types(bob, `${path}/events`), ['WatchEvent', 'CreateEvent'])
})

feeds('do not publish events from while the repository was private', async (databases) => {
  const { app, ada, bob, repository, recordEvent, types } = await open(databases)
  const { id, path } = await repository('published', { private: true })
  const publish = (visibility: 'public' | 'private') =>
    app.context.db.write((tx) =>
      tx.updateTable('repository').set({ visibility }).where('id', '=', id).execute(),
    )
  await publish('public')
  await recordEvent({ repository_id: id, type: 'PublicEvent' })
  for (const feed of [`${path}/events`, '/users/ada/events', '/events', '/networks/ada/published/events'])
    assert.deepEqual(await types(bob, feed), ['PublicEvent'], feed)
  assert.deepEqual(await types(ada, `${path}/events`), ['PublicEvent', 'CreateEvent'])
  await publish('private')
  for (const feed of ['/users/ada/events', '/events']) assert.deepEqual(await types(bob, feed), [], feed)
})

feeds('of a network, an organization and the whole site contain only their own events', async (databases) => {
  const { app, ada, bob, repository, recordEvent, types } = await open(databases)
  const source = await repository('source')
  const fork = await repository('fork')
  const other = await repository('other')
  const press = await app.context.auth.createUser({ login: 'press', role: 'organization' })
  await recordEvent({ repository_id: source.id, network_id: source.id, type: 'ForkEvent' })
  await recordEvent({ repository_id: fork.id, network_id: source.id, type: 'PushEvent' })
  await recordEvent({ repository_id: other.id, organization_id: press.id, type: 'GollumEvent' })
  assert.deepEqual(await types(bob, '/networks/ada/source/events'), ['PushEvent', 'ForkEvent', 'CreateEvent'])
  assert.deepEqual(await types(bob, '/orgs/press/events'), ['GollumEvent'])
  const [{ org }] = (await bob('GET', '/orgs/press/events')).json
  assert.equal(org.url, `${app.url}/api/v3/orgs/press`)
  assert.equal((await types(bob, '/events')).length, 6)

  assert.equal((await bob('GET', '/users/bob/events/orgs/press')).status, 404)
  assert.equal((await app.anonymous('GET', '/users/ada/events/orgs/press')).status, 401)
  const membership = { role: 'member', state: 'active', is_public: 0, created_at_ms: 0 } as const
  await app.context.db.write((tx) =>
    tx
      .insertInto('membership')
      .values({ organization_id: press.id, user_id: ada.user.id, ...membership })
      .execute(),
  )
  assert.deepEqual(await types(ada, '/users/ada/events/orgs/press'), ['GollumEvent'])
  assert.equal((await bob('GET', '/users/ada/events/orgs/press')).status, 404)
  assert.equal((await bob('GET', '/orgs/nobody/events')).status, 404)
  assert.equal((await bob('GET', '/users/nobody/events')).status, 404)
})

feeds('of received events contain watched repositories and followed users', async (databases) => {
  const { app, ada, bob, repository, recordEvents, types } = await open(databases)
  const watchedRepository = await repository('watched')
  const ignoredRepository = await repository('ignored')
  const hiddenRepository = await repository('hidden', { private: true })
  const carl = await app.as('carl')
  const dora = await app.as('dora')
  await app.context.db.write(async (tx) => {
    for (const [{ id }, is_ignored] of [
      [watchedRepository, 0],
      [ignoredRepository, 1],
      [hiddenRepository, 0],
    ] as const)
      await tx
        .insertInto('subscription')
        .values({ user_id: bob.user.id, repository_id: id, is_ignored, created_at_ms: 0 })
        .execute()
    await tx.insertInto('follow').values({ follower_id: bob.user.id, followed_id: carl.user.id }).execute()
  })
  const did = (
    who: { user: { id: number } },
    { id }: { id: number },
    type: string,
    { is_public = 1, times = 1 } = {},
  ) => recordEvents(Array(times).fill({ actor_id: who.user.id, repository_id: id, type, is_public }))
  await did(dora, watchedRepository, 'WatchedEvent')
  await did(carl, watchedRepository, 'BothEvent')
  await did(dora, ignoredRepository, 'IgnoredEvent')
  await did(carl, ignoredRepository, 'FollowedEvent')
  await did(bob, watchedRepository, 'OwnEvent')
  await did(dora, hiddenRepository, 'HiddenEvent', { is_public: 0 })
  const receivedTypes = ['FollowedEvent', 'BothEvent', 'WatchedEvent', 'CreateEvent']
  for (const [caller, feed] of [
    [bob, '/users/bob/received_events'],
    [bob, '/users/bob/received_events/public'],
    [ada, '/users/bob/received_events'],
  ] as const)
    assert.deepEqual(await types(caller, feed), receivedTypes, feed)
  await app.context.db.write((tx) =>
    tx
      .insertInto('collaborator')
      .values({ repository_id: hiddenRepository.id, user_id: bob.user.id, role: 'read' })
      .execute(),
  )
  const withHidden = ['HiddenEvent', ...receivedTypes.slice(0, 3), 'CreateEvent', 'CreateEvent']
  assert.deepEqual(await types(bob, '/users/bob/received_events'), withHidden)
  assert.deepEqual(await types(ada, '/users/bob/received_events'), receivedTypes)
  await did(dora, watchedRepository, 'WatchedEvent', { times: 310 })
  await did(carl, ignoredRepository, 'FollowedEvent')
  const last = await bob('GET', '/users/bob/received_events?per_page=100&page=3')
  assert.equal(last.json.length, 100)
  assert.equal((await bob('GET', '/users/bob/received_events')).json[0].type, 'FollowedEvent')
})

type RecordedEvent = Pick<EventTable, 'repository_id'> & Partial<Insertable<EventTable>>

async function open(databases: TestDatabases) {
  const clock = createManualClock()
  const app = await startCodeHosting({ clock, ...databaseOptions(databases.location()) })
  const ada = await app.as('ada')
  const bob = await app.as('bob')
  const account = { id: ada.user.id, login: 'ada', role: 'user' }
  const addresses = { api: `${app.url}/api/v3`, html: app.url }

  /** By ada and public, unless overridden. */
  async function recordEvents(events: readonly RecordedEvent[]) {
    await app.context.db.write(async (tx) => {
      for (const event of events)
        await insertEvent(tx, {
          type: 'PushEvent',
          actor_id: ada.user.id,
          network_id: event.repository_id,
          is_public: 1,
          payload: '{}',
          created_at_ms: clock.now(),
          ...event,
        })
    })
  }

  return {
    app: { ...app, addresses },
    clock,
    ada: Object.assign(ada, { account }),
    bob,

    async repository(name: string, options: object = {}): Promise<{ id: number; path: string }> {
      const { json, status, text } = await ada('POST', '/user/repos', { name, ...options })
      assert.equal(status, 201, text)
      return { id: json.id, path: `/repos/ada/${name}` }
    },

    recordEvents,
    recordEvent: (event: RecordedEvent) => recordEvents([event]),

    async types(caller: typeof app.anonymous, path: string): Promise<string[]> {
      const { status, json, text } = await caller('GET', path)
      assert.equal(status, 200, text)
      return json.map(({ type }: { type: string }) => type)
    },
  }
}
