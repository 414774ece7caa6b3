import { platformProblem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { mayIn } from '../access/permissions.ts'
import { viewerOf } from '../access/viewer.ts'
import type { Context, Viewer } from '../context.ts'
import { problem } from '../errors.ts'
import { secretOf } from '../limits.ts'
import { isOrderToken } from '../orders/order-links.ts'
import type { OrderOwner } from './store/order-owners.ts'

/**
 * The buyer, by link or account, and members with the permission; only members after a transfer. The routes
 * are open, since the link replaces a token.
 */
export async function mayReadDocuments(
  { db, auth }: Pick<Context, 'db' | 'auth'>,
  request: FastifyRequest,
  order: OrderOwner | undefined,
  { isTransferred = false } = {},
): Promise<boolean> {
  const { access } = asRecord(request.query)
  if (typeof access === 'string') return order !== undefined && !isTransferred && isOrderToken(order, access)
  const viewer = await identify(auth, request)
  if (!order) return false
  if (viewer.userId !== null && viewer.userId === order.user_id && !isTransferred) return true
  return mayIn(db.read, viewer, order.organization_id)
}

async function identify(auth: Context['auth'], request: FastifyRequest): Promise<Viewer> {
  const secret = secretOf(request)
  if (secret === undefined) throw problem('NO_AUTH')
  const { caller, rejection, ...rest } = await auth.authenticate(secret, request.ip)
  if (caller) return viewerOf({ caller, routeOptions: request.routeOptions })
  if (rejection === 'too-many-attempts') throw platformProblem('too_many_attempts', rest)
  throw problem('INVALID_AUTH')
}
