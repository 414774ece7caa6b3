import { type Static, Type } from 'typebox'
import { Fields, SomeFields } from '../../wire/bodies.ts'
import { Id, NullableId } from '../../wire/ids.ts'
import { Money, MoneyInput } from '../../wire/money.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Utc, UtcInput } from '../../wire/times.ts'

export const TicketClassPath = Type.Object({ event_id: Type.String(), ticket_class_id: Type.String() })

const pointsOfSale = ['online', 'at_the_door'] as const
const categories = ['admission', 'add_on', 'donation'] as const
const deliveryMethods = ['electronic', 'will_call', 'standard_shipping', 'third_party_shipping'] as const

export const PointOfSale = Type.Enum(pointsOfSale)
export const Category = Type.Enum(categories)
const SalesChannel = Type.Enum(['online', 'atd'])
const DeliveryMethod = Type.Enum(deliveryMethods)

export const OnSaleStatus = Type.Enum([
  'UNKNOWN',
  'NOT_YET_ON_SALE',
  'AVAILABLE',
  'HIDDEN',
  'SOLD_OUT',
  'UNAVAILABLE',
])

export const SalesEndRelative = Type.Object({
  relative_to_event: Type.Enum(['start_time', 'end_time']),
  offset: Type.Integer({
    minimum: 0,
    maximum: 4_000_000_000,
    description: 'The offset in seconds before the event.',
  }),
})

const maxValue = 100_000_000
const Quantity = Type.Integer({ minimum: 0, maximum: maxValue })
const Text = (maxLength: number) => Nullable(Type.String({ maxLength }))

const inputs = {
  name: Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' }),
  description: Text(2_500),
  sorting: Nullable(Type.Integer({ minimum: 0, maximum: maxValue })),
  cost: Nullable(MoneyInput),
  free: Type.Boolean(),
  donation: Type.Boolean(),
  capacity: Nullable(Quantity),
  quantity_total: Nullable(Quantity),
  minimum_quantity: Nullable(Quantity),
  maximum_quantity: Nullable(Quantity),
  sales_start: Nullable(UtcInput),
  sales_end: Nullable(UtcInput),
  sales_end_relative: Nullable(Fields(SalesEndRelative.properties)),
  sales_start_after: NullableId,
  include_fee: Type.Boolean(),
  split_fee: Type.Boolean(),
  hidden: Type.Boolean(),
  hide_description: Type.Boolean(),
  hide_sale_dates: Type.Boolean(),
  auto_hide: Type.Boolean(),
  auto_hide_before: Nullable(UtcInput),
  auto_hide_after: Nullable(UtcInput),
  has_pdf_ticket: Type.Boolean(),
  order_confirmation_message: Text(10_000),
  sales_channels: Type.Array(SalesChannel, { minItems: 1, maxItems: 2 }),
  delivery_methods: Type.Array(DeliveryMethod, { minItems: 1, maxItems: 4 }),
  inventory_tier_id: NullableId,
  image_id: NullableId,
}

export const TicketClassFields = SomeFields(inputs)

export type TicketClassInput = Static<typeof TicketClassFields>

const shared = {
  description: Nullable(Type.String()),
  free: Type.Boolean(),
  cost: Nullable(Money),
  fee: Nullable(Money),
  tax: Nullable(Money),
  on_sale_status: OnSaleStatus,
  image_id: NullableId,
  category: Category,
}

export const Variant = Type.Object(
  {
    ...shared,
    id: Type.String({
      description:
        '`T` and the ticket class ID, followed by `-D` and the discount ID for a discounted variant.',
    }),
    primary: Type.Boolean(),
    code: Nullable(Type.String()),
    name: Type.Optional(Type.String()),
    display_name: Type.String(),
    total_cost: Nullable(Money),
    tax_and_fee: Nullable(Money),
    original_cost: Nullable(Money),
    original_total_cost: Nullable(Money),
    original_fee: Nullable(Money),
    original_tax: Nullable(Money),
    amount_off: Nullable(Money),
    percent_off: Nullable(Type.String()),
    color: Nullable(Type.String()),
  },
  { title: 'TicketVariant' },
)

const publicFields = {
  ...shared,
  id: Id,
  event_id: Id,
  resource_uri: Type.String(),
  name: Type.String(),
  display_name: Type.String(),
  sorting: Type.Integer(),
  donation: Type.Boolean(),
  minimum_quantity: Type.Integer(),
  maximum_quantity: Nullable(Type.Integer()),
  maximum_quantity_per_order: Type.Integer(),
  delivery_methods: Type.Array(DeliveryMethod),
  has_pdf_ticket: Type.Boolean(),
  variants: Type.Array(Variant),
}

/** Only for members of the organization. */
const privateFields = {
  actual_cost: Nullable(Money),
  actual_fee: Nullable(Money),
  capacity: Nullable(Type.Integer()),
  quantity_total: Nullable(Type.Integer()),
  quantity_sold: Type.Integer(),
  hidden: Type.Boolean(),
  sales_start: Nullable(Utc),
  sales_end: Nullable(Utc),
  sales_end_relative: Nullable(SalesEndRelative),
  sales_start_after: NullableId,
  include_fee: Type.Boolean(),
  split_fee: Type.Boolean(),
  hide_description: Type.Boolean(),
  hide_sale_dates: Type.Boolean(),
  auto_hide: Type.Boolean(),
  auto_hide_before: Nullable(Utc),
  auto_hide_after: Nullable(Utc),
  order_confirmation_message: Nullable(Type.String()),
  sales_channels: Type.Array(SalesChannel),
  inventory_tier_id: NullableId,
  secondary_assignment_enabled: Type.Boolean(),
  hold_ids: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The holds that this ticket class can draw from. Only returned with `include_holds`.',
    }),
  ),
}

export const TicketClass = Type.Object(
  {
    ...publicFields,
    ...Type.Partial(Type.Object(privateFields)).properties,
    event: Type.Optional(Type.Unknown()),
    image: Type.Optional(Type.Unknown()),
  },
  { title: 'TicketClass' },
)

export const TicketClassForSale = Type.Object(
  {
    ...publicFields,
    sales_start: Nullable(Utc),
    sales_end: Nullable(Utc),
    include_fee: Type.Boolean(),
    order_confirmation_message: Nullable(Type.String()),
  },
  { title: 'TicketClassForSale' },
)
