import { confirmationToken } from './confirm-address.ts'
import { type LinkedOrder, orderToken } from './order-links.ts'

export type { LinkedOrder } from './order-links.ts'

export type CheckoutStep = 'extend' | 'cancel' | 'choose_seats' | 'seats'

/** Where a buyer sees an order. Whoever has the address may. */
export function orderAddress(url: string, order: LinkedOrder): string {
  return `${url}/mytickets/${order.id}?access=${orderToken(order)}`
}

/** Where a buyer confirms their address; only mails say it. */
export function confirmationAddress(url: string, order: LinkedOrder): string {
  const query = `access=${orderToken(order)}&confirm=${confirmationToken(order)}`
  return `${url}/mytickets/${order.id}/confirm?${query}`
}

/** Where a buyer completes an order, or does something `step` with it. */
export function checkoutAddress(url: string, order: LinkedOrder, step?: CheckoutStep): string {
  return `${url}/checkout/${order.id}${step ? `/${step}` : ''}?access=${orderToken(order)}`
}
