import type { Page } from '@octavo/platform/pages/document.ts'
import type { Context, Scope } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import type { CheckoutStep, LinkedOrder } from '../orders/order-addresses.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import type { PageAnswer } from './asked-page.ts'
import type { Visit } from './event-page.ts'
import type { EventView } from './event-view.ts'
import type { Link } from './notice-page.ts'

/** Where people buy: on pages of this service, or in a frame of another site. */
export interface Shop {
  /** What the addresses of its checkout begin with. */
  path: string
  openCounter: (context: Context, scope: Scope, query: unknown) => Counter
}

/** A shop as one visitor came to it. */
export interface Counter {
  /** Where the tickets of an event are chosen. */
  choiceAddress: (event: EventRow) => string
  /** Where an order is completed. */
  checkoutAddress: (order: LinkedOrder, step?: CheckoutStep) => string
  /** Where it is told what became of an order. */
  orderAddress: (order: LinkedOrder) => string
  showChoice: (event: EventView, visit: Visit) => Page
  showOrder: (event: EventRow, order: OrderRow, isNew: boolean) => Promise<Page>
  /** To whom an order is paid elsewhere. */
  leadToPayment: (paymentUrl: string, order: LinkedOrder) => PageAnswer
  /** Where to go from what went wrong. */
  home: Link
  /** What all of its pages have in common. */
  dress: (page: Page) => Page
  /** What is said instead of everything else to whom nothing is sold here. */
  refusal?: Page | undefined
}
