import type { Page } from '@octavo/platform/pages/document.ts'
import type { Context, Scope } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import type { CheckoutStep, LinkedOrder } from '../orders/order-addresses.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import type { EventView } from './event-view.ts'
import type { FormState } from './form-state.ts'
import type { Link } from './notice-page.ts'
import type { PageResponse } from './page-response.ts'

/** One of the two checkouts: on pages of this service, or in a frame of another site. */
export interface CheckoutVariant {
  /** The prefix of its paths. */
  path: string
  openPages: (context: Context, scope: Scope, query: unknown) => CheckoutPages
}

/** The addresses and pages of a checkout for one request. */
export interface CheckoutPages {
  choiceAddress: (event: EventRow) => string
  checkoutAddress: (order: LinkedOrder, step?: CheckoutStep) => string
  orderAddress: (order: LinkedOrder) => string
  showChoice: (event: EventView, formState: FormState) => Page
  showOrder: (event: EventRow, order: OrderRow, isNew: boolean) => Promise<Page>
  /** Leads the buyer to the page of the payment provider. */
  leadToPayment: (paymentUrl: string, order: LinkedOrder) => PageResponse
  /** The link on error pages. */
  home: Link
  /** Adds what all of its pages have in common. */
  decorate?: (page: Page) => Page
  /** Replaces every page, if the site around the frame is not allowed to show the checkout. */
  blockedPage?: Page | undefined
}
