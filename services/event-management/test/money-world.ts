import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { unsettledPaymentStates } from '../src/database/payment-tables.ts'
import { listAttendeesOf } from '../src/orders/store/attendees.ts'
import { findOrder } from '../src/orders/store/orders.ts'
import { listRefundRequests } from '../src/orders/store/refund-requests.ts'
import { listPayments } from '../src/payments/store/payments.ts'
import { makeCardSale, type openCardService } from './card-sales.ts'
import { asOrganizer, ok } from './event-making.ts'
import { findUnbalanced } from './find-unbalanced.ts'
import { ada, beginOrder } from './order-making.ts'
import type { EventsService } from './service.ts'

type Cards = Awaited<ReturnType<typeof openCardService>>

/** One event, random actions on its orders, and a service that can be killed in between. */
export async function openMoneyWorld({ stripe, clock, start, notify }: Cards) {
  let service = await start()
  let sellers = 0
  let sale = await makeSale()
  let orders: string[] = []
  /** Every payment page that a buyer was sent to. */
  let pages: string[] = []

  async function makeSale() {
    const login = `seller-${++sellers}`
    const { event, organizer, ticketIds, buyer } = await makeCardSale(service, login, { capacity: 12 })
    const discount = {
      type: 'coded',
      code: 'HALF',
      percent_off: '50',
      event_id: event.id,
      quantity_available: 3,
    }
    ok(await organizer.post(`/organizations/${organizer.organizationId}/discounts/`, { discount }))
    return { login, event, organizer, ticketIds, buyer }
  }

  const idOf = (at: number) => orders[at % orders.length] ?? '0'
  const ticketsOf = ({ kind, quantity }: Pick<TicketRequest, 'kind' | 'quantity'>) => [
    { ticket_class_id: sale.ticketIds[kind], quantity },
  ]

  const change = ({ at, ...wish }: TicketRequest) =>
    sale.buyer.post(`/orders/${idOf(at)}/`, {
      order: { tickets: ticketsOf(wish), ...(wish.hasCode && { code: 'HALF' }) },
    })

  const acts = {
    order: async (wish: TicketRequest) => {
      const { status, json } = await beginOrder(sale.buyer, sale.event.id, sale.ticketIds[wish.kind], {
        quantity: wish.quantity,
        ...(wish.hasCode && { code: 'HALF' }),
      })
      if (status !== 200) return
      orders.push(json.id)
      await sale.buyer.post(`/orders/${json.id}/`, { order: ada })
    },
    change,
    'change while placing': (wish: TicketRequest) =>
      Promise.all([change(wish), place(idOf(wish.at), wish.method)]),
    place: ({ at, method }: TicketRequest) => place(idOf(at), method),
    pay: ({ at }: TicketRequest) => {
      const session = stripe.sessions.get(
        pages
          .at(-1 - (at % Math.max(1, pages.length)))
          ?.split('/')
          .at(-1) ?? '',
      )
      if (session?.status === 'open') stripe.pay(session.url)
    },
    notify: ({ at }: TicketRequest) => notify(service.stranger, idOf(at), `evt_${idOf(at)}_${at % 2}`),
    'give up': ({ at }: TicketRequest) => {
      const session = stripe.sessions.get(`cs_${stripe.sessions.size - (at % 3)}`)
      if (session?.status === 'open') session.status = 'expired'
    },
    'cancel at Stripe': ({ at }: TicketRequest) => {
      const intent = stripe.intents.get(`pi_${stripe.intents.size - (at % 3)}`)
      if (intent?.status === 'requires_capture') intent.status = 'canceled'
    },
    'collect at Stripe': ({ at }: TicketRequest) => {
      const intent = stripe.intents.get(`pi_${stripe.intents.size - (at % 3)}`)
      if (intent?.status === 'requires_capture') intent.status = 'succeeded'
    },
    refund: ({ at }: TicketRequest) => sale.organizer.post(`/orders/${idOf(at)}/refund/`),
    'refund one': async ({ at }: TicketRequest) => {
      const { json } = await sale.organizer.get(`/orders/${idOf(at)}/?expand=attendees`)
      const attendee_ids = json.attendees?.slice(0, 1).map(({ id }: { id: string }) => id)
      await sale.organizer.post(`/orders/${idOf(at)}/refund/`, { refund: { attendee_ids } })
    },
    'ask for refund': ({ at }: TicketRequest) => sale.buyer.post(`/orders/${idOf(at)}/refund/`),
    approve: async ({ at }: TicketRequest) => {
      const { json } = await sale.organizer.get(`/orders/${idOf(at)}/?expand=refund_requests`)
      const [request] = json.refund_requests ?? []
      if (request) await sale.organizer.post(`/refund_requests/${request.id}/approve/`)
    },
    'record cash': ({ at }: TicketRequest) => sale.organizer.post(`/orders/${idOf(at)}/place/`),
    abandon: ({ at }: TicketRequest) => sale.buyer.post(`/orders/${idOf(at)}/abandon/`),
    extend: ({ at }: TicketRequest) => sale.buyer.post(`/orders/${idOf(at)}/extend/`),
    wait: ({ at }: TicketRequest) => clock.advance((at % 3) * 15.2 * 60_000),
    lose: ({ at }: TicketRequest) => Object.assign(stripe.control, { loses: faults[at % faults.length] }),
    drop: ({ at }: TicketRequest) => Object.assign(stripe.control, { drops: faults[at % faults.length] }),
    kill,
  }

  async function place(id: string, method: string) {
    const order = { payment_method: method }
    const { json } = await sale.buyer.post(`/orders/${id}/place/`, { order })
    if (json.payment_url) pages.push(json.payment_url)
  }

  /**
   * Closes the database first, so that requests and jobs stop at their next transaction, as in a killed
   * process.
   */
  async function kill() {
    const killedService = service
    await killedService.context.db.close()
    await killedService.close().catch(() => {})
    if (killedService !== service) return
    service = await start()
    const { login } = sale
    sale = {
      ...sale,
      organizer: await asOrganizer(service, login),
      buyer: await service.as(`${login}-buyer`),
    }
  }

  return {
    /** Runs all actions concurrently, ignoring refusals and failures of a killed process. */
    act: (all: readonly Act[]) =>
      Promise.allSettled(
        all.map(async ({ name, ...wish }) => {
          for (let turn = 0; turn < wish.turns; turn += 1) await setImmediate()
          await acts[name](wish)
        }),
      ),
    async renew() {
      Object.assign(stripe.control, { loses: undefined, drops: undefined })
      orders = []
      pages = []
      sale = await makeSale()
    },
    /** Advances the clock until all deadlines have passed. */
    async settle() {
      Object.assign(stripe.control, { loses: undefined, drops: undefined })
      for (let time = 0; time < 4; time += 1) {
        clock.advance(35 * 60_000)
        stripe.expirePages(clock.now())
        await service.context.jobs.idle()
      }
    },
    /** Returns the final orders and payments. */
    async check() {
      assert.deepEqual(await findUnbalanced(service.context.db.read), [])
      const outcomes = []
      for (const id of orders) outcomes.push(...(await checkOrder(service, stripe, id)))
      return outcomes
    },
    close: () => service.close(),
  }
}

const faults = [/sessions$/, /sessions\/\w+$/, /expire$/, /intents\/\w+$/, /capture$/, /cancel$/, /refunds$/]

/** Repeated by weight. */
export const actNames = [
  'order',
  'change',
  'change while placing',
  'change while placing',
  'place',
  'place',
  'place',
  'pay',
  'pay',
  'pay',
  'pay',
  'notify',
  'notify',
  'give up',
  'cancel at Stripe',
  'collect at Stripe',
  'refund',
  'refund one',
  'ask for refund',
  'approve',
  'record cash',
  'abandon',
  'extend',
  'wait',
  'lose',
  'drop',
  'kill',
] as const

export interface TicketRequest {
  /** The index of the order, page or fault. */
  at: number
  /** Free, cheap or expensive. */
  kind: number
  quantity: number
  hasCode: boolean
  method: 'stripe' | 'cash'
  /** Delay within its round, in event loop turns. */
  turns: number
}

export interface Act extends TicketRequest {
  name: (typeof actNames)[number]
}

async function checkOrder(
  { context }: EventsService,
  stripe: Cards['stripe'],
  id: string,
): Promise<string[]> {
  const { read } = context.db
  const order = await findOrder(read, Number(id))
  assert.ok(order)
  const valid = (await listAttendeesOf(read, [order.id])).filter(({ status }) => status === 'attending')
  const worth = valid.reduce((sum, { gross }) => sum + gross, 0)
  const payments = await listPayments(read, order.id)
  const { kept, captures, authorized, openPages } = stripe.balanceOf(id)
  const details = JSON.stringify({ order, payments, worth, balance: stripe.balanceOf(id) })
  assert.equal(kept, order.payment_method === 'stripe' ? worth : 0, details)
  assert.deepEqual({ authorized, openPages }, { authorized: 0, openPages: 0 }, details)
  assert.ok(payments.filter(({ state }) => state === 'captured').length <= 1, details)
  assert.ok(captures <= 1 + payments.filter(({ state }) => state === 'refunded').length, details)
  const unsettledStates: readonly string[] = unsettledPaymentStates
  assert.deepEqual(
    payments.filter(({ state }) => unsettledStates.includes(state)),
    [],
    details,
  )
  if (order.payment_method === 'free') assert.equal(order.gross, 0, details)
  if (order.status === 'placed' || order.status === 'refunded')
    assert.equal(order.gross - order.refunded, worth, details)
  else assert.deepEqual(valid, [], details)
  const refunds = await listRefundRequests(read, [order.id])
  for (const { status } of refunds) assert.match(status, /^(pending|completed)$/, details)
  return [`order ${order.status}`, ...payments.map(({ state }) => `payment ${state}`)]
}
