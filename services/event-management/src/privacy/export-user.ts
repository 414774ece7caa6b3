import type { Caller } from '@octavo/platform/auth/auth.ts'
import { requireValid } from '@octavo/platform/auth/current-caller.ts'
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

const batchSize = 50

/**
 * Returns JSON in pieces, with one page of a list after the other, because an account may have tens of thousands of orders.
 * It ends early when the token of the caller is revoked.
 */
export async function exportUser(
  { auth }: Pick<Context, 'auth'>,
  scope: Scope,
  caller: Caller,
  userId: number,
): Promise<AsyncGenerator<string>> {
  const { db, nowMs } = scope
  const user = await findUser(db, userId)
  if (!user) throw notFound('user')
  const memberships = await findMembershipsOf(db, userId)
  const organizations = await findOrganizationsById(
    db,
    memberships.map((each) => each.organization_id),
  )
  const ownAddress = ownAddressOf(user)
  const head = {
    exported: presentUtc(nowMs),
    user: presentUser(user, true),
    organizations: organizations.map(presentOrganization),
    memberships: memberships.map(({ organization_id, role }) => ({
      organization_id: String(organization_id),
      role,
    })),
  }
  return write(head, {
    tokens: tokenPages(auth, userId),
    orders: orderPages(scope, { userId, ownAddress }),
    tickets: ownAddress === undefined ? [] : ticketPages(scope, ownAddress),
  })

  async function* write(
    object: object,
    lists: Record<string, AsyncIterable<object[]> | Iterable<object[]>>,
  ): AsyncGenerator<string> {
    yield JSON.stringify(object).slice(0, -1)
    for (const [name, pages] of Object.entries(lists)) {
      let separator = ''
      yield `,"${name}":[`
      for await (const page of pages) {
        yield separator + JSON.stringify(page).slice(1, -1)
        separator = ','
        await requireValid(db, auth, caller)
      }
      yield ']'
    }
    yield '}'
  }
}

/** The newest first, also those that were revoked. */
async function* tokenPages(auth: Context['auth'], userId: number): AsyncGenerator<object[]> {
  for (let before: number | undefined; ; ) {
    const { tokens, next } = await auth.listIssuedTokens({ userId, before, limit: batchSize })
    if (tokens.length > 0)
      yield tokens.map(({ kind, prefix, createdAtMs }) => ({
        kind,
        prefix,
        created: presentUtc(createdAtMs),
      }))
    if (next === null) return
    before = next
  }
}

/** Without empty pages. */
async function* presentPages<Row extends { id: number }, Presented>(
  list: (afterId: number, limit: number) => Promise<Row[]>,
  present: (rows: Row[]) => Promise<Presented[]>,
): AsyncGenerator<Presented[]> {
  for (let afterId = 0; ; ) {
    const rows = await list(afterId, batchSize)
    const last = rows.at(-1)
    if (!last) return
    yield await present(rows)
    if (rows.length < batchSize) return
    afterId = last.id
  }
}

function ticketPages(scope: Scope, emailFolded: string) {
  const requested = readExpansions({ query: { expand: 'event,answers,assigned_unit' } }, 'attendee', noLimits)
  return presentPages(
    (afterId, limit) => findTicketsFor(scope.db, emailFolded, afterId, limit),
    (tickets) => presentAttendees(tickets, scope, requested),
  )
}

/** With tickets and the URLs of their documents. */
function orderPages(scope: Scope, owner: Owner) {
  const requested = readExpansions(
    { query: { expand: 'event,attendees.assigned_unit,answers' } },
    'order',
    noLimits,
  )
  return presentPages(
    (afterId, limit) => findOrdersOf(scope.db, owner, afterId, limit),
    async (rows) =>
      (await presentOrders(rows, scope, requested)).map((order) => ({
        ...order,
        tickets_pdf: `${scope.url}orders/${order.id}/tickets.pdf`,
      })),
  )
}
