import { listMemberOrganizationIds } from '../access/member-organizations.ts'
import type { Scope } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import type { Expansion } from '../wire/expansions.ts'
import { presentTicketClass } from './present/ticket-classes.ts'
import { priceRulesIn, readPriceRulesOf } from './pricing/price-rules.ts'
import { readStocks } from './stock.ts'
import { viewTicketClasses } from './ticket-views.ts'

/** The ticket classes that the viewer may see. */
export const loadTicketClasses: Expansion<EventRow, Scope> = async (events, scope) => {
  const [stocks, rules, memberOrganizationIds] = await Promise.all([
    readStocks(scope.db, events),
    readPriceRulesOf(scope.db, scope.settings, events),
    listMemberOrganizationIds(scope),
  ])
  return ({ id, currency, organization_id }) => {
    const stock = stocks.get(id)
    const isMember = memberOrganizationIds.has(organization_id)
    const own = rules.get(id) ?? priceRulesIn(scope.settings, currency, null)
    return (stock ? viewTicketClasses(stock, own, scope.nowMs) : [])
      .filter(({ sale }) => isMember || sale.state !== 'hidden')
      .map((view) => presentTicketClass(view, scope, { isMember, showsHolds: false }))
  }
}
