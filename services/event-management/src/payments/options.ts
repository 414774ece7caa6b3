import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listPaymentOptions, type PaymentOptionRow } from './store/payment-options.ts'

export const paymentMethods = ['cash', 'check', 'invoice', 'stripe'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

export interface PaymentOption {
  method: PaymentMethod
  title: string
  isOffered: boolean
  /** Shown to the buyer: how to pay. */
  instructions: string
}

/** All payment methods with the settings of the organization, or the defaults. */
export async function listOptions(db: Kysely<Tables>, organizationId: number): Promise<PaymentOption[]> {
  return optionsOf(await listPaymentOptions(db, [organizationId]))
}

export function optionsOf(rows: readonly PaymentOptionRow[]): PaymentOption[] {
  return paymentMethods.map((method) => {
    const own = rows.find((row) => row.method === method)
    return {
      method,
      ...defaultOptions[method],
      ...(own && { isOffered: fromBit(own.is_offered), instructions: own.instructions }),
    }
  })
}

/** The instructions for the payment method of an order. */
export async function findInstructions(
  db: Kysely<Tables>,
  organizationId: number,
  method: string | null,
): Promise<string | undefined> {
  const options = await listOptions(db, organizationId)
  return options.find((option) => option.method === method)?.instructions
}

const defaultOptions: Record<PaymentMethod, Omit<PaymentOption, 'method'>> = {
  cash: {
    title: 'Cash',
    isOffered: true,
    instructions: 'Pay the organizer in cash, and give the number of your order.',
  },
  check: {
    title: 'Check',
    isOffered: false,
    instructions: 'Send a check to the organizer, with the number of your order on it.',
  },
  invoice: {
    title: 'Invoice',
    isOffered: true,
    instructions: 'Pay the invoice of the organizer, and give the number of your order with the payment.',
  },
  // The Stripe account belongs to the operator, so an organization has to opt in.
  stripe: { title: 'Card', isOffered: false, instructions: '' },
}
