import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { higher, type Role } from '../src/access/roles.ts'
import { type Viewer, viewerOf } from '../src/access/viewer.ts'
import { viewerOfAccount } from '../src/accounts/viewer-account.ts'
import { putAssignment } from '../src/organizations/store/organization-roles.ts'
import { putTeamMember } from '../src/organizations/store/team-members.ts'
import { putTeamRepository } from '../src/organizations/store/team-repositories.ts'
import { createRoleLister } from '../src/repositories/repository-roles.ts'
import { listCollaboratorIds, listRolesOf } from '../src/repositories/store/collaborators.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { visibleTo } from '../src/repositories/store/visible-repositories.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startRuleWorld } from './rule-world.ts'
import { startCodeHosting } from './service.ts'

type Caller = Awaited<ReturnType<typeof startCodeHosting>>['anonymous']

const roles = ['read', 'triage', 'write', 'maintain', 'admin'] as const
const order: readonly string[] = roles
/** The requests, and the minimum role for each. */
const requests: readonly [needed: (typeof roles)[number], method: string, path: string, body?: unknown][] = [
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
        for (const [needed, method, path, body] of requests) {
          const rank = order.indexOf(name)
          const { status } = await call(method, `/repos/owner/sea${path}`, body)
          const isHidden = isPrivate && rank < 0
          const isAllowed = isPrivate || needed !== 'read' ? rank >= roles.indexOf(needed) : true
          const expectedStatuses = isAllowed ? [200, 204, 302, 404, 422] : isHidden ? [404] : [401, 403]
          assert.ok(expectedStatuses.includes(status), `${name}: ${method} ${path} gave ${status}`)
          if (isAllowed && method === 'GET')
            assert.ok(status < 400, `${name}: ${method} ${path} gave ${status}`)
        }
    })
  }
})

describeOnBothDatabases('roles from all sources', (databases) => {
  test('are the same for one repository, for lists of repositories and for lists of collaborators', async () => {
    const world = await startRuleWorld(databases)
    const { as, context } = world
    const { db } = context
    const { name, owner } = await world.organization('roles-org')
    const create = async (by: typeof owner, path: string, body: object) => {
      const { status, json, text } = await by('POST', path, body)
      assert.equal(status, 201, text)
      return json
    }
    const ids: number[] = []
    for (const visibility of ['public', 'internal', 'private'])
      ids.push((await create(owner, `/orgs/${name}/repos`, { name: visibility, visibility })).id)
    const parent = await create(owner, `/orgs/${name}/teams`, { name: 'Parent', privacy: 'closed' })
    const child = await create(owner, `/orgs/${name}/teams`, { name: 'Child', parent_team_id: parent.id })
    const assigned = await create(owner, `/orgs/${name}/teams`, { name: 'Assigned' })
    const logins = ['member', 'pending', 'partner', 'mixed', 'teammate', 'assignee', 'assisted', 'stranger']
    const users = new Map([['owner', owner.user]])
    for (const login of logins) users.set(login, (await as(`roles-${login}`)).user)
    const idOf = (login: string) => users.get(login)?.id ?? 0
    const organizationId = (await getRepositoryById(db.read, ids[0] ?? 0)).owner_id
    await db.write(async (tx) => {
      const memberships = (['member', 'mixed', 'pending'] as const).map((login) => ({
        organization_id: organizationId,
        user_id: idOf(login),
        role: 'member' as const,
        state: login === 'pending' ? ('pending' as const) : ('active' as const),
        is_public: 0,
        created_at_ms: 0,
      }))
      await tx.insertInto('membership').values(memberships).execute()
      for (const repository_id of ids) {
        for (const login of ['partner', 'mixed'])
          await tx
            .insertInto('collaborator')
            .values({ repository_id, user_id: idOf(login), role: 'triage' })
            .execute()
        await putTeamRepository(tx, parent.id, repository_id, 'maintain')
      }
      await putTeamMember(tx, child.id, idOf('teammate'), 'member')
      await putTeamMember(tx, assigned.id, idOf('assisted'), 'member')
      const role = { organization_id: organizationId, role_id: 1 }
      await putAssignment(tx, { ...role, repository_role: 'write' }, { userId: idOf('assignee') })
      await putAssignment(tx, { ...role, repository_role: 'admin' }, { teamId: assigned.id })
    })
    const ownRepository = await as('roles-own')
    for (const isPrivate of [false, true])
      ids.push(
        (await create(ownRepository, '/user/repos', { name: `own-${isPrivate}`, private: isPrivate })).id,
      )
    users.set('own', ownRepository.user)
    const listRoles = createRoleLister(db)

    for (const base of ['none', 'read', 'write', 'admin'] as const) {
      const settings = {
        default_repository_permission: base,
        description: '"default_repository_permission":"x"',
      }
      assert.equal((await owner('PATCH', `/orgs/${name}`, settings)).status, 200)
      const ofMember = base === 'none' ? null : base
      const expectedRoles: Record<string, Role | null> = {
        owner: 'admin',
        member: ofMember,
        mixed: higher(ofMember, 'triage'),
        partner: 'triage',
        teammate: 'maintain',
        assignee: 'write',
        assisted: 'admin',
      }
      const rows = await Promise.all(ids.map((id) => getRepositoryById(db.read, id)))
      for (const [login, user] of users) {
        const viewers: [string, Viewer][] = [['all rights', viewerOfAccount(user)]]
        const token = { user, appId: null, tokenId: 1, plan: 'user', expiresAtMs: null }
        for (const scopes of [['public_repo'], ['repo']])
          viewers.push([scopes.join(), viewerOf({ ...token, kind: 'classic', scopes: new Set(scopes) })])
        for (const scopes of [
          [`owner:${user.id}`],
          [`owner:${organizationId}`],
          [`owner:${organizationId}`, `repository:${ids[2]}`],
        ])
          viewers.push([scopes.join(), viewerOf({ ...token, kind: 'fine-grained', scopes: new Set(scopes) })])
        const expected = (row: (typeof rows)[number]) => {
          if (row.owner_id === organizationId) return expectedRoles[login] ?? null
          return login === 'own' ? 'admin' : null
        }
        for (const [kind, viewer] of viewers) {
          const roles = await listRoles(viewer, rows)
          const visible = await db.read
            .selectFrom('repository')
            .where('repository.id', 'in', ids)
            .where(visibleTo(db.read, viewer))
            .select('repository.id')
            .execute()
          const visibleIds = new Set(visible.map(({ id }) => id))
          for (const row of rows) {
            const about = `${login} with ${kind} in ${row.name}, base ${base}`
            const isLimited =
              !viewer.canAccess(row) || (row.visibility !== 'public' && !viewer.hasScope('repo'))
            const floor = row.visibility === 'public' || !(isLimited || row.visibility === 'private')
            const role = higher(floor ? 'read' : null, isLimited ? null : expected(row))
            assert.equal(roles.get(row.id), role, about)
            assert.equal(visibleIds.has(row.id), role !== null, about)
          }
        }
        for (const row of rows) {
          const about = `${login} in ${row.name}, base ${base}`
          const collaborators = await listCollaboratorIds(db.read, row, 'all', { limit: 50, offset: 0 })
          assert.equal(collaborators.ids.includes(user.id), expected(row) !== null, about)
          const highest = await listRolesOf(db.read, row, [user.id])
          assert.equal(highest.get(user.id) ?? null, expected(row), about)
        }
      }
    }
  })
})
