import { toBit } from '@octavo/platform/data/columns.ts'
import { columnsOf } from '../../wire/input-columns.ts'
import type { HoldInput } from '../holds.ts'
import type { TierPatch } from '../tiers.ts'
import type { HoldFieldsInput, TierInput } from './inventory-tiers.ts'

export function readTier(input: TierInput): TierPatch {
  const { image_id, count_against_event_capacity, quantity_total, capacity_total, holds } = input
  return {
    ...columnsOf(input, { name: 'name' }, (name: string) => name.trim()),
    ...columnsOf(input, { tier: 'number', sort_order: 'sort_order' }, (number: number) => number),
    ...columnsOf(input, { color: 'color' }, (color: string | null) => color),
    ...(image_id !== undefined && { image_id: image_id === null ? null : Number(image_id) }),
    ...(count_against_event_capacity !== undefined && {
      counts_against_event_capacity: toBit(count_against_event_capacity),
    }),
    ...(quantity_total !== undefined && { quantity: quantity_total }),
    ...(capacity_total !== undefined && { capacityTotal: capacity_total }),
    ...(holds && { holds: readHolds(holds) }),
  }
}

export function readHolds(holds: readonly HoldFieldsInput[]): HoldInput[] {
  return holds.map(({ id, quantity_total, is_deleted, event_id: _, ...columns }) => ({
    ...columns,
    ...(id && { id: Number(id.slice(1)) }),
    ...(quantity_total !== undefined && { quantity: quantity_total }),
    ...(is_deleted !== undefined && { isDeleted: is_deleted }),
  }))
}
