import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Scope } from '../../context.ts'
import { chooseSeats } from '../../orders/choose-seats.ts'
import type { Sales } from '../../orders/sales.ts'
import { withMethod } from '../checkout-method.ts'
import type { CheckoutPages, CheckoutVariant } from '../checkout-variant.ts'
import { readFormValues } from '../form-values.ts'
import { isOpen, openOrder } from '../open-order.ts'
import type { PageResponse } from '../page-response.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { seatsPage } from '../seats-page.ts'
import { type SeatSelection, viewSeats } from '../view-seats.ts'

const OrderParams = Type.Object({ order_id: Type.String() })
const Query = Type.Object({
  access: Type.String({ default: '' }),
  section: Type.Optional(Type.String()),
  method: Type.Optional(Type.String({ maxLength: 20 })),
})

type SeatRequest = FastifyRequest<{ Params: Static<typeof OrderParams>; Querystring: Static<typeof Query> }>

/** The page on which buyers change the seats of an order. */
export const seatPageRoutes =
  (sales: Sales, { path, openPages }: CheckoutVariant): Routes =>
  (app) => {
    const { context } = sales
    const address = `${path}/checkout/:order_id/seats`
    const options = {
      config: { access: 'open' as const, needs: holderOf('order link') },
      schema: { hide: true, params: OrderParams, querystring: Query },
    }

    app.get(address, options, (request, reply) =>
      respond(request, reply, async (scope, selection) => seatsPage(await viewSeats(scope, selection))),
    )

    app.post(address, options, (request, reply) =>
      respond(request, reply, (scope, selection) => {
        const chosen = readFormValues(request.body).all('seat').filter(isId).map(Number)
        return submit(scope, selection, new Set(chosen))
      }),
    )

    async function submit(
      scope: Scope,
      selection: SeatSelection,
      chosen: ReadonlySet<number>,
    ): Promise<PageResponse> {
      const { pages, event, order } = selection
      try {
        const changed = await chooseSeats(sales, event, order, [...chosen])
        return { redirect: withMethod(pages.checkoutAddress(changed), selection.method) }
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'ORDER_EXPIRED') throw error
        return seatsPage(await viewSeats(scope, { ...selection, chosen, errorText: error.message }))
      }
    }

    function respond(
      request: SeatRequest,
      reply: FastifyReply,
      show: (scope: Scope, selection: SeatSelection) => Promise<PageResponse>,
    ): Promise<FastifyReply> {
      const scope = scopeOf(context, request)
      const pages: CheckoutPages = openPages(context, scope, request.query)
      const { access, section, method } = request.query
      const open = async (): Promise<PageResponse> => {
        const opened = await openOrder(scope, request.params.order_id, access)
        if (!isOpen(opened.order, scope.nowMs)) return { redirect: pages.orderAddress(opened.order) }
        if (!opened.event.shows_pick_a_seat) return { redirect: pages.checkoutAddress(opened.order) }
        return show(scope, { ...opened, pages, sectionId: Number(section), method })
      }
      return respondWithPage(reply, open, pages)
    }
  }

const isId = (text: string) => /^\d{1,15}$/.test(text)
