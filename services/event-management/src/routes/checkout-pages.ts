import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { eventPageOf } from '../events/addresses.ts'
import { changeOrder } from '../orders/change-order.ts'
import { abandonOrder, extendOrder } from '../orders/end-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { readQuestionnaire } from '../orders/questions.ts'
import { openSales } from '../orders/sales.ts'
import { checkoutAddress, orderAddress } from '../pages/addresses.ts'
import { answerPage, type PageAnswer } from '../pages/asked-page.ts'
import { checkoutGroups } from '../pages/checkout-fields.ts'
import { markEmail, markFlaws, readOrderInput } from '../pages/checkout-input.ts'
import { checkoutPage } from '../pages/checkout-page.ts'
import { type FormValues, readFormValues } from '../pages/form-values.ts'
import { noticePage } from '../pages/notice-page.ts'
import { openOrder } from '../pages/open-order.ts'
import { orderPage } from '../pages/order-page.ts'
import { viewCheckout } from '../pages/view-checkout.ts'
import { viewOrder } from '../pages/view-order.ts'
import { type Scope, scopeOf } from '../scope.ts'
import type { EventRow } from '../store/events.ts'
import { listLines } from '../store/order-lines.ts'
import type { OrderRow } from '../store/orders.ts'

const OrderParams = Type.Object({ order_id: Type.String() })
const Access = Type.Object({ access: Type.String({ default: '' }), placed: Type.Optional(Type.String()) })

interface Opened {
  scope: Scope
  event: EventRow
  order: OrderRow
}

/** Where a buyer completes an order, and sees it afterwards. */
export const checkoutPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const sales = openSales(context)
    const { db } = context
    const options = {
      config: { access: 'open' as const },
      schema: { hide: true, params: OrderParams, querystring: Access },
    }

    app.get('/checkout/:order_id', options, (request, reply) =>
      answerPage(reply, async () => showCheckout(await open(request))),
    )

    app.post('/checkout/:order_id', options, (request, reply) =>
      answerPage(reply, async () => complete(await open(request), readFormValues(request.body))),
    )

    app.post('/checkout/:order_id/extend', options, (request, reply) =>
      answerPage(reply, async () => {
        const { scope, event, order } = await open(request)
        return { redirect: checkoutAddress(scope.site, await extendOrder(sales, event, order)) }
      }),
    )

    app.post('/checkout/:order_id/cancel', options, (request, reply) =>
      answerPage(reply, async () => {
        const { scope, event, order } = await open(request)
        await abandonOrder(sales, event, order)
        return { redirect: eventPageOf(scope.site, event) }
      }),
    )

    app.get('/mytickets/:order_id', options, (request, reply) =>
      answerPage(reply, async () => {
        const isNew = request.query.placed !== undefined
        const { scope, event, order, isPaying } = await openSettled(request, isNew)
        if (isPaying) return payingPage(orderAddress(scope.site, order))
        if (isOpen(order, scope.nowMs)) return { redirect: checkoutAddress(scope.site, order) }
        return orderPage(await viewOrder(context, scope, { event, order }, isNew))
      }),
    )

    async function open(request: Parameters<typeof scopeOf>[1]): Promise<Opened> {
      const scope = scopeOf(context, request)
      const { order_id } = Object(request.params)
      return { scope, ...(await openOrder(scope, order_id, Object(request.query).access)) }
    }

    /** Whoever comes back from paying elsewhere sees what became of it. */
    async function openSettled(request: Parameters<typeof scopeOf>[1], isNew: boolean) {
      const opened = await open(request)
      if (!isNew || opened.order.status !== 'started') return { ...opened, isPaying: false }
      const settled = await sales.payments.settle(opened.order.id)
      return { ...(await open(request)), isPaying: settled === 'waiting' }
    }

    async function showCheckout(opened: Opened, values?: FormValues, error?: Problem): Promise<PageAnswer> {
      const { scope, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: orderAddress(scope.site, order) }
      const { groups, lines } = await readGroups(opened, values)
      if (values) markEmail(groups.flatMap(({ fields }) => fields))
      const methods =
        order.gross === 0 ? [] : await sales.payments.listMethods(db.read, order.organization_id)
      const flaw = error && markFlaws(groups, error)
      const method = values?.one('method') ?? ''
      return checkoutPage(await viewCheckout(scope, { event, order, lines, groups, methods, method, flaw }))
    }

    async function readGroups({ event, order }: Opened, values?: FormValues) {
      const [lines, questionnaire] = await Promise.all([
        listLines(db.read, [order.id]),
        readQuestionnaire(db.read, event.id),
      ])
      return { lines, groups: checkoutGroups(order, lines, questionnaire, values) }
    }

    async function complete(opened: Opened, values: FormValues): Promise<PageAnswer> {
      const { scope, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: orderAddress(scope.site, order) }
      const { groups } = await readGroups(opened, values)
      if (markEmail(groups.flatMap(({ fields }) => fields))) return showCheckout(opened, values)
      try {
        const changed = await changeOrder(sales, event, order, readOrderInput(groups), false)
        const done = `${orderAddress(scope.site, order)}&placed=1`
        const placing = await placeOrder(sales, event, changed, {
          method: values.one('method') || undefined,
          successUrl: done,
          cancelUrl: checkoutAddress(scope.site, order),
        })
        return { redirect: placing.paymentUrl ?? done }
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'ORDER_EXPIRED') throw error
        return showCheckout(opened, values, error)
      }
    }
  }

function payingPage(address: string): PageAnswer {
  const text = 'As soon as the payment has arrived, your tickets are here. We also send them to you.'
  const link = { url: `${address}&placed=1`, text: 'Look again' }
  return noticePage({ title: 'Waiting for the payment', text, link })
}

/** Whether there is still something to be done at the checkout. */
function isOpen({ status, expires_at_ms }: OrderRow, nowMs: number): boolean {
  return status === 'started' && (expires_at_ms ?? 0) > nowMs
}
