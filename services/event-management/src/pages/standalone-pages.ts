import { eventPageOf } from '../events/addresses.ts'
import { checkoutAddress, orderAddress } from '../orders/order-addresses.ts'
import type { CheckoutVariant } from './checkout-variant.ts'
import { eventPage } from './event-page.ts'
import { orderPage } from './order-page.ts'
import { searchLink } from './respond-with-page.ts'
import { viewOrder } from './view-order.ts'

/** The checkout on the pages of this service. */
export const standalonePages: CheckoutVariant = {
  path: '',
  openPages: (context, scope) => ({
    choiceAddress: (event) => eventPageOf(scope.site, event),
    checkoutAddress: (order, step) => checkoutAddress(scope.site, order, step),
    orderAddress: (order) => orderAddress(scope.site, order),
    showChoice: eventPage,
    showOrder: async (event, order, isNew) =>
      orderPage(await viewOrder(context, scope, { event, order }, isNew)),
    leadToPayment: (paymentUrl) => ({ redirect: paymentUrl }),
    home: searchLink,
  }),
}
