import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { notFound } from '../../errors.ts'
import { getEvent } from '../../events/get-event.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readId } from '../../wire/ids.ts'
import { presentRefundRequest } from '../present/orders.ts'
import { approveRefund, denyRefund } from '../refund-requests.ts'
import type { Sales } from '../sales.ts'
import { RefundRequest } from '../schema/refund-requests.ts'
import { findOrder } from '../store/orders.ts'
import { findRefundRequest } from '../store/refund-requests.ts'

const decisions = [
  { path: 'approve', operationId: 'refund-requests/approve', summary: 'Approve a refund request' },
  { path: 'deny', operationId: 'refund-requests/deny', summary: 'Deny a refund request' },
] as const

export const refundRequestRoutes =
  (sales: Sales): Routes =>
  (app) => {
    const { context } = sales
    const { db } = context
    for (const { path, operationId, summary } of decisions)
      app.post(
        `/refund_requests/:refund_request_id/${path}/`,
        {
          config: { needs: may('manage_orders', 'refund request') },
          schema: {
            operationId,
            summary,
            tags: ['orders'],
            params: Type.Object({ refund_request_id: Type.String() }),
            response: { 200: RefundRequest, ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const id = readId(request.params.refund_request_id, 'refund request')
          const refund = await findRefundRequest(db.read, id)
          const order = refund && (await findOrder(db.read, refund.order_id))
          if (!order) throw notFound('refund request')
          await requirePermission(db.read, scope.viewer, order.organization_id, 'refund request')
          const event = await getEvent(db.read, order.event_id)
          const decided =
            path === 'approve'
              ? await approveRefund(sales, scope.viewer, event, order, refund)
              : await denyRefund(sales, scope.viewer, refund)
          return presentRefundRequest(decided, scope)
        },
      )
  }
