import { Type } from 'typebox'
import { Fields } from '../../wire/bodies.ts'
import { Money, MoneyInput } from '../../wire/money.ts'
import { Nullable } from '../../wire/nullable.ts'

export const PriceQuestion = Fields({
  base_price: MoneyInput,
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  scope: Fields({
    type: Type.Enum(['organization', 'event', 'ticket_class', 'assortment_plan']),
    identifier: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  absorb_fees: Type.Optional(Type.Boolean()),
  absorb_taxes: Type.Optional(Type.Boolean()),
  payment_type: Type.Optional(Type.Enum(['eventbrite', 'authnet', 'paypal'])),
  channel: Type.Optional(Type.Enum(['web', 'atd'])),
})

export const ItemPricing = Type.Object(
  { organizer_share: Money, total_fees: Money, total_taxes: Money, total_price: Money },
  { title: 'ItemPricing' },
)

const plans = ['any', 'package1', 'package2']
const paymentTypes = [
  'any',
  'eventbrite',
  'authnet',
  'moneris',
  'paypal',
  'google',
  'manual',
  'free',
  'offline',
  'cash',
  'check',
  'invoice',
]

export const FeeRateQuery = {
  country: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  plan: Type.Optional(Type.Enum(plans)),
  payment_type: Type.Optional(Type.Enum(paymentTypes)),
  channel: Type.Optional(Type.Enum(['any', 'atd', 'web'])),
  item_type: Type.Optional(Type.Enum(['any', 'ticket', 'product'])),
}

export const FeeRate = Type.Object(
  {
    fee_name: Type.Enum(['payment_fee', 'service_fee']),
    country: Type.String(),
    currency: Type.String(),
    fixed: Money,
    percent: Type.String(),
    minimum: Nullable(Money),
    maximum: Nullable(Money),
    plan: Type.String(),
    payment_type: Type.String(),
    channel: Type.String(),
    item_type: Type.String(),
  },
  { title: 'FeeRate' },
)
