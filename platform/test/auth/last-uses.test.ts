import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { createLastUses } from '../../src/internal/auth/last-uses.ts'
import { log, openAuth } from './open-auth.ts'

const home = '198.51.100.1'

describeOnBothDatabases('last uses', (databases) => {
  async function openWithToken() {
    const authOnDatabase = await openAuth(databases)
    const user = await authOnDatabase.auth.createUser({ login: 'ada' })
    const issue = () => authOnDatabase.auth.issueToken({ userId: user.id, kind: 'personal', plan: 'free' })
    const lastUses = async () => {
      const tokens = await listTokens(authOnDatabase.auth, user.id)
      return tokens.map((token) => token.lastUsedAtMs)
    }
    return { ...authOnDatabase, issue, lastUses }
  }

  test('close writes the last uses of the tokens that were used', async () => {
    const { createAnother, clock, issue, lastUses } = await openWithToken()
    const [usedToken] = [await issue(), await issue()]
    const auth = createAnother()
    const usedAtMs = clock.now()
    await auth.authenticate(usedToken.secret, home)
    clock.advance(10)
    await auth.close()
    assert.deepEqual(await lastUses(), [usedAtMs, null])
  })

  test('authenticate writes no last use within a minute of the previous one', async () => {
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

  test('authenticate records no use of a rejected token', async () => {
    const { createAnother, issue, lastUses } = await openWithToken()
    const { secret, token } = await issue()
    const auth = createAnother()
    await auth.revokeToken(token.id)
    await auth.authenticate(secret, home)
    await auth.close()
    assert.deepEqual(await lastUses(), [null])
  })

  test('note writes when its timer fires', async (context) => {
    const { db, clock, issue, lastUses } = await openWithToken()
    const { token } = await issue()
    const isWritten = Promise.withResolvers<void>()
    const watched: typeof db = { ...db, run: (statement) => db.run(statement).finally(isWritten.resolve) }
    const uses = createLastUses({ db: watched, clock, log })
    context.mock.timers.enable({ apis: ['setTimeout'] })
    uses.note(token)
    context.mock.timers.tick(4_999)
    assert.deepEqual(await lastUses(), [null])
    context.mock.timers.tick(1)
    await isWritten.promise
    assert.deepEqual(await lastUses(), [clock.now()])
    await uses.close()
  })

  test('close writes more last uses than fit into one statement', async () => {
    const { db, clock, issue, lastUses } = await openWithToken()
    const issued = await Promise.all(Array.from({ length: 1100 }, issue))
    const uses = createLastUses({ db, clock, log })
    for (const { token } of issued) uses.note(token)
    await uses.close()
    assert.deepEqual(await lastUses(), Array(1100).fill(clock.now()))
  })

  test('close discards the last uses when the database fails, and does not throw', async () => {
    const { db, clock, issue } = await openWithToken()
    const { token } = await issue()
    const broken = { ...db, run: () => Promise.reject(new Error('disk full')) }
    const uses = createLastUses({ db: broken, clock, log })
    uses.note(token)
    await uses.close()
  })
})
