import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { clientKeyOf } from '../../accounts/callers.ts'
import type { Context, Scope } from '../../context.ts'
import type { EventRow } from '../../events/store/events.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { abandonOrder, extendOrder } from '../../orders/end-order.ts'
import { checkoutAddress, orderAddress } from '../../orders/order-addresses.ts'
import { listPaymentMethods } from '../../orders/payment-methods.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { readQuestionnaire } from '../../orders/questionnaire.ts'
import { openSales } from '../../orders/sales.ts'
import { listLines } from '../../orders/store/order-lines.ts'
import { findOrder, type OrderRow } from '../../orders/store/orders.ts'
import { listSeatsOfOrders } from '../../seats/store/seats.ts'
import { answerPage, type PageAnswer } from '../asked-page.ts'
import { checkoutGroups } from '../checkout-fields.ts'
import { markEmail, markFlaws, readOrderInput } from '../checkout-input.ts'
import { checkoutPage } from '../checkout-page.ts'
import type { Counter, Shop } from '../counter.ts'
import { type FormValues, readFormValues } from '../form-values.ts'
import { noticePage } from '../notice-page.ts'
import { isOpen, openOrder } from '../open-order.ts'
import { viewCheckout } from '../view-checkout.ts'

const OrderParams = Type.Object({ order_id: Type.String() })
const Access = Type.Object({ access: Type.String({ default: '' }), placed: Type.Optional(Type.String()) })

interface Opened {
  scope: Scope
  counter: Counter
  event: EventRow
  order: OrderRow
}

/** Where a buyer completes an order, and sees it afterwards. */
export const checkoutPageRoutes =
  (context: Context, { path, openCounter }: Shop): Routes =>
  (app) => {
    const sales = openSales(context)
    const { db } = context
    const options = {
      config: { access: 'open' as const, needs: holderOf('order link') },
      schema: { hide: true, params: OrderParams, querystring: Access },
    }

    app.get(`${path}/checkout/:order_id`, options, (request, reply) => answer(request, reply, showCheckout))

    app.post(`${path}/checkout/:order_id`, options, (request, reply) =>
      answer(request, reply, (opened) =>
        complete(opened, readFormValues(request.body), clientKeyOf(context, request)),
      ),
    )

    app.post(`${path}/checkout/:order_id/extend`, options, (request, reply) =>
      answer(request, reply, async ({ counter, event, order }) => ({
        redirect: counter.checkoutAddress(await extendOrder(sales, event, order)),
      })),
    )

    app.post(`${path}/checkout/:order_id/cancel`, options, (request, reply) =>
      answer(request, reply, async ({ counter, event, order }) => {
        await abandonOrder(sales, event, order)
        return { redirect: counter.choiceAddress(event) }
      }),
    )

    app.get(`${path}/mytickets/:order_id`, options, (request, reply) =>
      answer(request, reply, async (opened) => {
        const isNew = request.query.placed !== undefined
        const { scope, counter, event, order, isPaying } = await settle(opened, isNew)
        if (isPaying) return payingPage(counter.orderAddress(order))
        if (isOpen(order, scope.nowMs)) return { redirect: counter.checkoutAddress(order) }
        return counter.showOrder(event, order, isNew)
      }),
    )

    /** Opens the order that an address is of, and shows what becomes of it. */
    async function answer(
      request: FastifyRequest<{ Params: Static<typeof OrderParams>; Querystring: Static<typeof Access> }>,
      reply: FastifyReply,
      show: (opened: Opened) => Promise<PageAnswer>,
    ): Promise<FastifyReply> {
      const scope = scopeOf(context, request)
      const counter = openCounter(context, scope, request.query)
      const { order_id } = request.params
      const { access } = request.query
      return answerPage(
        reply,
        async () => show({ scope, counter, ...(await openOrder(scope, order_id, access)) }),
        counter,
      )
    }

    /** Whoever comes back from paying elsewhere sees what became of it. */
    async function settle(opened: Opened, isNew: boolean): Promise<Opened & { isPaying: boolean }> {
      const { scope, order } = opened
      if (!isNew || order.status !== 'started') return { ...opened, isPaying: false }
      const settled = await sales.payments.settle(order.id).catch((err: unknown) => {
        context.log.warn({ err, order: order.id }, 'Cannot settle a payment now; its job will')
        return 'waiting'
      })
      const settledOrder = (await findOrder(scope.db, order.id)) ?? order
      return { ...opened, order: settledOrder, isPaying: settled === 'waiting' }
    }

    async function showCheckout(opened: Opened, values?: FormValues, error?: Problem): Promise<PageAnswer> {
      const { scope, counter, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: counter.orderAddress(order) }
      const { groups, lines } = await readGroups(opened, values)
      if (values) markEmail(groups.flatMap(({ fields }) => fields))
      const methods = order.gross === 0 ? [] : await listPaymentMethods(sales, event)
      const flaw = error && markFlaws(groups, error)
      const method = values?.one('method') ?? ''
      const checkout = { counter, event, order, lines, groups, methods, method, flaw }
      return checkoutPage(await viewCheckout(scope, checkout))
    }

    async function readGroups({ event, order }: Opened, values?: FormValues) {
      const [lines, questionnaire, seats] = await Promise.all([
        listLines(db.read, [order.id]),
        readQuestionnaire(db.read, event.id),
        listSeatsOfOrders(db.read, [order.id]),
      ])
      return { lines, groups: checkoutGroups(order, lines, questionnaire, values, seats) }
    }

    async function complete(opened: Opened, values: FormValues, clientKey: string): Promise<PageAnswer> {
      const { scope, counter, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: counter.orderAddress(order) }
      const { groups } = await readGroups(opened, values)
      if (markEmail(groups.flatMap(({ fields }) => fields))) return showCheckout(opened, values)
      try {
        const changed = await changeOrder(sales, event, order, readOrderInput(groups), false)
        const { paymentUrl } = await placeOrder(sales, event, changed, {
          method: values.one('method') || undefined,
          buyer: { clientKey, isSeller: false },
          successUrl: `${orderAddress(scope.site, order)}&placed=1`,
          cancelUrl: checkoutAddress(scope.site, order),
        })
        if (paymentUrl !== undefined) return counter.leadToPayment(paymentUrl, order)
        return { redirect: `${counter.orderAddress(order)}&placed=1` }
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'ORDER_EXPIRED') throw error
        // The button may have been pressed twice.
        const now = (await findOrder(db.read, order.id)) ?? order
        return showCheckout({ ...opened, order: now }, values, error)
      }
    }
  }

function payingPage(address: string): PageAnswer {
  const text = 'As soon as the payment has arrived, your tickets are here. We also send them to you.'
  const link = { url: `${address}&placed=1`, text: 'Look again' }
  return noticePage({ title: 'Waiting for the payment', text, link })
}
