import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { openAuth } from './open-auth.ts'

describeOnBothDatabases('users', (databases) => {
  test('createUser with only a login uses the default role and plan', async () => {
    const { auth, clock } = await openAuth(databases)
    const user = await auth.createUser({ login: 'Ada' })
    assert.deepEqual(user, {
      id: user.id,
      login: 'Ada',
      role: 'user',
      plan: 'free',
      createdAtMs: clock.now(),
      suspendedAtMs: null,
    })
    assert.deepEqual(await auth.findUserById(user.id), user)
  })

  test('findUser finds a user by their login in another case or Unicode form', async () => {
    const { auth } = await openAuth(databases)
    const user = await auth.createUser({ login: 'Zoë', role: 'site_admin', plan: 'paid' })
    assert.equal(user.role, 'site_admin')
    assert.equal(user.plan, 'paid')
    for (const login of ['zoë', 'ZOË', 'zoe\u0308']) assert.deepEqual(await auth.findUser(login), user)
    assert.equal(await auth.findUser('zoe'), undefined)
  })

  test('findUser and findUserById return undefined for impossible logins and ids', async () => {
    const { auth } = await openAuth(databases)
    for (const login of ['', 'a\0b', '\ud800', 'x'.repeat(5000), "' or 1=1 --", '%']) {
      assert.equal(await auth.findUser(login), undefined)
    }
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60, Number.MAX_SAFE_INTEGER]) {
      assert.equal(await auth.findUserById(id), undefined)
    }
  })

  test('createUser succeeds once among 20 concurrent calls with one login in several cases', async () => {
    const { auth } = await openAuth(databases)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        auth.createUser({ login: index % 2 ? 'ada' : 'ADA', password: 'p' }),
      ),
    )
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    assert.deepEqual(failures, Array(19).fill('login_taken'))
    assert.ok(await auth.findUser('ada'))
  })

  test('createUser rejects an invalid login and an empty password', async () => {
    const { auth } = await openAuth(databases)
    for (const login of ['', 'a\0b', 'line\nbreak', 'x'.repeat(256)]) {
      await assert.rejects(auth.createUser({ login }), { code: 'login_invalid' })
    }
    await assert.rejects(auth.createUser({ login: 'ada', password: '' }), { code: 'password_empty' })
    assert.equal(await auth.findUser('ada'), undefined)
  })

  test('changeUser changes only the properties that it is passed', async () => {
    const { auth } = await openAuth(databases)
    const user = await auth.createUser({ login: 'ada' })
    const promoted = await auth.changeUser(user.id, { role: 'site_admin' })
    assert.deepEqual(promoted, { ...user, role: 'site_admin' })
    const renamed = await auth.changeUser(user.id, { login: 'Lovelace', plan: 'paid' })
    assert.deepEqual(renamed, { ...promoted, login: 'Lovelace', plan: 'paid' })
    assert.deepEqual(await auth.findUser('lovelace'), renamed)
    assert.equal(await auth.findUser('ada'), undefined)
    assert.deepEqual(await auth.changeUser(user.id, {}), renamed)
  })

  test('changeUser accepts the user’s own login in another case', async () => {
    const { auth } = await openAuth(databases)
    const user = await auth.createUser({ login: 'ada' })
    assert.equal((await auth.changeUser(user.id, { login: 'ADA' })).login, 'ADA')
  })

  test('changeUser rejects an invalid login and that of another user, and changes nothing', async () => {
    const { auth } = await openAuth(databases)
    const ada = await auth.createUser({ login: 'ada' })
    await auth.createUser({ login: 'bob' })
    await assert.rejects(auth.changeUser(ada.id, { login: 'BOB', plan: 'paid' }), { code: 'login_taken' })
    await assert.rejects(auth.changeUser(ada.id, { login: '' }), { code: 'login_invalid' })
    assert.deepEqual(await auth.findUserById(ada.id), ada)
  })

  test('changeUser grants a login to one of two concurrent users', async () => {
    const { auth } = await openAuth(databases)
    const users = await Promise.all(['ada', 'bob', 'cid', 'dee'].map((login) => auth.createUser({ login })))
    const outcomes = await Promise.allSettled([
      ...users.map(({ id }) => auth.changeUser(id, { login: 'eve' })),
      auth.createUser({ login: 'Eve' }),
    ])
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    assert.deepEqual(failures, Array(4).fill('login_taken'))
  })

  test('changeUser keeps the time of the first suspension, and clears it on reinstatement', async () => {
    const { auth, clock } = await openAuth(databases)
    const user = await auth.createUser({ login: 'ada' })
    clock.advance(1000)
    const suspendedAtMs = clock.now()
    assert.deepEqual(await auth.changeUser(user.id, { suspended: true }), { ...user, suspendedAtMs })
    clock.advance(1000)
    assert.deepEqual(await auth.changeUser(user.id, { suspended: true }), { ...user, suspendedAtMs })
    assert.deepEqual(await auth.changeUser(user.id, { plan: 'paid' }), {
      ...user,
      plan: 'paid',
      suspendedAtMs,
    })
    assert.equal((await auth.changeUser(user.id, { suspended: false })).suspendedAtMs, null)
  })

  test('changeUser, setPassword and issueToken reject a user who does not exist', async () => {
    const { auth } = await openAuth(databases)
    await assert.rejects(auth.changeUser(99, { plan: 'paid' }), { code: 'user_missing' })
    await assert.rejects(auth.setPassword(99, 'pass'), { code: 'user_missing' })
    const token = { userId: 99, kind: 'personal', plan: 'free' }
    await assert.rejects(auth.issueToken(token), { code: 'user_missing' })
  })
})
