import { listOptionsOfEvent } from '../events/checkout-options.ts'
import type { EventRow } from '../events/store/events.ts'
import type { PaymentOption } from '../payments/options.ts'
import type { Sales } from './sales.ts'

/** The payment options that buyers of an event choose from. */
export async function listPaymentMethods(
  { context, payments }: Pick<Sales, 'context' | 'payments'>,
  event: EventRow,
): Promise<PaymentOption[]> {
  const options = await listOptionsOfEvent(context.db.read, event)
  return options.filter(({ method }) => payments.canUse(method))
}
