import { findMembershipsOf } from '../access/store.ts'
import { presentOrganization } from '../accounts/present/organizations.ts'
import { presentUser } from '../accounts/present/users.ts'
import { findOrganizationsById } from '../accounts/store/organizations.ts'
import { findUser } from '../accounts/store/users.ts'
import { ownAddressOf } from '../accounts/users.ts'
import type { Context, Scope } from '../context.ts'
import { notFound } from '../errors.ts'
import { presentAttendees, presentOrders } from '../orders/expansions.ts'
import { readExpansions } from '../wire/expansions.ts'
import { presentUtc } from '../wire/times.ts'
import { findOrdersOf, findTicketsFor, type Owner } from './store.ts'

const batchSize = 200

export async function exportUser({ auth }: Pick<Context, 'auth'>, scope: Scope, userId: number) {
  const { db, nowMs } = scope
  const user = await findUser(db, userId)
  if (!user) throw notFound('user')
  const memberships = await findMembershipsOf(db, userId)
  const organizations = await findOrganizationsById(
    db,
    memberships.map((each) => each.organization_id),
  )
  const ownAddress = ownAddressOf(user)
  const tickets = ownAddress === undefined ? [] : await findTicketsFor(db, ownAddress)
  const tokens = await auth.listTokens(userId)
  return {
    exported: presentUtc(nowMs),
    user: presentUser(user, true),
    organizations: organizations.map(presentOrganization),
    memberships: memberships.map(({ organization_id, role }) => ({
      organization_id: String(organization_id),
      role,
    })),
    orders: await exportOrders(scope, { userId, ownAddress }),
    tickets: await presentAttendees(
      tickets,
      scope,
      readExpansions({ query: { expand: 'event,answers,assigned_unit' } }),
    ),
    tokens: tokens.map(({ kind, prefix, createdAtMs }) => ({
      kind,
      prefix,
      created: presentUtc(createdAtMs),
    })),
  }
}

/** With tickets and the URLs of their documents. */
async function exportOrders(scope: Scope, owner: Owner): Promise<Record<string, unknown>[]> {
  const requested = readExpansions({ query: { expand: 'event,attendees.assigned_unit,answers' } })
  const all: Record<string, unknown>[] = []
  for (let afterId = 0; ; ) {
    const orders = await findOrdersOf(scope.db, owner, afterId, batchSize)
    for (const order of await presentOrders(orders, scope, requested)) {
      all.push({ ...order, tickets_pdf: `${scope.url}orders/${order.id}/tickets.pdf` })
    }
    const last = orders.at(-1)
    if (!last || orders.length < batchSize) return all
    afterId = last.id
  }
}
