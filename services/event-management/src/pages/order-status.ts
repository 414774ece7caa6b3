import { formatMoment } from '../calendar/format-times.ts'
import type { EventRow } from '../events/store/events.ts'
import type { OrderRow } from '../orders/store/orders.ts'
import { presentMoney } from '../wire/money.ts'

export type ShownStatus = 'placed' | 'pending' | 'refunded' | 'abandoned'

export interface OrderStatusView {
  heading: string
  text: string | undefined
}

export interface OrderFacts {
  nowMs: number
  sendsMail: boolean
  /** The buyer comes from the checkout. */
  isNew: boolean
  /** The tickets are on another page than this text. */
  isElsewhere?: boolean
  /** The card could not be charged after the order was placed. */
  hasPaymentFailed?: boolean
  /** Stripe has refused a refund, and the organizer has not tried again. */
  hasRefundFailed?: boolean
}

/** An unpaid order past its deadline is released by a job within moments. */
export function shownStatus({ status, expires_at_ms }: OrderRow, nowMs: number): ShownStatus {
  if (status === 'started' || status === 'deleted') return 'abandoned'
  return status === 'pending' && (expires_at_ms ?? Infinity) <= nowMs ? 'abandoned' : status
}

/** The heading and the first sentences of the page of an order. */
export function describeOrder(event: EventRow, order: OrderRow, facts: OrderFacts): OrderStatusView {
  const isCanceled = event.state === 'canceled'
  switch (shownStatus(order, facts.nowMs)) {
    case 'placed':
      if (isCanceled) return { heading: canceled, text: 'The tickets are no longer valid.' }
      if (event.end_ms <= facts.nowMs) return { heading: 'This event is over', text: undefined }
      return { heading: 'You are going', text: facts.isNew ? describeDelivery(order, facts) : undefined }
    case 'pending':
      return { heading: 'Your tickets wait for the payment', text: describeDeadline(event, order) }
    case 'refunded':
      if (facts.hasPaymentFailed)
        return {
          heading: 'The payment failed',
          text: 'Your card could not be charged. You have not paid anything, and the tickets are not valid.',
        }
      return {
        heading: isCanceled ? canceled : headingOfRefund(order, facts),
        text: `The tickets are no longer valid.${describeRefund(order, facts)}`,
      }
    case 'abandoned':
      return { heading: 'This order was not completed', text: 'Its tickets were released.' }
  }
}

const canceled = 'This event was canceled'

function describeDelivery({ email }: OrderRow, { sendsMail, isElsewhere }: OrderFacts): string {
  if (sendsMail)
    return `We are sending the tickets to ${email}.${isElsewhere ? '' : ' They are on this page as well.'}`
  return isElsewhere
    ? 'Your tickets are on the page of your order.'
    : 'Your tickets are on this page. Save its address or the PDF: the tickets are not sent by email.'
}

function describeDeadline({ zone, locale }: EventRow, { gross, currency, expires_at_ms }: OrderRow): string {
  const total = presentMoney(gross, currency).display
  if (expires_at_ms === null) return `Please pay ${total}.`
  const deadline = `${formatMoment(expires_at_ms, zone, locale)} (${zone})`
  return `Please pay ${total} by ${deadline}. After that, the tickets are released.`
}

function headingOfRefund({ gross }: OrderRow, { hasRefundFailed }: OrderFacts): string {
  if (gross === 0) return 'This order was canceled'
  return hasRefundFailed ? 'The refund failed' : 'This order was refunded'
}

function describeRefund({ gross, payment_method }: OrderRow, { hasRefundFailed }: OrderFacts): string {
  if (gross === 0) return ''
  if (hasRefundFailed) return ' The refund could not be paid. Please contact the organizer.'
  return payment_method === 'stripe'
    ? ' The refund goes to your original payment method.'
    : ' The organizer pays the money back to you.'
}
