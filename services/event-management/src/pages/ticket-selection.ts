import { Problem } from '@octavo/platform/errors.ts'
import type { Scope } from '../context.ts'
import { accessEvent } from '../events/get-event.ts'
import type { EventRow } from '../events/store/events.ts'
import { createOrder } from '../orders/create-order.ts'
import type { Sales } from '../orders/sales.ts'
import type { CheckoutPages } from './checkout-variant.ts'
import type { FormState } from './form-state.ts'
import type { FormValues } from './form-values.ts'
import type { PageResponse } from './page-response.ts'
import { readChoice } from './ticket-choice.ts'
import { viewEvent } from './view-event.ts'

/** The query of the address of an event's page. */
export interface PageQuery {
  discount?: string | undefined
  aff?: string | undefined
}

interface Submission {
  values: FormValues
  clientKey: string
}

/** The choice of tickets on an event's page, and the step to the checkout. */
export function createTicketSelection(sales: Sales) {
  return { show, submit }

  /** An invalid code is reported, and the page is shown without it. */
  async function show(
    scope: Scope,
    pages: CheckoutPages,
    event: EventRow,
    { discount, aff: affiliate, ...rest }: PageQuery & FormState,
  ): Promise<PageResponse> {
    const code = discount?.trim() || undefined
    const view = await viewEvent(scope, event, code).catch((error: unknown) => {
      if (code !== undefined && error instanceof Problem && error.status === 400) return undefined
      throw error
    })
    if (view) return pages.showChoice(view, { code, affiliate, ...rest })
    const errorText = 'This code is not valid for this event.'
    return pages.showChoice(await viewEvent(scope, event), { affiliate, ...rest, errorText })
  }

  async function submit(
    scope: Scope,
    pages: CheckoutPages,
    event: EventRow,
    { values, clientKey }: Submission,
  ): Promise<PageResponse> {
    const { ticketRequest, chosen } = readChoice(values, event.currency)
    const formState = { discount: ticketRequest.code, aff: ticketRequest.affiliate, chosen }
    if (ticketRequest.tickets.length === 0)
      return show(scope, pages, event, { ...formState, errorText: 'Choose at least one ticket.' })
    try {
      const { entry } = await accessEvent(scope.db, scope.viewer, event.id)
      const buyer = { userId: null, isSeller: false, entry, clientKey }
      const order = await createOrder(sales, event, buyer, ticketRequest)
      return { redirect: pages.checkoutAddress(order) }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return show(scope, pages, event, { ...formState, errorText: error.message })
    }
  }
}
