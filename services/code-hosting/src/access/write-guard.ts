import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@octavo/platform/data/database.ts'
import { wrapWrites } from '@octavo/platform/data/wrap-writes.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { anyone, type Need } from './needs.ts'
import { notAccessible } from './not-accessible.ts'
import type { ScopeLoaders } from './request-scope.ts'
import type { Role } from './roles.ts'
import { type Viewer, viewerOf } from './viewer.ts'

type Check = (tx: Transaction<Tables>) => Promise<void>

interface Guard {
  viewer: Viewer
  check: Check
  /** Only the first transaction is checked, because a request may remove its own permission, such as “Leave a team”. */
  isChecked: boolean
  /** The transaction that was checked last. */
  checkedIn?: Transaction<Tables>
  requireRole: Check
}

const guards = new AsyncLocalStorage<Guard>()

/** The viewer of the writing request that runs now. Jobs have none. */
export function currentViewer(): Viewer | undefined {
  return guards.getStore()?.viewer
}

/**
 * For writes that check the role in the repository in each of their transactions: in the first one, the guard runs their
 * check with its own. Returns false when that has begun already.
 */
export function replaceRoleCheck(requireRole: Check): boolean {
  const guard = guards.getStore()
  if (!guard || guard.isChecked) return false
  guard.requireRole = requireRole
  return true
}

/**
 * For transactions that must not rely on an earlier one of the request: checks the caller, unless that was done in this
 * transaction. Jobs and git have no guard.
 */
export async function checkWriterIn(tx: Transaction<Tables>): Promise<void> {
  const guard = guards.getStore()
  if (!guard || guard.checkedIn === tx) return
  await guard.check(tx)
}

/** The database for all subjects: the first transaction of a writing request checks its caller again. */
export const guardWrites = (db: Database<Tables>): Database<Tables> => wrapWrites(db, guarded)

function guarded<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): typeof work {
  const guard = guards.getStore()
  if (!guard || guard.isChecked) return work
  guard.isChecked = true
  return async (tx) => {
    await guard.check(tx)
    guard.checkedIn = tx
    return work(tx)
  }
}

/**
 * Checks in the first transaction of each writing request that its token is still valid and has the permission, that
 * the caller still has the standing in the organization or the role in the repository, and that the user in the path
 * still exists. Must be installed before the routes.
 */
export function installWriteGuard(
  app: App,
  { auth, appGrants }: Pick<Context, 'auth' | 'appGrants'>,
  {
    loadOrganization,
    isUser,
    requireRole,
  }: Pick<ScopeLoaders, 'loadOrganization'> & {
    isUser(tx: Transaction<Tables>, login: string): Promise<boolean>
    requireRole(request: FastifyRequest, role: Role, tx: Transaction<Tables>): Promise<void>
  },
): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      const { method, routeOptions } = request
      const isRead = method === 'GET' || method === 'HEAD'
      if (isRead || routeOptions.config.access === 'open') return handler.call(this, request, reply)
      const role = roleOf(request)
      const guard: Guard = {
        viewer: request.viewer,
        requireRole: async (tx) => (role === 'read' ? undefined : requireRole(request, role, tx)),
        isChecked: false,
        check: async (tx) => {
          // The statements of both are sent together.
          const hasRole = guard.requireRole(tx)
          hasRole.catch(() => {})
          await checkAgain(tx, request)
          await hasRole
        },
      }
      return guards.run(guard, () => handler.call(this, request, reply))
    }
  })

  async function checkAgain(tx: Transaction<Tables>, request: FastifyRequest): Promise<void> {
    const { caller, params, organization, team, routeOptions } = request
    const needs = needsOf(request)
    const { username } = asRecord(params)
    const [isValid, current, isThere] = await Promise.all([
      auth.isValidIn(tx, caller),
      appGrants.read(caller, tx),
      typeof username !== 'string' || isUser(tx, username),
    ])
    if (!isValid) throw problem('bad_credentials')
    // Invitations, memberships and follows would otherwise outlive a deleted user.
    if (!isThere) throw problem('not_found')
    const { permission, level = 'read' } = needs
    const viewer = viewerOf(current)
    if (permission && !viewer.hasPermission(permission, level)) throw notAccessible(viewer)
    if (routeOptions.url?.startsWith('/orgs/:org'))
      await loadOrganization({ params, viewer, organization, team }, needs, tx)
  }
}

/** The role in a repository that the request needs. Readers have none to lose. */
function roleOf(request: FastifyRequest): Role {
  const { level = 'read', role = level === 'read' ? 'read' : 'write' } = needsOf(request)
  return request.repository ? role : 'read'
}

/** All routes of this service declare its own type of needs. */
const needsOf = ({ routeOptions }: FastifyRequest) => (routeOptions.config.needs ?? anyone) as Need
