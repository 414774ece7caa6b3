import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { readGpgKey } from '../src/accounts/gpg-keys.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startIssueWorld } from './issue-world.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

/** A key that certifies, with subkeys that sign and encrypt. Made for this test with gpg 2.2. */
const armoredKey = `-----BEGIN PGP PUBLIC KEY BLOCK-----

mDMEawW9+hYJKwYBBAHaRw8BAQdA9nUixcvBvfdCwl7ebRsdysZ09KJxR8LNwNvc
Pxr6xhO0HUFkYSBFeGFtcGxlIDxhZGFAZXhhbXBsZS5vcmc+iJYEExYIAD4WIQTk
6D5MDciS08jJD5EeIKQ9d/ErSwUCawW9+gIbAQUJEswDAAULCQgHAgYVCgkICwIE
FgIDAQIeAQIXgAAKCRAeIKQ9d/ErS83EAQC5ambScaySaSGzOJItB90eqHXUZ/Ky
ByEH6DHB2LXJMQD/S5nrlPkx8ACwckff3OAftgHEOCyuzr+KVMOmZMaicgW4MwRr
Bb36FgkrBgEEAdpHDwEBB0CZaHz645CUGXUm9GvmKqKqP1+Dn2fS4Rwph5OXyAHh
Voj1BBgWCAAmFiEE5Og+TA3IktPIyQ+RHiCkPXfxK0sFAmsFvfoCGwIFCRLMAwAA
gQkQHiCkPXfxK0t2IAQZFggAHRYhBKBSNr2SYd8bh6Qn0owtPY0i/tO0BQJrBb36
AAoJEIwtPY0i/tO0t0QA/RY7nUOCJLs8NihQ9QLcEGRE7P6vfNk7qDZ9lgNLeEqG
APoDby4GfUndR1KNzWq+AvnwNhCNUMUNZKJPXlbfFsSEBmT5AQDbmfpA3Rwlp/+l
H/xzvx0TgBJ7hx3AnPax9uxvVwI/oQEAi6r5H/7sEnQ9qYV+Red+DNplhUsgpytl
fYGzjaqntwK4OARrBb36EgorBgEEAZdVAQUBAQdAqmYGh1gRLy+r0yZ3bUgwaJ5x
lLjcyDuTfV0Dqmd6dE0DAQgHiHgEGBYIACAWIQTk6D5MDciS08jJD5EeIKQ9d/Er
SwUCawW9+gIbDAAKCRAeIKQ9d/ErS8chAQCsizUJYgAde+F3DE4qTP90tabmo9TH
rpAMy464y1h5eAD9FCmOrTguh6bJojPAyppgeBvjs8axao1Zq5yAUFnBbQ4=
=CYAh
-----END PGP PUBLIC KEY BLOCK-----`

describeOnBothDatabases('blocked users', ({ location }) => {
  test('a blocked user cannot open issues, comment, react, star or follow until unblocked', async () => {
    const { ada, as, path, open } = await startIssueWorld(databaseOptions(location()))
    const eve = await as('eve')
    const number = await open('Open to all')
    const attempts = () =>
      Promise.all([
        eve('POST', `${path}/issues`, { title: 'x' }),
        eve('POST', `${path}/issues/${number}/comments`, { body: 'x' }),
        eve('POST', `${path}/issues/${number}/reactions`, { content: 'heart' }),
        eve('PUT', '/user/starred/ada/engine'),
        eve('PUT', '/user/following/ada'),
      ])
    const statuses = async () => (await attempts()).map(({ status }) => status)
    await eve('PUT', '/user/following/ada')
    await ada('POST', '/user/repos', { name: 'full', auto_init: true })
    assert.equal((await ada('PUT', '/user/blocks/eve')).status, 204)
    assert.equal((await eve('POST', '/repos/ada/full/forks', {})).status, 403)
    assert.equal((await eve('GET', '/repos/eve/full')).status, 404)
    assert.equal((await ada('PUT', '/user/blocks/EVE')).status, 422)
    assert.deepEqual(await statuses(), [403, 403, 403, 403, 403])
    assert.equal((await ada('GET', '/user/blocks/eve')).status, 204)
    assert.deepEqual(
      (await ada('GET', '/user/blocks')).json.map(({ login }: Json) => login),
      ['eve'],
    )
    assert.deepEqual((await ada('GET', '/users/eve/following')).json, [])
    assert.equal((await ada('PUT', '/user/blocks/ada')).status, 422)
    assert.equal((await ada('PUT', '/user/blocks/nobody')).status, 404)
    assert.equal((await ada('DELETE', '/user/blocks/eve')).status, 204)
    assert.equal((await ada('GET', '/user/blocks/eve')).status, 404)
    assert.deepEqual(await statuses(), [201, 201, 201, 204, 204])
  })

  test('owners of an organization block users there, and members cannot', async () => {
    const { as, context } = await startCodeHosting({
      limits: 'off',
      ...databaseOptions(location()),
    })
    const [root, ada, eve] = [
      await as('root-1', { scopes: ['site_admin'] }),
      await as('ada'),
      await as('eve'),
    ]
    await context.auth.changeUser(root.user.id, { role: 'site_admin' })
    await root('POST', '/admin/organizations', { login: 'acme', admin: 'ada' })
    await ada('POST', '/orgs/acme/repos', { name: 'tool' })
    const events: unknown[] = []
    context.activity.observe(async (_tx, { event, action }) => void events.push([event, action]))
    assert.equal((await eve('PUT', '/orgs/acme/blocks/ada')).status, 403)
    assert.equal((await ada('PUT', '/orgs/acme/blocks/eve')).status, 204)
    assert.equal((await eve('POST', '/repos/acme/tool/issues', { title: 'x' })).status, 403)
    assert.equal((await ada('GET', '/orgs/acme/blocks')).json[0].login, 'eve')
    assert.equal((await ada('GET', '/orgs/acme/blocks/eve')).status, 204)
    assert.equal((await ada('GET', '/orgs/acme/blocks/ada')).status, 404)
    for (let count = 0; count < 2; count++)
      assert.equal((await ada('DELETE', '/orgs/acme/blocks/eve')).status, 204)
    assert.deepEqual(events, [
      ['org_block', 'blocked'],
      ['org_block', 'unblocked'],
    ])
  })

  test('a blocked user cannot watch repositories of the owner, or send invitations and transfers', async () => {
    const { as } = await startCodeHosting({ limits: 'off', ...databaseOptions(location()) })
    const [lea, moe] = [await as('lea'), await as('moe')]
    await lea('POST', '/user/repos', { name: 'calm' })
    await moe('POST', '/user/repos', { name: 'noise' })
    const attempts = async () => [
      (await moe('PUT', '/repos/lea/calm/subscription', { subscribed: true })).status,
      (await moe('PUT', '/repos/moe/noise/collaborators/lea')).status,
      (await moe('POST', '/repos/moe/noise/transfer', { new_owner: 'lea' })).status,
    ]
    await lea('PUT', '/user/blocks/moe')
    assert.deepEqual(await attempts(), [403, 403, 403])
    assert.equal((await moe('PUT', '/repos/lea/calm/subscription', { ignored: true })).status, 200)
    for (const path of ['/user/repository_invitations', '/user/repository_transfers'])
      assert.deepEqual((await lea('GET', path)).json, [])
    await lea('DELETE', '/user/blocks/moe')
    assert.deepEqual(await attempts(), [200, 201, 202])
  })

  test('a blocked user cannot accept an earlier invitation', async () => {
    const { as, context } = await startCodeHosting({ limits: 'off', ...databaseOptions(location()) })
    const [root, hugo, kim] = [
      await as('root-of-blocks', { scopes: ['site_admin'] }),
      await as('hugo'),
      await as('kim'),
    ]
    await context.auth.changeUser(root.user.id, { role: 'site_admin' })
    await root('POST', '/admin/organizations', { login: 'keep', admin: 'hugo' })
    await hugo('POST', '/user/repos', { name: 'moat' })
    const { json: invitation } = await hugo('PUT', '/repos/hugo/moat/collaborators/kim')
    await hugo('PUT', '/orgs/keep/memberships/kim')
    for (const path of ['/user/blocks/kim', '/orgs/keep/blocks/kim'])
      assert.equal((await hugo('PUT', path)).status, 204)
    assert.equal((await kim('PATCH', `/user/repository_invitations/${invitation.id}`)).status, 403)
    const join = () => kim('PATCH', '/user/memberships/orgs/keep', { state: 'active' })
    assert.equal((await join()).status, 403)
    assert.equal((await kim('GET', '/repos/hugo/moat')).json.permissions.push, false)
    for (const path of ['/user/blocks/kim', '/orgs/keep/blocks/kim'])
      assert.equal((await hugo('DELETE', path)).status, 204)
    assert.equal((await kim('PATCH', `/user/repository_invitations/${invitation.id}`)).status, 204)
    assert.equal((await join()).status, 200)
  })

  test('GPG keys are added, shown to everybody and removed', async () => {
    const { as, anonymous } = await startCodeHosting({
      limits: 'off',
      ...databaseOptions(location()),
    })
    const ada = await as('ada', { scopes: ['admin:gpg_key', 'user'] })
    await ada('POST', '/user/emails', ['ada@example.org'])
    const gpgKey = await ada('POST', '/user/gpg_keys', { name: 'Laptop', armored_public_key: armoredKey })
    assert.equal(gpgKey.status, 201, gpgKey.text)
    const { json } = gpgKey
    assert.deepEqual([json.key_id, json.can_certify, json.can_sign], ['1E20A43D77F12B4B', true, false])
    assert.deepEqual(json.emails, [{ email: 'ada@example.org', verified: true }])
    assert.deepEqual(
      json.subkeys.map((key: Json) => [
        key.key_id,
        key.can_sign,
        key.can_encrypt_comms,
        key.expires_at === null,
      ]),
      [
        ['8C2D3D8D22FED3B4', true, false, false],
        ['064CB3D1AABE31BD', false, true, true],
      ],
    )
    assert.ok(Date.parse(json.expires_at) > Date.parse(json.created_at))
    assert.deepEqual(readOctokitSchemas('openapi-types').findErrors('gpg-key', json), [])
    const named = { name: 'x'.repeat(256), armored_public_key: armoredKey }
    assert.equal((await ada('POST', '/user/gpg_keys', named)).status, 422)
    const duplicate = await ada('POST', '/user/gpg_keys', { armored_public_key: armoredKey })
    assert.equal(duplicate.json.errors[0].message, 'key_id already exists')
    for (const key of ['', 'x', armoredKey.replace('PUBLIC', 'PRIVATE'), armoredKey.slice(0, 200)])
      assert.equal((await ada('POST', '/user/gpg_keys', { armored_public_key: key })).status, 422)
    assert.equal((await anonymous('GET', '/users/ada/gpg_keys')).json.length, 1)
    assert.equal((await (await as('ada'))('POST', '/user/gpg_keys', { armored_public_key: 'x' })).status, 404)
    assert.deepEqual((await ada('GET', `/user/gpg_keys/${json.id}`)).json, json)
    assert.equal((await ada('DELETE', `/user/gpg_keys/${json.id}`)).status, 204)
    assert.equal((await ada('GET', `/user/gpg_keys/${json.id}`)).status, 404)
  })
})

test('social accounts have a provider, and hovercards a context', async () => {
  const { as, anonymous } = await startCodeHosting({ limits: 'off' })
  const ada = await as('ada')
  const account_urls = ['https://www.youtube.com/@ada', 'https://ada.example']
  const accounts = await ada('POST', '/user/social_accounts', { account_urls })
  assert.deepEqual(accounts.json, [
    { provider: 'youtube', url: 'https://www.youtube.com/@ada' },
    { provider: 'generic', url: 'https://ada.example' },
  ])
  assert.equal((await ada('POST', '/user/social_accounts', { account_urls: ['javascript:x'] })).status, 422)
  await ada('DELETE', '/user/social_accounts', { account_urls: ['https://ada.example'] })
  assert.equal((await anonymous('GET', '/users/ada/social_accounts')).json.length, 1)
  assert.deepEqual((await ada('GET', '/users/ada/hovercard')).json, { contexts: [] })
  assert.equal((await anonymous('GET', '/users/ada/hovercard')).status, 401)
})

test('a damaged GPG key is refused or read, and never throws', () => {
  const [, head = '', body = ''] = /^([\s\S]*?\n\n)([\s\S]*)$/.exec(armoredKey) ?? []
  fc.assert(
    fc.property(fc.nat(), fc.uint8Array({ maxLength: 40 }), (at, bytes) => {
      const [base64 = ''] = body.split('\n-----END')
      const content = Buffer.from(base64.replace(/\n=.{4}$/, ''), 'base64')
      content.set(bytes.slice(0, content.length - (at % content.length)), at % content.length)
      readGpgKey(`${head}${content.toString('base64')}\n-----END PGP PUBLIC KEY BLOCK-----`)
    }),
  )
})

test('authors of commits are contributors, and pinned comments replace each other', async () => {
  const { ada, as, context, member, path } = await startIssueWorld()
  const bob = await as('bob')
  const issue = await bob('POST', `${path}/issues`, { title: 'One' })
  assert.equal(issue.json.author_association, 'NONE')
  const file = { message: 'first', content: Buffer.from('x').toString('base64') }
  await ada('PUT', `${path}/contents/a.txt`, {
    ...file,
    author: { name: 'Bob', email: `${bob.user.id}+bob@users.noreply.localhost` },
  })
  await context.jobs.idle()
  const addComment = async (body: string) => (await bob('POST', `${path}/issues/1/comments`, { body })).json
  const [one, two] = [await addComment('one'), await addComment('two')]
  assert.equal(one.author_association, 'CONTRIBUTOR')
  const pin = (id: number) => ada('PUT', `${path}/issues/comments/${id}/pin`)
  assert.equal((await pin(one.id)).json.pin.pinned_by.login, 'ada')
  assert.equal((await pin(two.id)).status, 200)
  const listPinned = async () =>
    (await ada('GET', `${path}/issues/1/comments`)).json.map((comment: Json) => comment.pin !== undefined)
  assert.deepEqual(await listPinned(), [false, true])
  assert.equal((await bob('PUT', `${path}/issues/comments/${one.id}/pin`)).status, 403)
  const sorter = await member('sorter', 'triage')
  assert.equal((await sorter('DELETE', `${path}/issues/comments/${two.id}/pin`)).status, 204)
  assert.deepEqual(await listPinned(), [false, false])
})

test('GPG keys that make expressions backtrack are refused at once', () => {
  const header = '-----BEGIN PGP PUBLIC KEY BLOCK-----\n'
  assert.equal(readGpgKey(`${header}${'a: b: c\n'.repeat(10_000)}x`), undefined)
})
