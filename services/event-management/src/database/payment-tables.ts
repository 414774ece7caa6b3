import type { Generated } from 'kysely'

/** In these states, the order can still be placed for the payment, and cannot be changed. */
export const openPaymentStates = ['begun', 'authorized', 'capturing'] as const
/** In all other states, nothing is left to do at the provider. */
export const unsettledPaymentStates = [...openPaymentStates, 'voiding'] as const
/** In these states, the order is placed, and its money is or will be collected. */
export const paidStates = ['capturing', 'captured'] as const

/**
 * `begun`: the buyer can pay. `authorized`: the buyer has paid. `capturing`: the order is placed, the money
 * is to be collected. `voiding`: the money is to be returned. The others are final.
 */
export type PaymentState =
  | (typeof unsettledPaymentStates)[number]
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'failed'

/** A payment option that an organization has configured. Missing options have defaults. */
export interface PaymentOptionTable {
  organization_id: number
  method: string
  is_offered: number
  /** Shown to the buyer: where to send the money, and until when. */
  instructions: string
}

/** A payment at the provider for an order. */
export interface PaymentTable {
  id: Generated<number>
  order_id: number
  method: string
  /** Minor units. */
  amount: number
  currency: string
  state: PaymentState
  /** The checkout session at the provider. */
  session_id: string | null
  /** The payment intent at the provider. */
  intent_id: string | null
  url: string | null
  /** JSON: the session to create, until the provider has created it. */
  request: string | null
  created_at_ms: number
  changed_at_ms: number
}

/** Provider events that have been processed: deliveries may repeat. */
export interface PaymentNoticeTable {
  id: string
  received_at_ms: number
}

export interface PaymentTables {
  payment_option: PaymentOptionTable
  payment: PaymentTable
  payment_notice: PaymentNoticeTable
}
