import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { startCodeHosting } from './service.ts'

type Caller = Awaited<ReturnType<typeof startCodeHosting>>['anonymous']

const roles = ['read', 'triage', 'write', 'maintain', 'admin'] as const
const order: readonly string[] = roles
/** The requests, and the minimum role for each. */
const requested: readonly [needed: (typeof roles)[number], method: string, path: string, body?: unknown][] = [
  ['read', 'GET', ''],
  ['read', 'GET', '/branches'],
  ['read', 'GET', '/tags'],
  ['read', 'GET', '/languages'],
  ['read', 'GET', '/topics'],
  ['read', 'GET', '/forks'],
  ['read', 'GET', '/stargazers'],
  ['read', 'GET', '/subscribers'],
  ['read', 'GET', '/activity'],
  ['read', 'GET', '/tarball/main'],
  ['write', 'GET', '/collaborators'],
  ['write', 'POST', '/dispatches', { event_type: 'x' }],
  ['write', 'POST', '/branches/side/rename', { new_name: 'side' }],
  ['admin', 'PATCH', '', { description: 'x' }],
  ['admin', 'PUT', '/topics', { names: [] }],
  ['admin', 'GET', '/keys'],
  ['admin', 'GET', '/autolinks'],
  ['admin', 'GET', '/invitations'],
  ['admin', 'PUT', '/collaborators/nobody', {}],
  ['admin', 'POST', '/transfer', { new_owner: 'nobody' }],
]

describe('repository roles', () => {
  for (const isPrivate of [false, true]) {
    test(`in a ${isPrivate ? 'private' : 'public'} repository, allow exactly their operations`, async () => {
      const { as, anonymous, context } = await startCodeHosting()
      const owner = await as('owner')
      const { json } = await owner('POST', '/user/repos', {
        name: 'sea',
        auto_init: true,
        private: isPrivate,
      })
      const callers = new Map<string, Caller>([
        ['nobody signed in', anonymous],
        ['outsider', await as('outsider')],
      ])
      for (const role of roles) {
        const caller = await as(role)
        const row = { repository_id: json.id, user_id: caller.user.id, role }
        await context.db.write((tx) => tx.insertInto('collaborator').values(row).execute())
        callers.set(role, caller)
      }
      for (const [name, call] of callers)
        for (const [needed, method, path, body] of requested) {
          const rank = order.indexOf(name)
          const { status } = await call(method, `/repos/owner/sea${path}`, body)
          const isHidden = isPrivate && rank < 0
          const isAllowed = isPrivate || needed !== 'read' ? rank >= roles.indexOf(needed) : true
          const allowed = isAllowed ? [200, 204, 302, 404, 422] : isHidden ? [404] : [401, 403]
          assert.ok(allowed.includes(status), `${name}: ${method} ${path} gave ${status}`)
          if (isAllowed && method === 'GET')
            assert.ok(status < 400, `${name}: ${method} ${path} gave ${status}`)
        }
    })
  }
})
