import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Costs } from '../../tickets/pricing/pricing.ts'
import { presentMoney } from '../../wire/money.ts'
import type { OrderCosts } from '../price-lines.ts'
import type { OrderRow } from '../store/orders.ts'

export function presentAttendeeCosts(costs: Costs, currency: string) {
  const money = (value: number) => presentMoney(value, currency)
  return {
    base_price: money(costs.basePrice),
    eventbrite_fee: money(costs.serviceFee),
    gross: money(costs.gross),
    payment_fee: money(costs.paymentFee),
    tax: money(costs.tax),
  }
}

export function presentOrderCosts({ costs: json, currency, event_id }: OrderRow) {
  const costs = decodeJson<OrderCosts>(json)
  const money = (value: number) => presentMoney(value, currency)
  return {
    ...presentAttendeeCosts(costs, currency),
    display_price: money(costs.displayPrice),
    display_fee: money(costs.passedFees + costs.addedTax),
    display_tax: { name: costs.taxName ?? 'Tax', tax: money(costs.tax) },
    price_before_discount: money(costs.priceBeforeDiscount),
    ...(costs.discount > 0 && { discount_amount: money(costs.discount) }),
    ...(costs.discountKind && { discount_type: costs.discountKind }),
    fee_components: [...feeComponents('service', costs), ...feeComponents('payment', costs)],
    tax_components: taxComponents(costs, event_id),
    shipping_components: [],
    has_gts_tax: false,
    tax_name: costs.taxName,
  }
}

function feeComponents(fee: 'service' | 'payment', costs: OrderCosts) {
  const value = fee === 'service' ? costs.serviceFee : costs.paymentFee
  if (value === 0) return []
  return [
    {
      ...component(`eventbrite.${fee}_fee`, `${fee} fee`, value),
      base: 'item.display',
      bucket: 'fee' as const,
      recipient: 'eventbrite',
      // The service fee is passed on before the payment fee.
      payer:
        costs.passedFees > (fee === 'service' ? 0 : costs.serviceFee)
          ? ('attendee' as const)
          : ('organizer' as const),
    },
  ]
}

function taxComponents(costs: OrderCosts, eventId: number) {
  if (costs.tax === 0) return []
  return [
    {
      ...component('tax', costs.taxName ?? 'Tax', costs.tax),
      base: 'item.display',
      bucket: 'tax' as const,
      recipient: `event.${eventId}`,
      payer: costs.isTaxIncluded ? ('organizer' as const) : ('attendee' as const),
    },
  ]
}

const component = (name: string, group: string, value: number) => ({
  name,
  internal_name: group,
  group_name: group,
  value,
  discount: null,
  rule: null,
  intermediate: false,
})
