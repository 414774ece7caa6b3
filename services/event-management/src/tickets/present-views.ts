import { isMemberOf } from '../access/permissions.ts'
import type { Scope } from '../context.ts'
import { notFound } from '../errors.ts'
import { loadEvents } from '../events/present-events.ts'
import type { EventRow } from '../events/store/events.ts'
import { loadImages } from '../media/load-images.ts'
import { expand, toOne, type Wanted } from '../wire/expansions.ts'
import { presentTicketClass, type TicketClassVisibility } from './present/ticket-classes.ts'
import { readPriceRules } from './pricing/price-rules.ts'
import { readStock } from './stock.ts'
import { type TicketView, viewTicketClasses } from './ticket-views.ts'

/** Only members see hidden classes. */
export async function readViews(
  scope: Scope,
  event: EventRow,
): Promise<{ views: TicketView[]; isMember: boolean }> {
  const [stock, rules, isMember] = await Promise.all([
    readStock(scope.db, event),
    readPriceRules(scope.db, scope.settings, event),
    isMemberOf(scope.db, scope.viewer, event.organization_id),
  ])
  const views = viewTicketClasses(stock, rules, scope.nowMs)
  return { views: views.filter(({ sale }) => isMember || sale.state !== 'hidden'), isMember }
}

export async function presentOneView(scope: Scope, event: EventRow, id: number, requested?: Wanted) {
  const { views, isMember } = await readViews(scope, event)
  const own = views.filter(({ ticketClass }) => ticketClass.id === id)
  const [presented] = await presentViews(own, scope, { isMember, showsHolds: false }, requested)
  if (!presented) throw notFound('ticket_class')
  return presented
}

export async function presentViews(
  views: readonly TicketView[],
  scope: Scope,
  sight: TicketClassVisibility,
  requested?: Wanted,
) {
  const more = requested ? await expand(views, expansions, scope, requested) : () => ({})
  return views.map((view) => ({ ...presentTicketClass(view, scope, sight), ...more(view) }))
}

const expansions = {
  event: toOne(({ event }: TicketView) => event.id, loadEvents),
  image: toOne(({ ticketClass }: TicketView) => ticketClass.image_id, loadImages),
}
