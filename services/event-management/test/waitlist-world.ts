import assert from 'node:assert/strict'
import type { MovableClock } from '@octavo/platform/clock.ts'
import type { TestResponse } from '@octavo/testing/service.ts'
import type { OrderStatus } from '../src/database/order-tables.ts'
import { asOrganizer, ok } from './event-making.ts'
import { ada, beginOrder, fillOrder, offerCash } from './order-making.ts'
import type { EventsService } from './service.ts'
import { checkInvariants } from './waitlist-invariants.ts'

export interface Act {
  name: (typeof actNames)[number]
  /** The index of the order, waitlist entry, quantity or duration. */
  at: number
  /** Free tickets, or tickets for cash of which an order has at least two. */
  ticket: 0 | 1
  quantity: number
  code: '' | 'ONE' | 'TWO'
}

/** Repeated by weight. */
export const actNames = [
  'order',
  'order',
  'buy',
  'buy',
  'change',
  'change',
  'change code',
  'change code',
  'place',
  'place',
  'record payment',
  'extend',
  'abandon',
  'refund',
  'refund',
  'join',
  'join',
  'join any',
  'join any',
  'leave',
  'accept',
  'decline',
  'wait',
  'wait',
  'resize ticket class',
  'resize event',
  'resize hold',
  'resize code',
] as const

const minuteMs = 60_000
const offerMs = 240 * minuteMs
const unpaidMs = 1_440 * minuteMs
const waits = [1, 5, 15, 19, 20, 119, 240]
/** More than the offers and orders of one run. */
const maxRounds = 60

/** One event with two ticket classes, a hold, two codes for the hold, and a waitlist. */
export async function openWaitlistWorld(service: EventsService, clock: MovableClock) {
  const { read } = service.context.db
  const organizer = await asOrganizer(service, 'organizer')
  const buyer = await service.as('buyer')
  await offerCash(organizer, organizer.organizationId)
  let sale = await makeHeldSale()
  let orderIds: string[] = []
  let entries: { id: string; secret: string }[] = []

  async function makeHeldSale() {
    const cash = { name: 'Cash', free: false, cost: 'EUR,500', minimum_quantity: 2, maximum_quantity: 4 }
    const event = await organizer.makeEvent({ summary: 'An evening' })
    const free = await organizer.addTicket(event.id, { name: 'Free', quantity_total: 3 })
    const paidTicket = await organizer.addTicket(event.id, { ...cash, quantity_total: 4 })
    const capacity_tier = { capacity_total: 7, holds: [{ name: 'Press', quantity_total: 2 }] }
    const { holds } = ok(await organizer.post(`/events/${event.id}/capacity_tier/`, { capacity_tier }))
    const discountIds: string[] = []
    for (const code of ['ONE', 'TWO']) {
      const limits = { hold_ids: [holds[0].id], quantity_available: code === 'ONE' ? 1 : 3 }
      const discount = { type: 'hold', code, event_id: event.id, ...limits }
      const path = `/organizations/${organizer.organizationId}/discounts/`
      discountIds.push(ok(await organizer.post(path, { discount })).id)
    }
    ok(await organizer.post(`/events/${event.id}/publish/`))
    const ticketIds: string[] = [free.id, paidTicket.id]
    return { id: String(event.id), path: `/events/${event.id}`, ticketIds, holdId: holds[0].id, discountIds }
  }

  const ticketsOf = ({ ticket, quantity }: Act) => [{ ticket_class_id: sale.ticketIds[ticket], quantity }]
  /** One of the orders with the status; any order if there is none. */
  async function findOrderPath({ at }: Act, status: OrderStatus) {
    const ofStatus = await read
      .selectFrom('ticket_order')
      .select('id')
      .where('event_id', '=', Number(sale.id))
      .where('user_id', '=', buyer.user.id)
      .where('status', '=', status)
      .orderBy('id')
      .execute()
    const ids = ofStatus.length > 0 ? ofStatus.map(({ id }) => id) : orderIds
    return `/orders/${ids[at % ids.length] ?? 0}`
  }

  const changeCapacity = (capacity_tier: object) =>
    organizer.post(`${sale.path}/capacity_tier/`, { capacity_tier })

  async function join({ at, quantity }: Act, ticket_class_id?: string) {
    const waitlist_entry = { name: 'Ada', email: `${at}@example.org`, quantity, ticket_class_id }
    const response = await buyer.post(`${sale.path}/waitlist/`, { waitlist_entry })
    if (response.status === 200) entries.push(response.json)
    return response
  }

  /** As the buyer; offered orders as a member. */
  async function place(path: string, caller: Pick<typeof buyer, 'get' | 'post'>) {
    const { json } = await caller.get(`${path}/`)
    const isFree = json.costs?.gross.value === 0
    return await caller.post(`${path}/place/`, isFree ? {} : { order: { payment_method: 'cash' } })
  }

  async function findOfferPath({ at }: Act) {
    const { json } = await organizer.get(`${sale.path}/waitlist/`)
    const offeredEntries = json.waitlist_entries.filter(
      ({ status }: { status: string }) => status === 'offered',
    )
    return `/orders/${offeredEntries[at % offeredEntries.length]?.order_id ?? 0}`
  }

  const acts: Record<Act['name'], (act: Act) => Promise<TestResponse | undefined>> = {
    async order({ ticket, quantity, code }) {
      const fields = { quantity, ...(code !== '' && { code }) }
      const order = await beginOrder(buyer, sale.id, sale.ticketIds[ticket], fields)
      if (order.status !== 200) return order
      orderIds.push(order.json.id)
      return await buyer.post(`/orders/${order.json.id}/`, { order: ada })
    },
    async buy(act) {
      const response = await acts.order(act)
      return response?.status === 200 ? await place(`/orders/${response.json.id}`, buyer) : response
    },
    change: async (act) =>
      buyer.post(`${await findOrderPath(act, 'started')}/`, { order: { tickets: ticketsOf(act) } }),
    async 'change code'(act) {
      const { code } = act
      const order = act.at % 2 ? { code } : { code, tickets: ticketsOf(act) }
      return buyer.post(`${await findOrderPath(act, 'started')}/`, { order })
    },
    place: async (act) => place(await findOrderPath(act, 'started'), buyer),
    'record payment': async (act) => organizer.post(`${await findOrderPath(act, 'pending')}/place/`),
    extend: async (act) => buyer.post(`${await findOrderPath(act, 'started')}/extend/`),
    abandon: async (act) => buyer.post(`${await findOrderPath(act, 'started')}/abandon/`),
    refund: async (act) => organizer.post(`${await findOrderPath(act, 'placed')}/refund/`),
    join: (act) => join(act, sale.ticketIds[act.ticket]),
    'join any': (act) => join(act),
    async leave({ at }) {
      const entry = entries[at % entries.length]
      return entry && buyer.delete(`${sale.path}/waitlist/${entry.id}/?secret=${entry.secret}`)
    },
    async accept(act) {
      const path = await findOfferPath(act)
      await organizer.post(`${path}/`, { order: ada })
      return await place(path, organizer)
    },
    decline: async (act) => organizer.post(`${await findOfferPath(act)}/abandon/`),
    'resize ticket class': ({ at, ticket }) =>
      organizer.post(`${sale.path}/ticket_classes/${sale.ticketIds[ticket]}/`, {
        ticket_class: { quantity_total: 1 + (at % 8) },
      }),
    'resize event': ({ at }) => changeCapacity({ capacity_total: 4 + (at % 8) }),
    'resize hold': ({ at }) => changeCapacity({ holds: [{ id: sale.holdId, quantity_total: at % 5 }] }),
    'resize code': ({ at, ticket }) =>
      organizer.post(`/discounts/${sale.discountIds[ticket]}/`, {
        discount: { quantity_available: 1 + (at % 3) },
      }),
    async wait({ at }) {
      clock.advance((waits[at % waits.length] ?? 0) * minuteMs)
      return undefined
    },
  }

  async function runJobs() {
    clock.advance(minuteMs)
    await service.context.jobs.idle()
  }

  async function countOpenOrders() {
    const open = await read
      .selectFrom('ticket_order')
      .select('id')
      .where('event_id', '=', Number(sale.id))
      .where('status', 'in', ['started', 'pending'])
      .execute()
    return open.length
  }

  return {
    outcomes: {} as Record<string, number>,
    /** Starts with another event, all of whose tickets are sold if `isSoldOut`. */
    async renew(isSoldOut: boolean) {
      orderIds = []
      entries = []
      sale = await makeHeldSale()
      if (!isSoldOut) return
      for (const [at, quantity] of [1, 2, 2].entries()) {
        const ticketId = sale.ticketIds[Math.min(at, 1)]
        const order = await fillOrder(buyer, sale.id, ticketId, { quantity })
        ok(await place(`/orders/${order.id}`, buyer))
        orderIds.push(order.id)
      }
    },
    /** Runs the actions concurrently. They may be refused, but not fail. */
    async act(together: readonly Act[]) {
      for (const { name, answer } of await Promise.all(
        together.map(async (act) => ({ name: act.name, answer: await acts[act.name](act) })),
      )) {
        if (!answer) continue
        assert.ok(answer.status < 500, answer.text)
        const outcome = `${name} ${answer.json.error ?? answer.status}`
        this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1
      }
    },
    async check() {
      await runJobs()
      await checkInvariants(service, sale, buyer)
    },
    /** Advances the clock until no order or offer holds tickets. Then everybody can buy the rest. */
    async settle() {
      clock.advance(unpaidMs)
      for (let round = 0; ; round++) {
        await this.check()
        if ((await countOpenOrders()) === 0) break
        assert.ok(round < maxRounds, 'orders or offers do not expire')
        clock.advance(offerMs)
      }
      for (const [at, ticketClassId] of sale.ticketIds.entries()) {
        const remaining = (await checkInvariants(service, sale, buyer))[at] ?? 0
        if (remaining > 0) {
          const quantity = Math.min(remaining, 4)
          ok(await beginOrder(buyer, sale.id, ticketClassId, { quantity }))
        }
      }
      await checkInvariants(service, sale, buyer)
    },
  }
}
