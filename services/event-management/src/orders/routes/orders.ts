import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { buyerOr, may, mayInOwn, selfOnly, visible } from '../../access/needs.ts'
import {
  listPermittedOrganizationIds,
  mayIn,
  requirePermission,
  requireUser,
} from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { readUserId } from '../../accounts/users.ts'
import type { Viewer } from '../../context.ts'
import { problem } from '../../errors.ts'
import { AdmissionQuery } from '../../events/admission.ts'
import { accessEvent, getManagedEvent } from '../../events/get-event.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { EventPath, OrganizationPath } from '../../wire/path-ids.ts'
import { getVisibleOrder } from '../access.ts'
import { createOrder } from '../create-order.ts'
import { presentOrders } from '../expansions.ts'
import { readOrderFilter } from '../list-filters.ts'
import { presentOneOrder } from '../present-one.ts'
import { refuseSoldOut } from '../refuse-sold-out.ts'
import { IdempotencyHeader, runOnce } from '../run-once.ts'
import type { Sales } from '../sales.ts'
import { readTicketRequest } from '../schema/order-input.ts'
import { AccessQuery, NewOrderBody, Order, OrderListQuery, OrderPath } from '../schema/orders.ts'
import { salesOfSeller } from '../seller-sales.ts'
import type { OrderFilter } from '../store/order-lists.ts'
import { listOrders } from '../store/order-lists.ts'

const tags = ['orders']
const querystring = Type.Object({ ...PageQuery, ...ExpandQuery, ...OrderListQuery })
const OrderPage = { 200: PageOf('orders', Order), ...mayFail }

export const orderRoutes =
  (sales: Sales): Routes =>
  (app) => {
    const { context } = sales
    const { db } = context

    app.post(
      '/events/:event_id/orders/',
      {
        config: { needs: visible('event', 'manage_orders') },
        schema: {
          operationId: 'orders/create',
          summary: 'Create an order',
          description: 'Reserves the tickets until the time limit of the event.',
          tags,
          params: EventPath,
          headers: IdempotencyHeader,
          querystring: Type.Object({ ...ExpandQuery, ...AdmissionQuery }),
          body: NewOrderBody,
          response: { 200: Order, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const userId = requireUser(scope.viewer)
        const expansions = readExpansions(request, 'order')
        const act = async (sales: Sales) => {
          const eventId = readId(request.params.event_id, 'event')
          const { email, ...ticketRequest } = readTicketRequest(request.body.order)
          const isOfHold = ticketRequest.holdId !== undefined
          if (!isOfHold) await refuseSoldOut(sales, eventId, ticketRequest)
          const { event, entry } = await accessEvent(db.read, scope.viewer, eventId)
          const isSeller = await mayIn(db.read, scope.viewer, event.organization_id)
          // Only members draw from holds.
          if (isOfHold && !isSeller) throw problem('NOT_AUTHORIZED')
          const own = isSeller ? salesOfSeller(sales, scope.viewer, event.organization_id) : sales
          const order = await createOrder(own, event, { userId, email, isSeller, entry }, ticketRequest)
          return { order }
        }
        return await runOnce(sales, request, scope.viewer, {
          act,
          present: ({ order }) => presentOneOrder(order, scope, expansions),
          restore: (orderId) =>
            getVisibleOrder(db.read, { viewer: scope.viewer, access: undefined }, orderId),
        })
      },
    )

    app.get(
      '/orders/:order_id/',
      {
        config: { needs: buyerOr('read_orders') },
        schema: {
          operationId: 'orders/get',
          summary: 'Get an order',
          tags,
          params: OrderPath,
          querystring: Type.Object({ ...ExpandQuery, ...AccessQuery }),
          response: { 200: Order, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const orderViewer = { viewer: scope.viewer, access: request.query.access }
        const { order } = await getVisibleOrder(
          db.read,
          orderViewer,
          readId(request.params.order_id, 'order'),
        )
        return await presentOneOrder(order, scope, readExpansions(request, 'order'))
      },
    )

    app.get(
      '/events/:event_id/orders/',
      {
        config: { needs: may('read_orders', 'event') },
        schema: {
          operationId: 'orders/list-by-event',
          summary: 'List orders by event',
          tags,
          params: EventPath,
          querystring,
          response: OrderPage,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        await getManagedEvent(db.read, viewer, eventId)
        return await pageOf(request, request.query, { eventId })
      },
    )

    app.get(
      '/organizations/:organization_id/orders/',
      {
        config: { needs: may('read_orders', 'organization') },
        schema: {
          operationId: 'orders/list-by-organization',
          summary: 'List orders by organization',
          tags,
          params: OrganizationPath,
          querystring,
          response: OrderPage,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewer, organizationId)
        return await pageOf(request, request.query, { organizationIds: [organizationId] })
      },
    )

    for (const { path, needs, operationId, summary, filterOf } of [
      {
        path: '/users/:user_id/orders/',
        needs: selfOnly,
        operationId: 'orders/list-own',
        summary: 'List orders by user',
        filterOf: async (_viewer: Viewer, userId: number) => ({ userId }),
      },
      {
        path: '/users/:user_id/owned_event_orders/',
        needs: mayInOwn('read_orders'),
        operationId: 'orders/list-of-own-organizations',
        summary: 'List orders of all your organizations',
        filterOf: async (viewer: Viewer) => ({
          organizationIds: await listPermittedOrganizationIds(db.read, viewer),
        }),
      },
    ])
      app.get(
        path,
        {
          config: { needs },
          schema: {
            operationId,
            summary,
            tags,
            params: Type.Object({ user_id: Type.String({ description: '`me`, or your own user ID.' }) }),
            querystring,
            response: OrderPage,
          },
        },
        async (request) => {
          const { viewer } = scopeOf(context, request)
          const userId = readUserId(viewer, request.params.user_id)
          return await pageOf(request, request.query, await filterOf(viewer, userId))
        },
      )

    async function pageOf(
      request: FastifyRequest,
      query: Parameters<typeof readOrderFilter>[0],
      of: Pick<OrderFilter, 'eventId' | 'organizationIds' | 'userId'>,
    ) {
      const scope = scopeOf(context, request)
      const page = readPage(request)
      const filter = { ...readOrderFilter(query, scope.nowMs), ...of }
      const { rows, ...slice } = await listOrders(db.read, filter, page)
      return {
        pagination: presentPagination(request, page, slice),
        orders: await presentOrders(rows, scope, readExpansions(request, 'order')),
      }
    }
  }
