import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import definition from '../src/index.ts'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'photos that others change during a request',
  ({ location }) => test('over HTTP', (t) => testLateChanges(t, location())),
  definition,
)

const missing = { errors: ["Couldn't find Photo"] }

async function testLateChanges(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const { as, context } = await startPhoto(databaseOptions(database))
  const ada = await as('ada')

  await t.test('an editor who loses the role while the request is read changes nothing', async () => {
    const { uid } = await publish(context, ada.user.id)
    const editor = await as('fay', { role: 'editor' })
    const demote = () => context.auth.changeUser(editor.user.id, { role: 'user' })
    for (const [method, body] of [['PUT', { description: 'Late' }], ['DELETE']] as const) {
      await context.auth.changeUser(editor.user.id, { role: 'editor' })
      await commitFirst(context, demote)
      assert.equal((await editor(method, `/photos/${uid}`, body)).status, 403, method)
    }
    assert.equal((await ada('GET', `/photos/${uid}`)).json.description, null)
  })

  await t.test('changing or liking a photo that is deleted meanwhile is a 404', async () => {
    for (const [method, path, body] of [
      ['PUT', '', { description: 'Late' }],
      ['DELETE', ''],
      ['POST', '/like'],
      ['DELETE', '/like'],
    ] as const) {
      const { uid } = await publish(context, ada.user.id)
      if (path !== '' && method === 'DELETE') await ada('POST', `/photos/${uid}/like`)
      const { json: before } = await ada('GET', '/users/ada')
      await commitFirst(context, () => ada('DELETE', `/photos/${uid}`))
      const late = await ada(method, `/photos/${uid}${path}`, body)
      assert.deepEqual([late.status, late.json], [404, missing], `${method} ${path}`)
      const { json: after } = await ada('GET', '/users/ada')
      const liked = path !== '' && method === 'DELETE' ? 1 : 0
      assert.deepEqual(
        [after.total_photos, after.total_likes],
        [before.total_photos - 1, before.total_likes - liked],
      )
    }
  })

  await t.test('likes and deletions of the same photos leave no counts', async () => {
    const users = await Promise.all(['bob', 'cat', 'dan'].map((login) => as(login)))
    const photos = await Promise.all(Array.from({ length: 6 }, () => publish(context, ada.user.id)))
    const responses = await Promise.all(
      photos.flatMap(({ uid }) => [
        ...users.map((user) => user('POST', `/photos/${uid}/like`)),
        ada('DELETE', `/photos/${uid}`),
      ]),
    )
    for (const { status, text } of responses) assert.ok([201, 204, 404].includes(status), `${status} ${text}`)
    for (const { user } of users) {
      const { json } = await ada('GET', `/users/${user.login}`)
      const likes = await ada('GET', `/users/${user.login}/likes`)
      assert.deepEqual([json.total_likes, likes.headers.get('x-total')], [0, '0'])
    }
  })
}
