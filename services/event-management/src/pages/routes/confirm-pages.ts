import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { formatMoment } from '../../calendar/format-times.ts'
import type { Scope } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { confirmAddress, confirmedDeadline, isConfirmationToken } from '../../orders/confirm-address.ts'
import { orderAddress } from '../../orders/order-addresses.ts'
import { canConfirm } from '../../orders/payment-deadline.ts'
import type { Sales } from '../../orders/sales.ts'
import { confirmPage } from '../confirm-page.ts'
import { openOrder } from '../open-order.ts'
import { respondWithPage } from '../respond-with-page.ts'

/** The page on which buyers of unpaid orders confirm their address; its link is in their mail. */
export const confirmPageRoutes =
  (sales: Sales): Routes =>
  (app) => {
    const { context } = sales
    const options = {
      config: { access: 'open' as const, needs: holderOf('order link') },
      schema: {
        hide: true,
        params: Type.Object({ order_id: Type.String() }),
        querystring: Type.Object({
          access: Type.String({ default: '' }),
          confirm: Type.String({ default: '' }),
        }),
      },
    }

    // Mail filters open links, so opening this one changes nothing.
    app.get('/mytickets/:order_id/confirm', options, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const { event, order } = await open(scope, request.params.order_id, request.query)
        if (!canConfirm(order)) return { redirect: orderAddress(scope.site, order) }
        const until = `${formatMoment(confirmedDeadline(event, order, context.config), event.zone, event.locale)} (${event.zone})`
        return confirmPage({ number: String(order.id), email: order.email, until, confirmUrl: request.url })
      }),
    )

    app.post('/mytickets/:order_id/confirm', options, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const { event, order } = await open(scope, request.params.order_id, request.query)
        return { redirect: orderAddress(scope.site, await confirmAddress(sales, event, order)) }
      }),
    )
  }

async function open(scope: Scope, id: string, { access, confirm }: { access: string; confirm: string }) {
  const opened = await openOrder(scope, id, access)
  if (!isConfirmationToken(opened.order, confirm)) throw notFound('order')
  return opened
}
