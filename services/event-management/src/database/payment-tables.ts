import type { Generated } from 'kysely'

/** While a payment is in one of these states its order may yet be placed for it, and cannot be changed. */
export const openPaymentStates = ['begun', 'authorized', 'capturing'] as const
/** In all other states nothing is left to do at the provider. */
export const unsettledPaymentStates = [...openPaymentStates, 'voiding'] as const

/**
 * `begun`: the buyer may pay. `authorized`: the buyer has paid, and nothing is decided. `capturing`: the order is placed,
 * the money is to be collected. `voiding`: the money is to be returned. The others are final.
 */
export type PaymentState =
  | (typeof unsettledPaymentStates)[number]
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'failed'

/** What an organization says of one way to pay; where it says nothing, the house's defaults hold. */
export interface PaymentOptionTable {
  organization_id: number
  method: string
  is_offered: number
  /** What the buyer reads: where the money goes, and until when. */
  instructions: string
}

/** What a provider was asked to collect for an order. */
export interface PaymentTable {
  id: Generated<number>
  order_id: number
  method: string
  /** Minor units. */
  amount: number
  currency: string
  state: PaymentState
  /** Where the buyer pays, at the provider's. */
  session_id: string | null
  /** The provider's own name of the money. */
  intent_id: string | null
  url: string | null
  /** JSON: the session to create, until the provider has created it. */
  request: string | null
  created_at_ms: number
  changed_at_ms: number
}

/** What a provider has told already: it may tell it again. */
export interface PaymentNoticeTable {
  id: string
  received_at_ms: number
}

export interface PaymentTables {
  payment_option: PaymentOptionTable
  payment: PaymentTable
  payment_notice: PaymentNoticeTable
}
