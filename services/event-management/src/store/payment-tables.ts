import type { Generated } from 'kysely'

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
  state: 'begun' | 'authorized' | 'captured' | 'voided' | 'failed'
  /** Where the buyer pays, at the provider's. */
  session_id: string | null
  /** The provider's own name of the money. */
  intent_id: string | null
  url: string | null
  /** Until then somebody is deciding whether the money is taken or let go, and nobody else may. */
  claimed_until_ms: Generated<number>
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
