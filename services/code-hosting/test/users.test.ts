import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeHosting } from './service.ts'

const service = await startCodeHosting()
const { as, anonymous } = service

test('the authenticated user sees private fields', async () => {
  const ada = await as('Ada')
  const viewer = await ada('GET', '/user')
  assert.equal(viewer.status, 200)
  assert.equal(viewer.json.login, 'Ada')
  assert.equal(viewer.json.owned_private_repos, 0)
  assert.equal(viewer.json.url, `${service.url}/api/v3/users/Ada`)
  const { json: profile } = await anonymous('GET', '/users/ada')
  assert.equal(profile.login, 'Ada')
  assert.equal('owned_private_repos' in profile, false)
  const narrow = await as('Ada', { scopes: ['repo'] })
  assert.equal('owned_private_repos' in (await narrow('GET', '/user')).json, false)
  assert.equal((await anonymous('GET', `/user/${viewer.json.id}`)).json.login, 'Ada')
  assert.equal((await anonymous('GET', '/users/nobody-of-that-name')).status, 404)
  assert.equal((await anonymous('GET', '/user')).status, 401)
})

test('a profile update changes only the fields of the request and rejects long values', async () => {
  const bea = await as('bea')
  const first = await bea('PATCH', '/user', { name: 'Bea B', bio: 'Binds books', hireable: true })
  assert.equal(first.json.name, 'Bea B')
  const second = await bea('PATCH', '/user', { bio: '', location: 'Basel' })
  assert.deepEqual(
    [second.json.name, second.json.bio, second.json.location, second.json.hireable],
    ['Bea B', null, 'Basel', true],
  )
  const rejection = await bea('PATCH', '/user', { bio: 'x'.repeat(161) })
  assert.equal(rejection.status, 422)
  assert.equal(rejection.json.errors[0].field, 'bio')
  assert.equal((await bea('PATCH', '/user', { email: 'not-mine@example.org' })).status, 422)
  assert.equal((await (await as('bea', { scopes: ['repo'] }))('PATCH', '/user', {})).status, 404)
  assert.equal((await anonymous('PATCH', '/user', {})).status, 401)
})

test('email addresses can be added, published and removed, and are unique', async () => {
  const cleo = await as('cleo')
  const emails = await cleo('POST', '/user/emails', { emails: ['Cleo@Example.org', 'c2@example.org'] })
  assert.equal(emails.status, 201)
  assert.deepEqual(
    emails.json.map(({ email, primary }: { email: string; primary: boolean }) => [email, primary]),
    [
      ['cleo@example.org', true],
      ['c2@example.org', false],
    ],
  )
  const dan = await as('dan')
  const takenName = await dan('POST', '/user/emails', ['cleo@example.org'])
  assert.equal(takenName.status, 422)
  assert.equal(takenName.json.errors[0].message, 'email is already in use')
  assert.equal((await dan('POST', '/user/emails', { emails: ['nonsense'] })).status, 422)
  // All are added, or none.
  assert.equal((await dan('POST', '/user/emails', ['free@example.org', 'cleo@example.org'])).status, 422)
  assert.deepEqual((await dan('GET', '/user/emails')).json, [])
  const addresses = Array.from({ length: 100 }, (_, at) => `dan-${at}@example.org`)
  assert.equal((await dan('POST', '/user/emails', [...addresses, 'more@example.org'])).status, 422)
  assert.equal((await dan('DELETE', '/user/emails', [...addresses, 'more@example.org'])).status, 422)
  assert.equal((await dan('POST', '/user/emails', addresses)).status, 201)
  assert.equal((await dan('POST', '/user/emails', ['more@example.org'])).status, 422)
  assert.equal((await anonymous('GET', '/users/cleo')).json.email, null)
  const visible = await cleo('PATCH', '/user/email/visibility', { visibility: 'public' })
  assert.equal(visible.json[0].visibility, 'public')
  assert.equal((await anonymous('GET', '/users/cleo')).json.email, 'cleo@example.org')
  assert.equal((await cleo('GET', '/user/public_emails')).json.length, 1)
  assert.equal((await cleo('DELETE', '/user/emails', { emails: ['c2@example.org'] })).status, 204)
  assert.equal((await cleo('DELETE', '/user/emails', ['cleo@example.org'])).status, 422)
  assert.equal((await cleo('DELETE', '/user/emails', 'gone@example.org')).status, 404)
  assert.equal((await cleo('GET', '/user/emails')).json.length, 1)
})

const ed25519 = (seed: number) => {
  const name = Buffer.from('ssh-ed25519')
  const length = (bytes: number) => Buffer.from([0, 0, 0, bytes])
  const blob = Buffer.concat([length(name.length), name, length(32), Buffer.alloc(32, seed)])
  return `ssh-ed25519 ${blob.toString('base64')}`
}

for (const [path, kind] of [
  ['keys', 'to sign in'],
  ['ssh_signing_keys', 'to sign'],
]) {
  test(`${kind} keys are parsed as OpenSSH writes them, and are unique`, async () => {
    const eve = await as(`eve-${path?.replaceAll('_', '-')}`, {
      scopes: ['admin:public_key', 'admin:ssh_signing_key'],
    })
    const createdKey = await eve('POST', `/user/${path}`, { key: `${ed25519(path?.length ?? 0)} eve@desk\n` })
    assert.equal(createdKey.status, 201)
    assert.equal(createdKey.json.title, 'eve@desk')
    assert.equal(createdKey.json.key, ed25519(path?.length ?? 0))
    const duplicate = await (await as('frank', { scopes: ['admin:public_key', 'admin:ssh_signing_key'] }))(
      'POST',
      `/user/${path}`,
      { key: ed25519(path?.length ?? 0) },
    )
    assert.equal(duplicate.json.errors[0].message, 'key is already in use')
    for (const key of [
      '',
      'ssh-ed25519 AAAA',
      `ssh-rsa ${ed25519(1).split(' ')[1]}`,
      'ssh-dss AAAAB3NzaC1kc3M=',
    ])
      assert.equal((await eve('POST', `/user/${path}`, { key })).status, 422, key)
    assert.equal((await eve('GET', `/user/${path}/${createdKey.json.id}`)).json.id, createdKey.json.id)
    const publicList = await anonymous('GET', `/users/eve-${path?.replaceAll('_', '-')}/${path}`)
    assert.equal(publicList.json[0].id, createdKey.json.id)
    const frank = await as('frank', { scopes: ['admin:public_key', 'admin:ssh_signing_key'] })
    assert.equal((await frank('GET', `/user/${path}/${createdKey.json.id}`)).status, 404)
    assert.equal((await frank('DELETE', `/user/${path}/${createdKey.json.id}`)).status, 404)
    assert.equal((await eve('DELETE', `/user/${path}/${createdKey.json.id}`)).status, 204)
    assert.equal((await eve('DELETE', `/user/${path}/${createdKey.json.id}`)).status, 404)
  })
}

test('follows are visible on both sides and can be removed', async () => {
  const [gus, hal] = [await as('gus'), await as('hal')]
  assert.equal((await gus('GET', '/user/following/hal')).status, 404)
  assert.equal((await gus('PUT', '/user/following/hal')).status, 204)
  assert.equal((await gus('PUT', '/user/following/hal')).status, 204)
  assert.equal((await gus('GET', '/user/following/hal')).status, 204)
  assert.equal((await anonymous('GET', '/users/gus/following/hal')).status, 204)
  assert.equal((await anonymous('GET', '/users/hal/following/gus')).status, 404)
  assert.deepEqual(
    (await hal('GET', '/user/followers')).json.map(({ login }: { login: string }) => login),
    ['gus'],
  )
  assert.equal((await anonymous('GET', '/users/hal')).json.followers, 1)
  assert.equal((await gus('PUT', '/user/following/gus')).status, 422)
  assert.equal((await gus('PUT', '/user/following/nobody-here')).status, 404)
  assert.equal((await gus('DELETE', '/user/following/hal')).status, 204)
  assert.equal((await anonymous('GET', '/users/hal/followers')).json.length, 0)
  const narrow = await as('gus', { scopes: [] })
  assert.equal((await narrow('PUT', '/user/following/hal')).status, 404)
})

test('listing all users with since visits each once', async () => {
  for (const login of ['ina', 'jon', 'kim']) await as(login)
  const ids: number[] = []
  let path = '/users?per_page=2'
  for (;;) {
    const { json, headers } = await anonymous('GET', path)
    ids.push(...json.map(({ id }: { id: number }) => id))
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    if (!next) break
    path = next.slice(service.url.length)
  }
  const sortedIds = [...new Set(ids)].sort((one, other) => one - other)
  assert.deepEqual(ids, sortedIds)
  assert.ok(ids.length >= 3)
})
