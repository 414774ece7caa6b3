import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { buyerOr, may } from '../../access/needs.ts'
import { mayIn } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { callerOf, clientKeyOf } from '../../accounts/callers.ts'
import type { Scope } from '../../context.ts'
import { problem } from '../../errors.ts'
import { getEvent } from '../../events/get-event.ts'
import type { EventRow } from '../../events/store/events.ts'
import { inventoryKey } from '../../inventory/key.ts'
import { queueRequestedMail } from '../../outbox/outbox.ts'
import { findInstructions } from '../../payments/options.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { readMoney } from '../../wire/money.ts'
import { getVisibleOrder } from '../access.ts'
import { changeOrder } from '../change-order.ts'
import { abandonOrder, extendOrder } from '../end-order.ts'
import { checkoutAddress, orderAddress } from '../order-addresses.ts'
import { type Placing, placeOrder, placePending } from '../place-order.ts'
import { presentOneOrder } from '../present-one.ts'
import { recordOfflinePayment } from '../record-offline-payment.ts'
import { refundOrder } from '../refund-order.ts'
import { requestRefund } from '../refund-requests.ts'
import { IdempotencyHeader, runOnce } from '../run-once.ts'
import type { Sales } from '../sales.ts'
import { readOrderChange } from '../schema/order-input.ts'
import {
  AccessQuery,
  Order,
  OrderChangeBody,
  OrderPath,
  PlaceBody,
  RecordPaymentBody,
  RefundBody,
} from '../schema/orders.ts'
import { salesOfSeller } from '../seller-sales.ts'
import type { OrderRow } from '../store/orders.ts'

const tags = ['orders']
const config = { needs: buyerOr('manage_orders') }

interface Step {
  scope: Scope
  event: EventRow
  order: OrderRow
  isSeller: boolean
}

export const orderStepRoutes =
  (sales: Sales): Routes =>
  (app) => {
    const { context } = sales
    const { db } = context

    app.post(
      '/orders/:order_id/',
      { config, schema: { ...changeSchema, body: OrderChangeBody } },
      (request) =>
        takeStep(
          request,
          request.params.order_id,
          request.query.access,
          async (sales, { event, order, isSeller }) => ({
            order: await changeOrder(sales, event, order, readOrderChange(request.body.order), isSeller),
          }),
        ),
    )

    app.post('/orders/:order_id/place/', { config, schema: { ...placeSchema, body: PlaceBody } }, (request) =>
      takeStep(request, request.params.order_id, request.query.access, async (sales, step) => {
        const { event, order, scope, isSeller } = step
        if (isSeller && order.status === 'pending')
          return { order: await placePending(sales, event, order, { viewer: scope.viewer }) }
        return await placeOrder(sales, event, order, {
          method: request.body.order?.payment_method,
          buyer: { clientKey: clientKeyOf(context, request), isSeller },
          successUrl: `${orderAddress(scope.site, order)}&placed=1`,
          cancelUrl: checkoutAddress(scope.site, order),
        })
      }),
    )

    app.post(
      '/orders/:order_id/record_payment/',
      {
        config: { needs: may('manage_orders', 'order') },
        schema: { ...recordPaymentSchema, body: RecordPaymentBody },
      },
      (request) =>
        takeStep(request, request.params.order_id, undefined, async (sales, { scope, event, order }) => ({
          order: await recordOfflinePayment(sales, event, order, {
            amount: readMoney(request.body.payment.amount),
            viewer: scope.viewer,
          }),
        })),
    )

    app.post('/orders/:order_id/abandon/', { config, schema: abandonSchema }, (request) =>
      takeStep(request, request.params.order_id, request.query.access, async (sales, { event, order }) => ({
        order: await abandonOrder(sales, event, order),
      })),
    )

    app.post('/orders/:order_id/extend/', { config, schema: extendSchema }, (request) =>
      takeStep(request, request.params.order_id, request.query.access, async (sales, { event, order }) => ({
        order: await extendOrder(sales, event, order),
      })),
    )

    app.post(
      '/orders/:order_id/refund/',
      { config, schema: { ...refundSchema, body: RefundBody } },
      (request) =>
        takeStep(
          request,
          request.params.order_id,
          request.query.access,
          async (sales, { event, order, scope, isSeller }) => {
            const { attendee_ids, reason, message } = request.body.refund ?? {}
            const input = { attendeeIds: attendee_ids?.map(Number), reason, message }
            if (isSeller)
              return { order: await refundOrder(sales, event, order, { ...input, viewer: scope.viewer }) }
            await requestRefund(sales, event, order, input)
            return { order }
          },
        ),
    )

    app.post('/orders/:order_id/resend/', { config, schema: resendSchema }, (request) =>
      takeStep(request, request.params.order_id, request.query.access, async (sales, { event, order }) => {
        if (order.status !== 'placed' && order.status !== 'pending') throw problem('INVALID_ORDER_STATE')
        const notification = { kind: 'order-placed' as const, orderId: order.id }
        await db.writeBatched(inventoryKey(event), async (tx) => {
          await queueRequestedMail(tx, context, notification, callerOf(request))
          await sales.recordEffect(tx, order.id)
        })
        return { order }
      }),
    )

    /** Changes an order once per idempotency key, and presents the result. */
    async function takeStep(
      request: FastifyRequest,
      id: string,
      access: string | undefined,
      take: (sales: Sales, step: Step) => Promise<Placing>,
    ) {
      const scope = scopeOf(context, request)
      const { viewer } = scope
      const expansions = readExpansions(request, 'order')
      const present = async ({ order, paymentUrl, instructions }: Placing) => ({
        ...(await presentOneOrder(order, scope, expansions)),
        ...(paymentUrl !== undefined && { payment_url: paymentUrl }),
        ...(instructions !== undefined && { payment_instructions: instructions }),
      })
      const act = async (sales: Sales) => {
        const { order } = await getVisibleOrder(db.read, { viewer, access }, readId(id, 'order'))
        const isSeller = await mayIn(db.read, viewer, order.organization_id)
        const event = await getEvent(db.read, order.event_id)
        const own = isSeller ? salesOfSeller(sales, viewer, order.organization_id) : sales
        return await take(own, { scope, event, order, isSeller })
      }
      return await runOnce(sales, request, viewer, {
        act,
        present,
        async restore(orderId) {
          const { order } = await getVisibleOrder(db.read, { viewer, access }, orderId)
          const isPending = order.status === 'pending'
          const instructions = isPending
            ? await findInstructions(db.read, order.organization_id, order.payment_method)
            : undefined
          return { order, ...(instructions !== undefined && { instructions }) }
        },
      })
    }
  }

const step = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags,
  params: OrderPath,
  headers: IdempotencyHeader,
  querystring: Type.Object({ ...ExpandQuery, ...AccessQuery }),
  response: { 200: Order, ...mayFail },
})

const changeSchema = step('orders/update', 'Update an order')
const placeSchema = step('orders/place', 'Place an order')
const recordPaymentSchema = step('orders/record-payment', 'Record a cash, check or invoice payment')
const abandonSchema = step('orders/abandon', 'Abandon an order')
const extendSchema = step('orders/extend', 'Extend the time limit of an order')
const refundSchema = step('orders/refund', 'Refund an order, or request a refund')
const resendSchema = step('orders/resend', 'Resend the order confirmation')
