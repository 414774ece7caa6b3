import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { clientKeyOf } from '../../accounts/callers.ts'
import type { Scope } from '../../context.ts'
import { listOptionsOfEvent } from '../../events/checkout-options.ts'
import { isVisibleTo } from '../../events/get-event.ts'
import type { EventRow } from '../../events/store/events.ts'
import { sendsMail } from '../../mail/delivery.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { abandonOrder, extendOrder } from '../../orders/end-order.ts'
import { checkoutAddress, orderAddress } from '../../orders/order-addresses.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { readQuestionnaire } from '../../orders/questionnaire.ts'
import type { Sales } from '../../orders/sales.ts'
import { listLines } from '../../orders/store/order-lines.ts'
import { findOrder, type OrderRow } from '../../orders/store/orders.ts'
import { listSeatsOfOrders } from '../../seats/store/seats.ts'
import { markErrors, markInvalidValues } from '../checkout-errors.ts'
import { checkoutGroups } from '../checkout-fields.ts'
import { readOrderInput } from '../checkout-input.ts'
import { withMethod } from '../checkout-method.ts'
import { checkoutPage } from '../checkout-page.ts'
import type { CheckoutPages, CheckoutVariant } from '../checkout-variant.ts'
import { type FormValues, readFormValues } from '../form-values.ts'
import { noticePage } from '../notice-page.ts'
import { isOpen, openOrder } from '../open-order.ts'
import { shownStatus } from '../order-status.ts'
import type { PageResponse } from '../page-response.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { viewCheckout } from '../view-checkout.ts'

const OrderParams = Type.Object({ order_id: Type.String() })
const Query = Type.Object({
  access: Type.String({ default: '' }),
  placed: Type.Optional(Type.String()),
  method: Type.Optional(Type.String({ maxLength: 20 })),
})

interface Opened {
  scope: Scope
  pages: CheckoutPages
  event: EventRow
  order: OrderRow
}

/** The checkout of an order, and the page of the order afterwards. */
export const checkoutPageRoutes =
  (sales: Sales, { path, openPages }: CheckoutVariant): Routes =>
  (app) => {
    const { context } = sales
    const { db, config } = context
    const options = {
      config: { access: 'open' as const, needs: holderOf('order link') },
      schema: { hide: true, params: OrderParams, querystring: Query },
    }

    app.get(`${path}/checkout/:order_id`, options, (request, reply) =>
      answer(request, reply, (opened) => showCheckout(opened, { method: request.query.method })),
    )

    app.post(`${path}/checkout/:order_id`, options, (request, reply) =>
      answer(request, reply, (opened) =>
        complete(opened, readFormValues(request.body), clientKeyOf(context, request)),
      ),
    )

    app.post(`${path}/checkout/:order_id/extend`, options, (request, reply) =>
      answer(request, reply, (opened) => extend(opened, readFormValues(request.body))),
    )

    // The address that a browser shows after an extension.
    app.get(`${path}/checkout/:order_id/extend`, options, (request, reply) =>
      answer(request, reply, async ({ pages, order }) => ({ redirect: pages.checkoutAddress(order) })),
    )

    app.post(`${path}/checkout/:order_id/choose_seats`, options, (request, reply) =>
      answer(request, reply, (opened) => leaveForSeats(opened, readFormValues(request.body))),
    )

    app.post(`${path}/checkout/:order_id/cancel`, options, (request, reply) =>
      answer(request, reply, async ({ pages, event, order }) => {
        await abandonOrder(sales, event, order)
        return { redirect: pages.choiceAddress(event) }
      }),
    )

    app.get(`${path}/mytickets/:order_id`, options, (request, reply) =>
      answer(request, reply, async (opened) => {
        const isNew = request.query.placed !== undefined
        const { scope, pages, event, order, isPaying } = await settle(opened, isNew)
        if (isPaying) return payingPage(pages.orderAddress(order), sendsMail(config))
        if (isOpen(order, scope.nowMs)) return { redirect: pages.checkoutAddress(order) }
        const hasTickets = shownStatus(order, scope.nowMs) !== 'abandoned'
        if (hasTickets || (await isVisibleTo(db.read, scope.viewer, event)))
          return pages.showOrder(event, order, isNew)
        return noticePage({ ...abandoned, link: pages.home })
      }),
    )

    async function answer(
      request: FastifyRequest<{ Params: Static<typeof OrderParams>; Querystring: Static<typeof Query> }>,
      reply: FastifyReply,
      show: (opened: Opened) => Promise<PageResponse>,
    ): Promise<FastifyReply> {
      const scope = scopeOf(context, request)
      const pages = openPages(context, scope, request.query)
      const { order_id } = request.params
      const { access } = request.query
      return respondWithPage(
        reply,
        async () => show({ scope, pages, ...(await openOrder(scope, order_id, access)) }),
        pages,
      )
    }

    /** Buyers who return from Stripe see the result of their payment. */
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

    async function showCheckout(
      opened: Opened,
      { values, isDraft, error, method = values?.one('method') ?? '' }: Submitted,
    ): Promise<PageResponse> {
      const { scope, pages, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: pages.orderAddress(order) }
      const { groups, lines } = await readGroups(opened, values)
      if (values && !isDraft) markInvalidValues(groups)
      const methods = order.gross === 0 ? [] : await listOptionsOfEvent(db.read, config, event)
      const errorText = error && markErrors(groups, error)
      const checkout = { pages, event, order, lines, groups, methods, method, errorText }
      return checkoutPage(await viewCheckout(scope, checkout))
    }

    async function readGroups({ event, order }: Opened, values?: FormValues) {
      const [lines, questionnaire, seats] = await Promise.all([
        listLines(db.read, [order.id]),
        readQuestionnaire(db.read, event.id),
        listSeatsOfOrders(db.read, [order.id]),
      ])
      const form = { order, lines, questionnaire, values, seats, sendsMail: sendsMail(config) }
      return { lines, groups: checkoutGroups(form) }
    }

    async function complete(
      opened: Opened,
      values: FormValues,
      clientKey: string,
      retries = 5,
    ): Promise<PageResponse> {
      const { scope, pages, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: pages.orderAddress(order) }
      const { groups } = await readGroups(opened, values)
      if (markInvalidValues(groups)) return showCheckout(opened, { values })
      try {
        const changed = await changeOrder(sales, event, order, readOrderInput(groups), false)
        const { paymentUrl } = await placeOrder(sales, event, changed, {
          method: values.one('method') || undefined,
          buyer: { clientKey, isSeller: false },
          successUrl: `${orderAddress(scope.site, order)}&placed=1`,
          cancelUrl: checkoutAddress(scope.site, order),
        })
        if (paymentUrl !== undefined) return pages.leadToPayment(paymentUrl, order)
        return { redirect: `${pages.orderAddress(order)}&placed=1` }
      } catch (error) {
        // The button was pressed twice, and the other request has saved its values in between.
        if (retries > 0 && error instanceof Problem && error.code === 'REQUEST_CONFLICT') {
          const current = (await findOrder(db.read, order.id)) ?? order
          return complete({ ...opened, order: current }, values, clientKey, retries - 1)
        }
        return showError(opened, { values }, error)
      }
    }

    async function extend(opened: Opened, values: FormValues): Promise<PageResponse> {
      const { scope, pages, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: pages.orderAddress(order) }
      try {
        const extended = await extendOrder(sales, event, order)
        return await showCheckout({ ...opened, order: extended }, { values, isDraft: true })
      } catch (error) {
        return showError(opened, { values, isDraft: true }, error)
      }
    }

    /** Saves what was typed, which the checkout shows again afterwards. */
    async function leaveForSeats(opened: Opened, values: FormValues): Promise<PageResponse> {
      const { scope, pages, event, order } = opened
      if (!isOpen(order, scope.nowMs)) return { redirect: pages.orderAddress(order) }
      const { groups } = await readGroups(opened, values)
      if (markInvalidValues(groups)) return showCheckout(opened, { values })
      try {
        await changeOrder(sales, event, order, readOrderInput(groups), false)
        return { redirect: withMethod(pages.checkoutAddress(order, 'seats'), values.one('method')) }
      } catch (error) {
        return showError(opened, { values }, error)
      }
    }

    async function showError(opened: Opened, submitted: Submitted, error: unknown): Promise<PageResponse> {
      if (!(error instanceof Problem) || error.code === 'ORDER_EXPIRED') throw error
      const order = (await findOrder(db.read, opened.order.id)) ?? opened.order
      return showCheckout({ ...opened, order }, { ...submitted, error })
    }
  }

interface Submitted {
  values?: FormValues
  /** The buyer is still typing, so nothing is reported about the values. */
  isDraft?: boolean
  error?: Problem
  method?: string | undefined
}

/** Without the event, which the viewer cannot see. */
const abandoned = { title: 'This order was not completed', text: 'Its tickets were released.' }

function payingPage(address: string, isMailed: boolean): PageResponse {
  const arrival = 'Your order is completed as soon as the payment arrives.'
  const text = isMailed ? `${arrival} We also send you the tickets by email then.` : arrival
  const link = { url: `${address}&placed=1`, text: 'Look again' }
  return noticePage({ title: 'Waiting for the payment', text, link })
}
