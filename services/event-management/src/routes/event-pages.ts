import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { createOrder } from '../orders/create-order.ts'
import { openSales } from '../orders/sales.ts'
import { checkoutAddress } from '../pages/addresses.ts'
import { answerPage, type PageAnswer } from '../pages/asked-page.ts'
import { eventAt } from '../pages/event-at.ts'
import { eventPage } from '../pages/event-page.ts'
import { type FormValues, readFormValues } from '../pages/form-values.ts'
import { readChoice } from '../pages/ticket-choice.ts'
import { viewEvent } from '../pages/view-event.ts'
import { type Scope, scopeOf } from '../scope.ts'
import type { EventRow } from '../store/events.ts'

const PageParams = Type.Object({ address: Type.String() })
const PageQuery = Type.Object({
  discount: Type.Optional(Type.String({ maxLength: 200 })),
  aff: Type.Optional(Type.String({ maxLength: 200 })),
})

/** Where people read about an event and choose tickets of it. */
export const eventPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const sales = openSales(context)
    const open = { config: { access: 'open' as const } }

    app.get(
      '/e/:address',
      { ...open, schema: { hide: true, params: PageParams, querystring: PageQuery } },
      (request, reply) =>
        answerPage(reply, async () => {
          const scope = scopeOf(context, request)
          return showEvent(scope, await eventAt(scope, request.params.address), request.query)
        }),
    )

    app.post('/e/:address', { ...open, schema: { hide: true, params: PageParams } }, (request, reply) =>
      answerPage(reply, async () => {
        const scope = scopeOf(context, request)
        const event = await eventAt(scope, request.params.address)
        return takeTickets(scope, event, readFormValues(request.body))
      }),
    )

    async function takeTickets(scope: Scope, event: EventRow, values: FormValues): Promise<PageAnswer> {
      const { wish, chosen } = readChoice(values, event.currency)
      const visit = { discount: wish.code, aff: wish.affiliate, chosen }
      if (wish.tickets.length === 0)
        return showEvent(scope, event, { ...visit, flaw: 'Choose how many tickets you would like.' })
      try {
        const order = await createOrder(sales, event, { userId: null, isSeller: false }, wish)
        return { redirect: checkoutAddress(scope.site, order) }
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return showEvent(scope, event, { ...visit, flaw: error.message })
      }
    }
  }

interface Visit {
  discount?: string | undefined
  aff?: string | undefined
  flaw?: string
  chosen?: Readonly<Record<string, string>>
}

/** A code that is good for nothing is said to be so, and the page is shown without it. */
async function showEvent(scope: Scope, event: EventRow, visit: Visit): Promise<PageAnswer> {
  const { discount, aff: affiliate, ...rest } = visit
  const code = discount?.trim() || undefined
  const view = await viewEvent(scope, event, code).catch((error: unknown) => {
    if (code !== undefined && error instanceof Problem && error.status === 400) return undefined
    throw error
  })
  if (view) return eventPage(view, { code, affiliate, ...rest })
  return eventPage(await viewEvent(scope, event), {
    affiliate,
    ...rest,
    flaw: 'This code is not good for anything here.',
  })
}
