import { type Static, Type } from 'typebox'
import { Fields, SomeFields } from '../../wire/bodies.ts'
import { Id, NullableId } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'

export const TierPath = Type.Object({ event_id: Type.String(), inventory_tier_id: Type.String() })

const maxValue = 100_000_000
const Quantity = Type.Integer({ minimum: 0, maximum: maxValue })
const Color = Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))
const Name = Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' })
const Order = Type.Integer({ minimum: 0, maximum: maxValue })

export const HoldId = Type.String({ pattern: '^[IH]\\d{1,15}$' })

const HoldFields = SomeFields({
  id: Nullable(HoldId),
  event_id: Id,
  name: Name,
  abbreviation: Nullable(Type.String({ maxLength: 20 })),
  sort_order: Order,
  color: Color,
  quantity_total: Quantity,
  is_deleted: Type.Boolean(),
})

export type HoldFieldsInput = Static<typeof HoldFields>

const Holds = Nullable(Type.Array(HoldFields, { maxItems: 200 }))

const tierInputs = {
  name: Name,
  tier: Type.Integer({ minimum: 0, maximum: 1_000 }),
  seatmap_number: Type.Integer({
    minimum: 0,
    maximum: 0,
    description: 'Always 0: seats belong to ticket classes.',
  }),
  sort_order: Order,
  color: Color,
  quantity_total: Quantity,
  capacity_total: Quantity,
  count_against_event_capacity: Type.Boolean(),
  image_id: NullableId,
  holds: Holds,
}

/** Creating requires `name` and a quantity, updating one of several its `id`. */
export const TierFields = SomeFields({ ...tierInputs, id: Id })

export type TierInput = Static<typeof TierFields>

/** One tier or a list. */
export const TiersBody = Fields({
  inventory_tier: Type.Optional(TierFields),
  inventory_tiers: Type.Optional(Type.Array(TierFields, { minItems: 1, maxItems: 100 })),
})

export const Hold = Type.Object(
  {
    id: HoldId,
    event_id: Id,
    name: Type.String(),
    abbreviation: Nullable(Type.String()),
    sort_order: Type.Integer(),
    color: Nullable(Type.String()),
    quantity_sold: Type.Integer(),
    quantity_total: Type.Integer(),
    quantity_pending: Type.Integer(),
  },
  { title: 'Hold' },
)

export const InventoryTier = Type.Object(
  {
    id: Id,
    event_id: Id,
    name: Type.String(),
    tier: Type.Integer(),
    seatmap_number: Type.Integer(),
    sort_order: Type.Integer(),
    color: Nullable(Type.String()),
    quantity_total: Type.Integer(),
    quantity_sold: Type.Integer(),
    quantity_pending: Type.Integer(),
    capacity_total: Type.Integer(),
    count_against_event_capacity: Type.Boolean(),
    image_id: NullableId,
    ticket_class_ids: Type.Array(Id),
    holds: Nullable(Type.Array(Hold)),
    image: Type.Optional(Type.Unknown()),
  },
  { title: 'InventoryTier' },
)

export const CapacityTierFields = SomeFields({ capacity_total: Nullable(Quantity), holds: Holds })

export const CapacityTier = Type.Object(
  {
    event_id: Id,
    quantity_total: Nullable(Type.Integer()),
    quantity_sold: Type.Integer(),
    quantity_pending: Type.Integer(),
    capacity_total: Nullable(Type.Integer()),
    capacity_sold: Type.Integer(),
    capacity_pending: Type.Integer(),
    capacity_is_custom: Type.Boolean(),
    holds: Type.Array(Hold),
  },
  { title: 'CapacityTier' },
)
