import { Problem } from '@octavo/platform/errors.ts'
import type { Context, Scope } from '../context.ts'
import { enterEvent } from '../events/get-event.ts'
import type { EventRow } from '../events/store/events.ts'
import { createOrder } from '../orders/create-order.ts'
import { openSales } from '../orders/sales.ts'
import type { PageAnswer } from './asked-page.ts'
import type { Counter } from './counter.ts'
import type { Visit } from './event-page.ts'
import type { FormValues } from './form-values.ts'
import { readChoice } from './ticket-choice.ts'
import { viewEvent } from './view-event.ts'

/** What the address of an event’s page says besides. */
export interface Visitor {
  discount?: string | undefined
  aff?: string | undefined
}

/** How people choose tickets of an event, and go to the checkout with them. */
export function openChoosing(context: Context) {
  const sales = openSales(context)
  return { show, take }

  /** A code that is good for nothing is said to be so, and the page is shown without it. */
  async function show(
    scope: Scope,
    counter: Counter,
    event: EventRow,
    { discount, aff: affiliate, ...rest }: Visitor & Visit,
  ): Promise<PageAnswer> {
    const code = discount?.trim() || undefined
    const view = await viewEvent(scope, event, code).catch((error: unknown) => {
      if (code !== undefined && error instanceof Problem && error.status === 400) return undefined
      throw error
    })
    if (view) return counter.showChoice(view, { code, affiliate, ...rest })
    const flaw = 'This code is not good for anything here.'
    return counter.showChoice(await viewEvent(scope, event), { affiliate, ...rest, flaw })
  }

  async function take(
    scope: Scope,
    counter: Counter,
    event: EventRow,
    values: FormValues,
  ): Promise<PageAnswer> {
    const { wish, chosen } = readChoice(values, event.currency)
    const visit = { discount: wish.code, aff: wish.affiliate, chosen }
    if (wish.tickets.length === 0)
      return show(scope, counter, event, { ...visit, flaw: 'Choose how many tickets you would like.' })
    try {
      const { entry } = await enterEvent(scope.db, scope.viewer, event.id)
      const order = await createOrder(sales, event, { userId: null, isSeller: false, entry }, wish)
      return { redirect: counter.checkoutAddress(order) }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return show(scope, counter, event, { ...visit, flaw: error.message })
    }
  }
}
