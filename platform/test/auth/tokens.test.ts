import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { openAuth } from './open-auth.ts'

const home = '198.51.100.1'

describeOnBothDatabases('tokens', (databases) => {
  async function openWithUser() {
    const authOnDatabase = await openAuth(databases)
    return { ...authOnDatabase, user: await authOnDatabase.auth.createUser({ login: 'ada', plan: 'paid' }) }
  }

  test('issueToken returns a secret that authenticates the user', async () => {
    const { auth, clock, user } = await openWithUser()
    const { secret, token } = await auth.issueToken({
      userId: user.id,
      kind: 'personal',
      plan: 'paid',
      scopes: ['repo', 'read:user'],
      label: 'laptop',
      expiresAtMs: clock.now() + 1000,
    })
    assert.match(secret, /^[0-9A-Za-z]{40}$/)
    assert.deepEqual(token, {
      id: token.id,
      userId: user.id,
      appId: null,
      kind: 'personal',
      plan: 'paid',
      scopes: ['repo', 'read:user'],
      label: 'laptop',
      prefix: secret.slice(0, 8),
      createdAtMs: clock.now(),
      expiresAtMs: clock.now() + 1000,
      revokedAtMs: null,
      lastUsedAtMs: null,
    })
    const scopes = new Set(['repo', 'read:user'])
    const caller = {
      kind: 'personal',
      user,
      appId: null,
      tokenId: token.id,
      plan: 'paid',
      scopes,
      expiresAtMs: token.expiresAtMs,
    }
    assert.deepEqual(await auth.authenticate(secret, home), { caller })
  })

  test('issueToken returns a secret for an app without a user', async () => {
    const { auth } = await openAuth(databases)
    const { secret, token } = await auth.issueToken({ appId: 7, kind: 'installation', plan: 'app' })
    const caller = {
      kind: 'installation',
      user: null,
      appId: 7,
      tokenId: token.id,
      plan: 'app',
      scopes: new Set<string>(),
      expiresAtMs: null,
    }
    assert.deepEqual(await auth.authenticate(secret, home), { caller })
  })

  test('issueToken uses a secret that it is passed, with at most a quarter of it as the prefix', async () => {
    const { auth, user } = await openWithUser()
    const input = { userId: user.id, kind: 'key', plan: 'free' }
    const long = await auth.issueToken({ ...input, secret: `key_${'z'.repeat(36)}` })
    assert.equal(long.secret, `key_${'z'.repeat(36)}`)
    assert.equal(long.token.prefix, 'key_zzzz')
    const short = await auth.issueToken({ ...input, secret: '0123456789abcdef' })
    assert.equal(short.token.prefix, '0123')
    assert.equal((await auth.authenticate('0123456789abcdef', home)).caller?.tokenId, short.token.id)
  })

  test('issueToken rejects the secret of another token and leaves that token unchanged', async () => {
    const { auth, user } = await openWithUser()
    const secret = 'the-same-secret-twice'
    const { token } = await auth.issueToken({ userId: user.id, kind: 'key', plan: 'free', secret })
    await assert.rejects(auth.issueToken({ kind: 'key', plan: 'paid', secret }), { code: 'secret_taken' })
    assert.equal((await auth.authenticate(secret, home)).caller?.tokenId, token.id)
  })

  test('issueToken rejects a secret that is too short or invalid in a header', async () => {
    const { auth } = await openAuth(databases)
    for (const secret of [
      '',
      'fifteen-letters',
      'a space in its middle',
      `line\nbreak${'x'.repeat(20)}`,
      'ä'.repeat(20),
    ]) {
      await assert.rejects(auth.issueToken({ kind: 'key', plan: 'free', secret }), { code: 'secret_invalid' })
    }
  })

  test('authenticate rejects any text that is not an issued secret as unknown', async () => {
    const { auth, user } = await openWithUser()
    const { secret, token } = await auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })
    const damaged = fc
      .tuple(fc.nat(secret.length), fc.nat(secret.length), fc.string())
      .map(([from, to, text]) => secret.slice(0, from) + text + secret.slice(to))
    const wrong = fc
      .oneof(
        fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
        damaged,
        fc.constantFrom(token.prefix, secret.toLowerCase(), `${secret} `),
      )
      .filter((text) => text !== secret)
    await fc.assert(
      fc.asyncProperty(wrong, async (text) => {
        assert.deepEqual(await auth.authenticate(text, home), { rejection: 'unknown' })
      }),
    )
  })

  test('authenticate accepts a token until it expires, and then rejects it as expired', async () => {
    const { auth, clock } = await openAuth(databases)
    const expiresAtMs = clock.now() + 60_000
    const { secret } = await auth.issueToken({ kind: 'personal', plan: 'free', expiresAtMs })
    clock.advance(59_999)
    assert.ok((await auth.authenticate(secret, home)).caller)
    clock.advance(1)
    assert.deepEqual(await auth.authenticate(secret, home), { rejection: 'expired' })
  })

  test('revokeToken takes effect in another process immediately, and returns whether it changed anything', async () => {
    const { auth, createAnother, clock, user } = await openWithUser()
    const { secret, token } = await auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })
    const other = await auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })
    assert.ok((await auth.authenticate(secret, home)).caller)

    const another = createAnother()
    assert.equal(await another.revokeToken(token.id), true)
    assert.deepEqual(await auth.authenticate(secret, home), { rejection: 'revoked' })
    assert.ok((await auth.authenticate(other.secret, home)).caller)

    const revokedAtMs = clock.now()
    clock.advance(1000)
    assert.equal(await another.revokeToken(token.id), false)
    assert.equal(await another.revokeToken(token.id + 1000), false)
    const [revoked] = await listTokens(auth, user.id)
    assert.equal(revoked?.revokedAtMs, revokedAtMs)
    await another.close()
  })

  test('authenticate rejects all tokens of a suspended user until they are reinstated', async () => {
    const { auth, createAnother, user } = await openWithUser()
    const { secret } = await auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })
    const another = createAnother()
    await another.changeUser(user.id, { suspended: true })
    assert.deepEqual(await auth.authenticate(secret, home), { rejection: 'suspended' })
    await another.changeUser(user.id, { suspended: false })
    assert.ok((await auth.authenticate(secret, home)).caller)
    await another.close()
  })

  test('authenticate reports a token as revoked, even if it is also expired and its user suspended', async () => {
    const { auth, clock, user } = await openWithUser()
    const expiresAtMs = clock.now() + 1
    const { secret, token } = await auth.issueToken({
      userId: user.id,
      kind: 'key',
      plan: 'free',
      expiresAtMs,
    })
    await auth.changeUser(user.id, { suspended: true })
    assert.equal((await auth.authenticate(secret, home)).rejection, 'suspended')
    clock.advance(1)
    assert.equal((await auth.authenticate(secret, home)).rejection, 'expired')
    await auth.revokeToken(token.id)
    assert.equal((await auth.authenticate(secret, home)).rejection, 'revoked')
  })

  test('authenticate accepts a valid secret after a thousand wrong ones', async () => {
    const { auth } = await openAuth(databases)
    const { secret } = await auth.issueToken({ kind: 'key', plan: 'free' })
    for (let count = 0; count < 1000; count++) await auth.authenticate(`wrong-secret-${count}`, home)
    assert.ok((await auth.authenticate(secret, home)).caller)
  })

  test('listIssuedTokens returns all tokens of a user, including invalid ones', async () => {
    const { auth, user } = await openWithUser()
    const bob = await auth.createUser({ login: 'bob' })
    const issued = []
    for (const userId of [user.id, bob.id, user.id, user.id]) {
      issued.push(
        await auth.issueToken({ userId, kind: 'personal', plan: 'free', label: `${issued.length}` }),
      )
    }
    await auth.issueToken({ kind: 'installation', plan: 'free' })
    await auth.revokeToken(issued[2]?.token.id ?? 0)
    const labels = (await listTokens(auth, user.id)).map((token) => token.label)
    assert.deepEqual(labels, ['0', '2', '3'])
    assert.deepEqual(await listTokens(auth, bob.id), [issued[1]?.token])
    assert.deepEqual(await listTokens(auth, 99), [])
  })

  test('listIssuedTokens returns the tokens of all users, newest first, with the login of the owner', async () => {
    const { auth, user } = await openWithUser()
    const bob = await auth.createUser({ login: 'bob' })
    const ofAda = (await auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })).token
    const ofNobody = (await auth.issueToken({ appId: 7, kind: 'installation', plan: 'free' })).token
    const ofBob = (await auth.issueToken({ userId: bob.id, kind: 'personal', plan: 'free' })).token
    await auth.revokeToken(ofAda.id)
    const { tokens, next } = await auth.listIssuedTokens({ limit: 10 })
    assert.deepEqual(
      tokens.map(({ id, login, revokedAtMs }) => [id, login, revokedAtMs !== null]),
      [
        [ofBob.id, 'bob', false],
        [ofNobody.id, null, false],
        [ofAda.id, 'ada', true],
      ],
    )
    assert.deepEqual(tokens[1], { ...ofNobody, login: null })
    assert.equal(next, null)
  })

  test('listIssuedTokens returns every token once across pages, even if tokens are issued meanwhile', async () => {
    const { auth, user } = await openWithUser()
    const issue = async () => (await auth.issueToken({ userId: user.id, kind: 'key', plan: 'free' })).token.id
    const ids: number[] = []
    for (let count = 0; count < 6; count++) ids.unshift(await issue())
    const pages: number[][] = []
    for (let before: number | null | undefined; before !== null; ) {
      const { tokens, next } = await auth.listIssuedTokens({ before: before ?? undefined, limit: 3 })
      pages.push(tokens.map(({ id }) => id))
      await issue()
      before = next
    }
    assert.deepEqual(pages, [ids.slice(0, 3), ids.slice(3)])
    assert.deepEqual(await auth.listIssuedTokens({ before: ids.at(-1), limit: 3 }), {
      tokens: [],
      next: null,
    })
  })
})
