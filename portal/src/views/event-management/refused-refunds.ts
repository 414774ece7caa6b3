import type { Order, RefundRequest } from './records.ts'

/** The refunds of an order that the payment provider has refused. */
export const refusedRefundsOf = ({ refund_requests = [] }: Order): readonly RefundRequest[] =>
  refund_requests.filter(({ items }) => items.some(({ status }) => status === 'error'))
