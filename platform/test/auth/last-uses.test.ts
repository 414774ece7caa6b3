import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createLastUses } from '../../src/internal/auth/last-uses.ts'
import { log, openAuth } from './open-auth.ts'

const home = '198.51.100.1'

describeOnBothDatabases('last uses', (databases) => {
  async function openWithToken() {
    const opened = await openAuth(databases)
    const user = await opened.auth.createUser({ login: 'ada' })
    const issue = () => opened.auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })
    const lastUses = async () => {
      const tokens = await opened.auth.listTokens(user.id)
      return tokens.map((token) => token.lastUsedAtMs)
    }
    return { ...opened, issue, lastUses }
  }

  test('close, after tokens were used, writes when, for those that were used', async () => {
    const { createAnother, clock, issue, lastUses } = await openWithToken()
    const [one] = [await issue(), await issue()]
    const auth = createAnother()
    const usedAtMs = clock.now()
    await auth.authenticate(one.secret, home)
    clock.advance(10)
    await auth.close()
    assert.deepEqual(await lastUses(), [usedAtMs, null])
  })

  test('authenticate, less than a minute after the last use that was written, does not write again', async () => {
    const { createAnother, clock, issue, lastUses } = await openWithToken()
    const { secret } = await issue()
    const useAndClose = async () => {
      const auth = createAnother()
      await auth.authenticate(secret, home)
      await auth.close()
    }
    const firstMs = clock.now()
    await useAndClose()
    clock.advance(59_999)
    await useAndClose()
    assert.deepEqual(await lastUses(), [firstMs])
    clock.advance(1)
    await useAndClose()
    assert.deepEqual(await lastUses(), [firstMs + 60_000])
  })

  test('authenticate, with a token that is refused, is no use of it', async () => {
    const { createAnother, issue, lastUses } = await openWithToken()
    const { secret, token } = await issue()
    const auth = createAnother()
    await auth.revokeToken(token.id)
    await auth.authenticate(secret, home)
    await auth.close()
    assert.deepEqual(await lastUses(), [null])
  })

  test('note, once its timer rings, writes without being asked', async (context) => {
    const { db, clock, issue, lastUses } = await openWithToken()
    const { token } = await issue()
    const written = Promise.withResolvers<void>()
    const watched: typeof db = { ...db, run: (statement) => db.run(statement).finally(written.resolve) }
    const uses = createLastUses({ db: watched, clock, log })
    context.mock.timers.enable({ apis: ['setTimeout'] })
    uses.note(token)
    context.mock.timers.tick(4_999)
    assert.deepEqual(await lastUses(), [null])
    context.mock.timers.tick(1)
    await written.promise
    assert.deepEqual(await lastUses(), [clock.now()])
    await uses.close()
  })

  test('close, after more tokens than fit into one statement, writes them all', async () => {
    const { db, clock, issue, lastUses } = await openWithToken()
    const issued = await Promise.all(Array.from({ length: 1100 }, issue))
    const uses = createLastUses({ db, clock, log })
    for (const { token } of issued) uses.note(token)
    await uses.close()
    assert.deepEqual(await lastUses(), Array(1100).fill(clock.now()))
  })

  test('close, when the database fails, gives the last uses up and does not throw', async () => {
    const { db, clock, issue } = await openWithToken()
    const { token } = await issue()
    const broken = { ...db, run: () => Promise.reject(new Error('disk full')) }
    const uses = createLastUses({ db: broken, clock, log })
    uses.note(token)
    await uses.close()
  })
})
