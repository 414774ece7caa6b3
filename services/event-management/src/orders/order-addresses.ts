import { confirmationToken } from './confirm-address.ts'
import { type LinkedOrder, orderToken } from './order-links.ts'

export type { LinkedOrder } from './order-links.ts'

export type CheckoutStep = 'extend' | 'cancel' | 'choose_seats' | 'seats'

/** The order page. The link grants access. */
export function orderAddress(url: string, order: LinkedOrder): string {
  return `${url}/mytickets/${order.id}?access=${orderToken(order)}`
}

/** The page that confirms the buyer's address. Only sent in emails. */
export function confirmationAddress(url: string, order: LinkedOrder): string {
  const query = `access=${orderToken(order)}&confirm=${confirmationToken(order)}`
  return `${url}/mytickets/${order.id}/confirm?${query}`
}

/** The checkout page of an order, or of one of its steps. */
export function checkoutAddress(url: string, order: LinkedOrder, step?: CheckoutStep): string {
  return `${url}/checkout/${order.id}${step ? `/${step}` : ''}?access=${orderToken(order)}`
}
