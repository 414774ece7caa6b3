import { Type } from 'typebox'
import { Money } from '../../wire/money.ts'
import { Nullable } from '../../wire/nullable.ts'

const CostComponent = Type.Object(
  {
    name: Type.String(),
    internal_name: Type.String(),
    group_name: Type.String(),
    value: Type.Integer(),
    discount: Type.Null(),
    rule: Nullable(Type.Object({ id: Type.String() })),
    base: Type.String(),
    bucket: Type.Enum(['item', 'fee', 'shipping', 'tax']),
    recipient: Type.String(),
    payer: Type.Enum(['attendee', 'organizer']),
    intermediate: Type.Boolean(),
  },
  { title: 'CostComponent' },
)

export const AttendeeCosts = Type.Object(
  { base_price: Money, eventbrite_fee: Money, gross: Money, payment_fee: Money, tax: Money },
  { title: 'AttendeeCosts' },
)

export const OrderCostsObject = Type.Object(
  {
    base_price: Money,
    display_price: Money,
    display_fee: Money,
    gross: Money,
    eventbrite_fee: Money,
    payment_fee: Money,
    tax: Money,
    display_tax: Type.Object({ name: Type.String(), tax: Money }),
    price_before_discount: Money,
    discount_amount: Type.Optional(Money),
    discount_type: Type.Optional(Type.String()),
    fee_components: Type.Array(CostComponent),
    tax_components: Type.Array(CostComponent),
    shipping_components: Type.Array(CostComponent),
    has_gts_tax: Type.Boolean(),
    tax_name: Nullable(Type.String()),
  },
  { title: 'OrderCosts' },
)
