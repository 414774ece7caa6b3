import type { App } from '@octavo/platform/http/app.ts'
import { installNeeds } from '@octavo/platform/needs.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { example, findIssue } from '../access/declared-needs.ts'
import type { Need } from '../access/needs.ts'
import { isMemberOf, requirePermission, requireUser } from '../access/permissions.ts'
import { viewerOf } from '../access/viewer.ts'
import { readUserId } from '../accounts/users.ts'
import { getAttendeeOf } from '../attendance/check-in-event.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { getVisibleOrder } from '../orders/access.ts'
import { readId } from '../wire/ids.ts'
import { type PathParams, requireInOwner } from './require-in-owner.ts'

declare module 'fastify' {
  interface RouteNeeds {
    'event-management': Need
  }
}

/**
 * Checks the declared needs of each route before its body is read. Domain calls check what the path does not
 * tell: event visibility, organizations in the body, and secrets. Writes check again inside the transaction
 * that commits them.
 */
export function requireNeeds(app: App, { db }: Pick<Context, 'db'>): void {
  installNeeds<Need>(app, {
    example,
    findIssue,
    check: (needs, request) => requireNeed(db.read, request, needs),
  })
}

async function requireNeed(db: Kysely<Tables>, request: FastifyRequest, needs: Need): Promise<void> {
  const viewer = viewerOf(request)
  // The router has parsed the path.
  const params = request.params as PathParams
  switch (needs.who) {
    case 'anyone':
    case 'secret':
    case 'token':
    case 'viewer':
    case 'waiting-or-member':
      return
    case 'user':
    case 'member-of-named':
    case 'member-of-default':
      return void requireUser(viewer)
    case 'member-of-own':
      return void readUserId(viewer, params.user_id ?? 'me')
    case 'account-holder':
      readUserId(viewer, params.user_id ?? 'me')
      if (request.caller.appId !== null) throw problem('NOT_AUTHORIZED')
      return
    case 'self':
      return void readUserId(viewer, params.user_id ?? '')
    case 'member':
      return requireInOwner(db, viewer, needs.of, params)
    case 'member-or-self':
      return requireInOrganizationOrSelf(db, viewer, params)
    case 'buyer-or-member': {
      const { access } = asRecord(request.query)
      const link = typeof access === 'string' ? access : undefined
      await getVisibleOrder(db, { viewer, access: link }, await findOrderId(db, needs.of, params))
    }
  }
}

async function requireInOrganizationOrSelf(db: Kysely<Tables>, viewer: Viewer, params: PathParams) {
  const organizationId = readId(params.organization_id ?? '', 'organization')
  if (readId(params.user_id ?? '', 'member') === viewer.userId) {
    if (!(await isMemberOf(db, viewer, organizationId))) throw notFound('organization')
  } else await requirePermission(db, viewer, organizationId)
}

async function findOrderId(db: Kysely<Tables>, of: 'order' | 'attendee', params: PathParams) {
  if (of === 'order') return readId(params.order_id ?? '', 'order')
  const { event_id = '', attendee_id = '' } = params
  return (await getAttendeeOf({ db }, { event_id, attendee_id })).order_id
}
