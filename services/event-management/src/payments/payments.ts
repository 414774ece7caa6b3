import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { createCardPayments, type PlacePaid, type Settled } from './card-payments.ts'
import {
  listOptions,
  listOptionsOfEvent,
  type PaymentMethod,
  type PaymentOption,
  type SoldEvent,
} from './options.ts'
import { createStripeApi } from './stripe-api.ts'

/** How an order comes by its money. Whatever asks others happens outside of transactions. */
export interface Payments {
  /** What buyers choose from. */
  listMethods(db: Kysely<Tables>, event: SoldEvent): Promise<PaymentOption[]>
  begin(order: PayableOrder, method: PaymentMethod, addresses: PaymentAddresses): Promise<BegunPayment>
  /** What has become of a payment elsewhere: its order is placed when the money is promised. */
  settle(orderId: number): Promise<Settled>
  /** May be asked again with the same key. `by-hand` is what no provider has collected. */
  refund(orderId: number, amount: number, key: string): Promise<'refunded' | 'by-hand'>
}

export interface PayableOrder {
  id: number
  organization_id: number
  email: string
  currency: string
  gross: number
}

/** Where the buyer comes back to. */
export interface PaymentAddresses {
  successUrl: string
  cancelUrl: string
}

export type BegunPayment = { kind: 'pending'; instructions: string } | { kind: 'redirect'; url: string }

export function openPayments(context: Context, placePaid: PlacePaid): Payments {
  const { stripeKey, stripeUrl } = context.config
  const cards = stripeKey
    ? createCardPayments(
        context,
        createStripeApi(context.outgoing, { key: stripeKey, url: stripeUrl }),
        placePaid,
      )
    : undefined

  async function listMethods(db: Kysely<Tables>, event: SoldEvent): Promise<PaymentOption[]> {
    const options = await listOptionsOfEvent(db, event)
    return options.filter(({ method }) => method !== 'stripe' || cards)
  }

  return {
    listMethods,
    async begin(order, method, addresses) {
      if (method === 'stripe' && cards) return { kind: 'redirect', url: await cards.begin(order, addresses) }
      const options = await listOptions(context.db.read, order.organization_id)
      const instructions = options.find((option) => option.method === method)?.instructions ?? ''
      return { kind: 'pending', instructions }
    },
    settle: async (orderId) => (await cards?.settle(orderId)) ?? 'waiting',
    refund: async (orderId, amount, key) =>
      (await cards?.refund(orderId, amount, key)) ? 'refunded' : 'by-hand',
  }
}
