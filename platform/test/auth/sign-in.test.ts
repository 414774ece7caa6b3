import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { hashing } from '../../src/internal/auth/passwords.ts'
import { createUsers } from '../../src/internal/auth/users.ts'
import { cheapCost, openAuth } from './open-auth.ts'

const home = '198.51.100.1'
const elsewhere = '203.0.113.66'

describeOnBothDatabases('sign-in', (databases) => {
  async function openWithUser() {
    const authOnDatabase = await openAuth(databases)
    const user = await authOnDatabase.auth.createUser({ login: 'Ada', password: 'right', plan: 'paid' })
    return { ...authOnDatabase, user }
  }

  test('signIn accepts the login in any case with the correct password', async () => {
    const { auth, user } = await openWithUser()
    const caller = {
      kind: 'password',
      user,
      appId: null,
      tokenId: null,
      plan: 'paid',
      scopes: new Set<string>(),
      expiresAtMs: null,
    }
    assert.deepEqual(await auth.signIn('Ada', 'right', home), { caller })
    assert.deepEqual(await auth.signIn('ADA', 'right', home), { caller })
  })

  test('signIn rejects a wrong password, an unknown login and a user without a password alike', async () => {
    const { auth } = await openWithUser()
    await auth.createUser({ login: 'bob' })
    const attempts = [
      ['ada', 'wrong'],
      ['ada', 'Right'],
      ['ada', ''],
      ['nobody', 'right'],
      ['bob', ''],
      ['', 'right'],
      ['a\0b', 'right'],
      ['x'.repeat(100_000), 'right'],
    ] as const
    for (const [index, [login, password]] of attempts.entries()) {
      const outcome = await auth.signIn(login, password, `192.0.2.${index}`)
      assert.deepEqual(outcome, { rejection: 'unknown' }, `${login.slice(0, 10)} / ${password}`)
    }
  })

  test('setPassword replaces or sets the password of a user', async () => {
    const { auth, user } = await openWithUser()
    const bob = await auth.createUser({ login: 'bob' })
    await auth.setPassword(user.id, 'changed')
    await auth.setPassword(bob.id, 'first')
    assert.ok((await auth.signIn('ada', 'changed', home)).caller)
    assert.ok((await auth.signIn('bob', 'first', home)).caller)
    assert.deepEqual(await auth.signIn('ada', 'right', home), { rejection: 'unknown' })
    await assert.rejects(auth.setPassword(user.id, ''), { code: 'password_empty' })
    assert.ok((await auth.signIn('ada', 'changed', home)).caller)
  })

  test('signIn reports a suspension only with the correct password', async () => {
    const { auth, user } = await openWithUser()
    await auth.changeUser(user.id, { suspended: true })
    assert.deepEqual(await auth.signIn('ada', 'right', home), { rejection: 'suspended' })
    assert.deepEqual(await auth.signIn('ada', 'wrong', home), { rejection: 'unknown' })
  })

  test('signIn renews the hash once after the hashing cost was raised', async () => {
    const { auth, db, createAnother } = await openWithUser()
    const dearer = createAnother({ ...cheapCost, passes: 2 })
    const readHash = async () =>
      (await db.read.selectFrom('octavo_password').select('hash').execute())[0]?.hash
    const before = await readHash()

    await dearer.signIn('ada', 'wrong', home)
    assert.equal(await readHash(), before)
    assert.ok((await dearer.signIn('ada', 'right', home)).caller)
    const renewed = await readHash()
    assert.match(renewed ?? '', /m=8,t=2,p=1/)
    assert.ok((await dearer.signIn('ada', 'right', home)).caller)
    assert.equal(await readHash(), renewed)
    assert.ok((await auth.signIn('ada', 'right', home)).caller)
    await dearer.close()
  })

  test('replacePasswordHash does not overwrite a password that was changed meanwhile', async () => {
    const { auth, clock, db, user } = await openWithUser()
    const users = createUsers({ db, clock })
    const account = await users.findWithPassword('ada')
    await auth.setPassword(user.id, 'changed')
    await users.replacePasswordHash(user.id, account?.passwordHash ?? '', 'a hash of the old password')
    assert.ok((await auth.signIn('ada', 'changed', home)).caller)
  })

  test('a sign-in issues nothing when the password was changed or the user suspended meanwhile', async () => {
    const { auth, clock, db, user } = await openWithUser()
    const users = createUsers({ db, clock })
    const issued: string[] = []
    const findAccount = async () => {
      const account = await users.findWithPassword('ada')
      assert.ok(account)
      return account
    }
    const issueTo = (account: Awaited<ReturnType<typeof findAccount>>) =>
      users.issueTo(account, async (_tx, { login }) => void issued.push(login))

    const before = await findAccount()
    assert.equal(await issueTo(before), true)
    await auth.setPassword(user.id, 'changed')
    assert.equal(await issueTo(before), false)
    const changed = await findAccount()
    await auth.changeUser(user.id, { suspended: true })
    assert.equal(await issueTo(changed), false)
    await auth.changeUser(user.id, { suspended: false })
    assert.equal(await issueTo(changed), true)
    assert.deepEqual(issued, ['Ada', 'Ada'])
  })

  test('signIn rejects a password whose stored hash is damaged, without throwing', async () => {
    const { auth, db } = await openWithUser()
    await db.run(db.read.updateTable('octavo_password').set({ hash: '$argon2id$v=19$m=8' }))
    assert.deepEqual(await auth.signIn('ada', 'right', home), { rejection: 'unknown' })
  })

  test('signIn succeeds for eight of 100 concurrent calls with the correct password', async () => {
    const { auth } = await openWithUser()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => auth.signIn('ada', 'right', `192.0.2.${index}`)),
    )
    assert.equal(outcomes.filter(({ caller }) => caller).length, 8)
    assert.deepEqual(outcomes[8], { rejection: 'too-many-attempts', retryAfterMs: 1000 })
    assert.equal(hashing.waiting, 0)
    assert.ok((await auth.signIn('ada', 'right', home)).caller)
  })

  test('signIn succeeds from another address while one address floods many accounts', async () => {
    const { auth, user } = await openWithUser()
    const logins = Array.from({ length: 30 }, (_, index) => `user${index}`)
    await Promise.all(logins.map((login) => auth.createUser({ login, password: 'right' })))
    let finished = 0
    const floodSignIns = logins.map((login) =>
      auth.signIn(login, 'right', elsewhere).finally(() => finished++),
    )
    const changing = auth.setPassword(user.id, 'right')
    assert.ok((await auth.signIn('ada', 'right', home)).caller)
    assert.ok(finished < 26, `${finished} finished before`)
    const outcomes = await Promise.all(floodSignIns)
    assert.equal(outcomes.filter(({ caller }) => caller).length, 10)
    await changing
  })

  test('signIn verifies five of 100 concurrent guesses', async () => {
    const { auth } = await openWithUser()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        auth.signIn(index % 2 ? 'ada' : 'ADA', `guess ${index}`, elsewhere),
      ),
    )
    const guesses = outcomes.filter(({ rejection }) => rejection === 'unknown')
    const throttled = outcomes.filter(({ rejection }) => rejection === 'too-many-attempts')
    assert.deepEqual([guesses.length, throttled.length], [5, 95])
  })

  test('signIn is throttled after five failures, even with the correct password, but not from another address', async () => {
    const { auth, clock } = await openWithUser()
    for (let count = 0; count < 5; count++) await auth.signIn('ada', 'wrong', elsewhere)
    const throttled = { rejection: 'too-many-attempts', retryAfterMs: 1000 }
    assert.deepEqual(await auth.signIn('ada', 'right', elsewhere), throttled)
    assert.deepEqual(await auth.signIn('nobody', 'right', elsewhere), { rejection: 'unknown' })
    assert.ok((await auth.signIn('ada', 'right', home)).caller)

    clock.advance(1000)
    assert.deepEqual(await auth.signIn('ada', 'wrong', elsewhere), { rejection: 'unknown' })
    assert.deepEqual(await auth.signIn('ada', 'right', elsewhere), { ...throttled, retryAfterMs: 2000 })
    clock.advance(2000)
    assert.ok((await auth.signIn('ada', 'right', elsewhere)).caller)
    for (let count = 0; count < 4; count++) await auth.signIn('ada', 'wrong', elsewhere)
    assert.ok((await auth.signIn('ada', 'right', elsewhere)).caller)
  })

  test('signIn throttles an unknown login like an existing one', async () => {
    const { auth } = await openWithUser()
    const outcomesFor = async (login: string, address: string) => {
      const outcomes = []
      for (let count = 0; count < 7; count++) outcomes.push(await auth.signIn(login, 'wrong', address))
      return outcomes
    }
    assert.deepEqual(await outcomesFor('ada', home), await outcomesFor('nobody', elsewhere))
  })

  test('signIn is rejected with a retry time while 200 calls wait, and with the pause if throttled', async () => {
    const { auth, clock } = await openWithUser()
    for (let count = 0; count < 6; count++) {
      await auth.signIn('ada', 'wrong', elsewhere)
      if (count === 4) clock.advance(1000)
    }
    const gate = Promise.withResolvers<void>()
    const waitingSignIns = Array.from({ length: 202 }, async (_, index) => {
      const release = await hashing.acquire(`client ${index % 101}`)
      await gate.promise
      release?.()
    })
    try {
      const busy = { rejection: 'too-many-attempts', retryAfterMs: 1000 }
      assert.deepEqual(await auth.signIn('ada', 'right', home), busy)
      assert.deepEqual(await auth.signIn('ada', 'right', elsewhere), { ...busy, retryAfterMs: 2000 })
      await auth.createUser({ login: 'bob', password: 'right' })
    } finally {
      gate.resolve()
      await Promise.all(waitingSignIns)
    }
    assert.ok((await auth.signIn('ada', 'right', home)).caller)
  })
})
