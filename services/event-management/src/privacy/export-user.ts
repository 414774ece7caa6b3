import { findMembershipsOf } from '../access/store.ts'
import { presentOrganization } from '../accounts/present/organizations.ts'
import { presentUser } from '../accounts/present/users.ts'
import { findOrganizationsById } from '../accounts/store/organizations.ts'
import { findUser } from '../accounts/store/users.ts'
import { ownAddressOf } from '../accounts/users.ts'
import type { Context, Scope } from '../context.ts'
import { notFound } from '../errors.ts'
import { presentAttendees, presentOrders } from '../orders/expansions.ts'
import { noLimits, readExpansions } from '../wire/expansions.ts'
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
    tickets: ownAddress === undefined ? [] : await exportTickets(scope, ownAddress),
    tokens: tokens.map(({ kind, prefix, createdAtMs }) => ({
      kind,
      prefix,
      created: presentUtc(createdAtMs),
    })),
  }
}

/** Presents one page after the other, because an account may have thousands of orders and tickets. */
async function presentAll<Row extends { id: number }, Presented>(
  list: (afterId: number, limit: number) => Promise<Row[]>,
  present: (rows: Row[]) => Promise<Presented[]>,
): Promise<Presented[]> {
  const all: Presented[] = []
  for (let afterId = 0; ; ) {
    const rows = await list(afterId, batchSize)
    all.push(...(await present(rows)))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return all
    afterId = last.id
  }
}

function exportTickets(scope: Scope, emailFolded: string) {
  const requested = readExpansions({ query: { expand: 'event,answers,assigned_unit' } }, 'attendee', noLimits)
  return presentAll(
    (afterId, limit) => findTicketsFor(scope.db, emailFolded, afterId, limit),
    (tickets) => presentAttendees(tickets, scope, requested),
  )
}

/** With tickets and the URLs of their documents. */
async function exportOrders(scope: Scope, owner: Owner) {
  const requested = readExpansions(
    { query: { expand: 'event,attendees.assigned_unit,answers' } },
    'order',
    noLimits,
  )
  const orders = await presentAll(
    (afterId, limit) => findOrdersOf(scope.db, owner, afterId, limit),
    (rows) => presentOrders(rows, scope, requested),
  )
  return orders.map((order) => ({ ...order, tickets_pdf: `${scope.url}orders/${order.id}/tickets.pdf` }))
}
