import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { chooseSeats } from '../../orders/choose-seats.ts'
import { openSales } from '../../orders/sales.ts'
import { answerPage, type PageAnswer } from '../asked-page.ts'
import type { Counter, Shop } from '../counter.ts'
import { readFormValues } from '../form-values.ts'
import { isOpen, openOrder } from '../open-order.ts'
import { seatsPage } from '../seats-page.ts'
import { type SeatChoosing, viewSeats } from '../view-seats.ts'

const OrderParams = Type.Object({ order_id: Type.String() })
const Query = Type.Object({
  access: Type.String({ default: '' }),
  section: Type.Optional(Type.String()),
})

type SeatRequest = FastifyRequest<{ Params: Static<typeof OrderParams>; Querystring: Static<typeof Query> }>

/** Where a buyer takes other seats than the best ones. */
export const seatPageRoutes =
  (context: Context, { path, openCounter }: Shop): Routes =>
  (app) => {
    const sales = openSales(context)
    const address = `${path}/checkout/:order_id/seats`
    const options = {
      config: { access: 'open' as const, needs: holderOf('order link') },
      schema: { hide: true, params: OrderParams, querystring: Query },
    }

    app.get(address, options, (request, reply) =>
      answer(request, reply, async (scope, choosing) => seatsPage(await viewSeats(scope, choosing))),
    )

    app.post(address, options, (request, reply) =>
      answer(request, reply, (scope, choosing) => {
        const chosen = readFormValues(request.body).all('seat').filter(isId).map(Number)
        return take(scope, choosing, new Set(chosen))
      }),
    )

    async function take(
      scope: Scope,
      choosing: SeatChoosing,
      chosen: ReadonlySet<number>,
    ): Promise<PageAnswer> {
      const { counter, event, order } = choosing
      try {
        return { redirect: counter.checkoutAddress(await chooseSeats(sales, event, order, [...chosen])) }
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'ORDER_EXPIRED') throw error
        return seatsPage(await viewSeats(scope, { ...choosing, chosen, flaw: error.message }))
      }
    }

    function answer(
      request: SeatRequest,
      reply: FastifyReply,
      show: (scope: Scope, choosing: SeatChoosing) => Promise<PageAnswer>,
    ): Promise<FastifyReply> {
      const scope = scopeOf(context, request)
      const counter: Counter = openCounter(context, scope, request.query)
      const { access, section } = request.query
      const open = async (): Promise<PageAnswer> => {
        const opened = await openOrder(scope, request.params.order_id, access)
        if (!isOpen(opened.order, scope.nowMs)) return { redirect: counter.orderAddress(opened.order) }
        if (!opened.event.shows_pick_a_seat) return { redirect: counter.checkoutAddress(opened.order) }
        return show(scope, { ...opened, counter, sectionId: Number(section) })
      }
      return answerPage(reply, open, counter)
    }
  }

const isId = (text: string) => /^\d{1,15}$/.test(text)
