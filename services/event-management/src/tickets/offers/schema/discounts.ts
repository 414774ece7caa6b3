import { type Static, Type } from 'typebox'
import { SomeFields } from '../../../wire/bodies.ts'
import { Id, NullableId } from '../../../wire/ids.ts'
import { Nullable } from '../../../wire/nullable.ts'
import { EventPath } from '../../../wire/path-ids.ts'
import { HoldId } from '../../schema/inventory-tiers.ts'

export const DiscountPath = Type.Object({ discount_id: Type.String() })
export const EventDiscountPath = Type.Object({ ...EventPath.properties, ...DiscountPath.properties })

export const DiscountType = Type.Enum(['access', 'coded', 'public', 'hold'])
export const DiscountScope = Type.Enum(['event', 'multi_events', 'user'])
export const DiscountOrder = Type.Enum([
  'code_asc',
  'code_desc',
  'discount_type_asc',
  'discount_type_desc',
  'start_asc',
  'start_desc',
])

/** `10`, `10.5` or `10.50`, as a number or string. */
const Decimal = Type.String({ pattern: '^\\d{1,5}(\\.\\d{1,2})?$' })
/** Local time of the event. */
const Local = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?$' })
/** Whole minutes before the event, in seconds. */
const Before = Type.Integer({ minimum: 60, maximum: 400_000_000, multipleOf: 60 })

export const DiscountFields = SomeFields({
  type: DiscountType,
  code: Type.String({ minLength: 1, maxLength: 100 }),
  amount_off: Nullable(Decimal),
  percent_off: Nullable(Decimal),
  applies_to: Type.Enum(['ticket', 'order']),
  event_id: NullableId,
  ticket_class_ids: Nullable(Type.Array(Id, { maxItems: 500 })),
  ticket_group_id: NullableId,
  hold_ids: Nullable(Type.Array(HoldId, { maxItems: 200 })),
  quantity_available: Nullable(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  start_date: Nullable(Local),
  start_date_relative: Nullable(Before),
  end_date: Nullable(Local),
  end_date_relative: Nullable(Before),
})

/** Under an event and a type, with the older name of `ticket_class_ids`. */
export const EventDiscountFields = SomeFields({
  ...Type.Omit(DiscountFields, ['type', 'event_id']).properties,
  ticket_ids: DiscountFields.properties.ticket_class_ids,
})

export type DiscountInput = Static<typeof DiscountFields> & Static<typeof EventDiscountFields>

export const Discount = Type.Object(
  {
    id: Id,
    resource_uri: Type.String(),
    type: DiscountType,
    code: Type.String(),
    amount_off: Nullable(Type.String()),
    percent_off: Nullable(Type.String()),
    applies_to: Type.Enum(['ticket', 'order']),
    event_id: NullableId,
    ticket_class_ids: Type.Array(Id),
    ticket_group_id: NullableId,
    hold_ids: Nullable(Type.Array(HoldId)),
    quantity_available: Type.Integer({
      description: 'The total number of uses; 0 for unlimited.',
    }),
    quantity_sold: Type.Integer(),
    start_date: Nullable(Type.String()),
    start_date_relative: Nullable(Type.Integer()),
    end_date: Nullable(Type.String()),
    end_date_relative: Nullable(Type.Integer()),
    event: Type.Optional(Type.Unknown()),
    ticket_group: Type.Optional(Type.Unknown()),
    reserved_seating: Type.Optional(Type.Unknown()),
  },
  { title: 'Discount' },
)
