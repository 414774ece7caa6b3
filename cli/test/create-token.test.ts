import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountService } from '@octavo/testing/account-service.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { createToken, createUser } from '../src/create-token.ts'
import { UsageError } from '../src/usage-error.ts'

test('createToken: a new user needs a login that the service allows', async () => {
  const { context } = await startTestService(accountService)
  const access = accountService.access?.({ greeting: '', signingSecret: '', retries: 0 })
  assert.ok(access)
  const isLogin = (login: string) => login !== 'repos'
  const make = (user: string) => createToken({ ...access, isLogin }, context, { user, label: '' })
  await assert.rejects(make('repos'), UsageError)
  assert.equal(await context.auth.findUser('repos'), undefined)
  assert.equal((await make('ada')).user, 'ada')
  // Existing users are not affected by the rule.
  await context.auth.createUser({ login: 'repos' })
  assert.equal((await make('repos')).user, 'repos')
})

test('createUser: refuses unknown roles, empty passwords and taken logins as wrong input', async () => {
  const { context } = await startTestService(accountService)
  const access = accountService.access?.({ greeting: '', signingSecret: '', retries: 0 })
  assert.ok(access)
  const create = (user: Parameters<typeof createUser>[2]) =>
    createUser({ ...access, roles: ['user', 'editor'] }, context.auth, user)
  for (const role of ['editr', 'admin', 'constructor', ''])
    await assert.rejects(create({ login: 'ada', role }), UsageError)
  await assert.rejects(create({ login: 'ada', password: '' }), UsageError)
  assert.equal(await context.auth.findUser('ada'), undefined)
  assert.equal((await create({ login: 'ada', role: 'editor' })).role, 'editor')
  await assert.rejects(create({ login: 'ada' }), /taken/)
})
