import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listPaymentOptions, type PaymentOptionRow } from './store/payment-options.ts'

export const paymentMethods = ['cash', 'check', 'invoice', 'stripe'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** One way to pay an organization. */
export interface PaymentOption {
  method: PaymentMethod
  title: string
  isOffered: boolean
  /** What the buyer reads: where the money goes, and until when. */
  instructions: string
}

/** Every way there is, offered or not: as the organization says, else as the house does. */
export async function listOptions(db: Kysely<Tables>, organizationId: number): Promise<PaymentOption[]> {
  return optionsOf(await listPaymentOptions(db, [organizationId]))
}

export function optionsOf(said: readonly PaymentOptionRow[]): PaymentOption[] {
  return paymentMethods.map((method) => {
    const own = said.find((row) => row.method === method)
    return {
      method,
      ...defaultOptions[method],
      ...(own && { isOffered: fromBit(own.is_offered), instructions: own.instructions }),
    }
  })
}

/** How to pay in the way that an order was made with. */
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
    title: 'Cash at the door',
    isOffered: true,
    instructions: 'Please pay in cash when you arrive, and have the number of your order with you.',
  },
  check: {
    title: 'Check',
    isOffered: false,
    instructions: 'Please send a check to the organizer, with the number of your order on it.',
  },
  invoice: {
    title: 'Invoice',
    isOffered: true,
    instructions: 'The organizer sends you an invoice. Please give the number of your order when you pay it.',
  },
  // The account is the operator's: an organization has to want it.
  stripe: { title: 'Card', isOffered: false, instructions: '' },
}
