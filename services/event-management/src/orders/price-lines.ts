import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { problem } from '../errors.ts'
import type { PriceRules } from '../tickets/pricing/pricing.ts'
import { type Costs, price } from '../tickets/pricing/pricing.ts'
import type { ChosenLine } from './choose-lines.ts'
import type { NewOrderLine } from './store/order-lines.ts'

export interface PricedOrder {
  costs: OrderCosts
  lines: NewLine[]
}

export type NewLine = Omit<NewOrderLine, 'order_id'>

/** Stored with the order and never recalculated. */
export interface OrderCosts extends Costs {
  taxName: string | null
  isTaxIncluded: boolean
  discountKind: string | null
}

/** `poolIds`: additional pools of each ticket. */
export function priceLines(
  lines: readonly ChosenLine[],
  rules: PriceRules,
  poolIds: readonly number[] = [],
): PricedOrder {
  const total = price(
    lines.map(({ variant, quantity, donation }) => ({
      quantity,
      unitPrice: variant.unitPrice ?? donation ?? 0,
      feeBearing: variant.feeBearing,
      reduction: variant.reduction,
    })),
    rules,
  )
  if (!Number.isSafeInteger(total.gross) || !Number.isSafeInteger(total.priceBeforeDiscount))
    throw problem('UNSUPPORTED_AMOUNT', { message: 'The total of the order is too large.' })
  const { lines: lineCosts, ...costs } = total
  return {
    costs: {
      ...costs,
      taxName: rules.tax?.name ?? null,
      isTaxIncluded: rules.tax?.isIncluded ?? false,
      discountKind: lines.find(({ variant }) => variant.discount)?.variant.discount?.kind ?? null,
    },
    lines: lines.map(({ variant, quantity, donation }, at) => ({
      ticket_class_id: variant.ticketClass.id,
      ticket_class_name: variant.ticketClass.name,
      tier_hold_id: variant.hold?.id ?? null,
      discount_id: variant.discount?.id ?? null,
      quantity,
      donation,
      delivery_method: decodeJson<string[]>(variant.ticketClass.delivery_methods)[0] ?? 'electronic',
      costs: encodeJson(lineCosts[at]?.units ?? []),
      pools: encodeJson([...variant.pools, ...poolIds]),
    })),
  }
}
