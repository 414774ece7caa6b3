import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import definition from '../src/index.ts'
import { addPhotos } from './photo-rows.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'users',
  ({ location }) => test('over HTTP', (t) => testUsers(t, location())),
  definition,
)

async function testUsers(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const service = await startPhoto(databaseOptions(database))
  const { as, context, url } = service
  const ada = await as('ada')

  await t.test('a user has the fields that clients read', async () => {
    const { status, json } = await ada('GET', '/users/ada')
    assert.equal(status, 200)
    assert.match(json.id, /^\w{11}$/)
    assert.deepEqual([json.username, json.name, json.first_name, json.last_name], ['ada', 'ada', 'ada', null])
    assert.deepEqual(json.links, {
      self: `${url}/users/ada`,
      html: `${url}/@ada`,
      photos: `${url}/users/ada/photos`,
      likes: `${url}/users/ada/likes`,
      portfolio: `${url}/users/ada/portfolio`,
      following: `${url}/users/ada/following`,
      followers: `${url}/users/ada/followers`,
    })
    assert.equal(json.profile_image.medium, `${url}/profile-${json.id}?crop=faces&fit=crop&w=64&h=64`)
    assert.equal(json.profile_image.custom, undefined)
    const custom = (await ada('GET', '/users/ADA?w=300')).json
    assert.equal(custom.id, json.id)
    assert.equal(custom.profile_image.custom, `${url}/profile-${json.id}?crop=faces&fit=crop&w=300&h=300`)
  })

  await t.test('the profile of the caller has the number of photos that it can still publish', async () => {
    assert.equal((await ada('GET', '/me')).json.uploads_remaining, 1_000)
    const limited = await startPhoto({ settings: { file: { photo: { maxPhotosPerUser: 3 } } } })
    const bob = await limited.as('bob')
    await addPhotos(limited.context, bob.user.id, 2)
    assert.equal((await bob('GET', '/me')).json.uploads_remaining, 1)
  })

  await t.test('concurrent first requests create one profile', async () => {
    await context.auth.createUser({ login: 'new' })
    const responses = await Promise.all(Array.from({ length: 12 }, () => ada('GET', '/users/new')))
    assert.equal(new Set(responses.map(({ json }) => json.id)).size, 1)
  })

  await t.test('a user changes the profile', async () => {
    const bob = await as('bob')
    const change = {
      first_name: 'Bob',
      last_name: 'Builder',
      email: 'bob@example.org',
      url: 'https://bob.example/',
      location: 'Bergen',
      bio: 'Builds',
      instagram_username: 'bob.builds',
    }
    const { status, json } = await bob('PUT', '/me', change)
    assert.equal(status, 200)
    assert.deepEqual(
      [json.name, json.email, json.portfolio_url, json.location, json.bio],
      ['Bob Builder', 'bob@example.org', 'https://bob.example/', 'Bergen', 'Builds'],
    )
    assert.deepEqual(json.social, {
      instagram_username: 'bob.builds',
      portfolio_url: 'https://bob.example/',
      twitter_username: null,
      paypal_email: null,
    })
    assert.equal((await ada('GET', '/users/bob')).json.email, undefined)
    assert.deepEqual((await ada('GET', '/users/bob/portfolio')).json, { url: 'https://bob.example/' })
    assert.equal((await bob('PUT', '/me', { bio: '' })).json.bio, null)
    assert.equal((await bob('PUT', '/me', {})).json.last_name, 'Builder')
    assert.equal((await bob('PUT', '/me?bio=Query')).json.bio, 'Query')
  })

  await t.test('a username is unique and well-formed', async () => {
    const eve = await as('eve')
    const cases: [object, string][] = [
      [{ username: 'ada' }, 'Username has already been taken'],
      [{ username: 'ADA' }, 'Username has already been taken'],
      [{ username: '' }, "Username can't be blank"],
      [
        { username: 'a b' },
        'Username can only contain letters, numbers and underscores (maximum is 60 characters)',
      ],
      [{ email: 'nowhere' }, 'Email is invalid'],
      [{ url: 'javascript:alert(1)' }, 'Portfolio URL is invalid'],
      [{ first_name: ' ' }, "First name can't be blank"],
      [{ bio: 'x'.repeat(251) }, 'Bio is too long (maximum is 250 characters)'],
    ]
    for (const [change, message] of cases) {
      const { status, json } = await eve('PUT', '/me', change)
      assert.deepEqual([status, json], [422, { errors: [message] }])
    }
    const { json } = await eve('PUT', '/me', { username: 'eva' })
    assert.equal(json.username, 'eva')
    assert.equal((await ada('GET', '/users/eve')).status, 404)
    assert.equal((await ada('GET', '/users/eva')).json.id, json.id)
  })

  await t.test('a name that two users choose concurrently goes to one of them', async () => {
    const users = await Promise.all(['one', 'two', 'three'].map((login) => as(login)))
    const responses = await Promise.all(users.map((user) => user('PUT', '/me', { username: 'wanted' })))
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 422, 422])
  })

  await t.test('statistics have a value for each day', async () => {
    const { json } = await ada('GET', '/users/ada/statistics?quantity=5')
    assert.equal(json.username, 'ada')
    assert.equal(json.views.historical.values.length, 5)
    assert.deepEqual(json.downloads.total, 0)
    assert.equal((await ada('GET', '/users/ada/statistics?quantity=99')).json.views.historical.quantity, 30)
  })

  await t.test('followers and followed users are listed', async () => {
    const bob = await as('bob')
    await context.db.write((tx) =>
      tx
        .insertInto('follow')
        .values({ follower_id: bob.user.id, followee_id: ada.user.id, created_at_ms: 1 })
        .execute(),
    )
    const followers = await ada('GET', '/users/ada/followers')
    assert.deepEqual(
      followers.json.map(({ username }: { username: string }) => username),
      ['bob'],
    )
    assert.equal(followers.headers.get('x-total'), '1')
    assert.equal((await ada('GET', '/users/bob/following')).json[0].username, 'ada')
    const user = (await bob('GET', '/users/ada')).json
    assert.deepEqual([user.followers_count, user.following_count, user.followed_by_user], [1, 0, true])
  })
}
