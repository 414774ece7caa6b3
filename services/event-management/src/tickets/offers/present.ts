import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Static } from 'typebox'
import type { Scope } from '../../context.ts'
import type { PoolRow } from '../../inventory/store/pools.ts'
import { presentId } from '../../wire/ids.ts'
import { presentHoldId } from '../present/ticket-classes.ts'
import type { Discount } from './schema/discounts.ts'
import type { DiscountRow } from './store.ts'

export function presentDiscount(
  discount: DiscountRow,
  pool: Pick<PoolRow, 'capacity' | 'sold'> | undefined,
  { url }: Pick<Scope, 'url'>,
): Static<typeof Discount> {
  const { ticket_class_ids, hold_ids } = discount
  return {
    id: presentId(discount.id),
    resource_uri: `${url}discounts/${discount.id}/`,
    type: discount.kind,
    code: discount.code,
    amount_off: discount.amount_off,
    percent_off: discount.percent_off,
    applies_to: discount.applies_to,
    event_id: presentId(discount.event_id),
    ticket_class_ids: ticket_class_ids === null ? [] : decodeJson<number[]>(ticket_class_ids).map(String),
    ticket_group_id: presentId(discount.ticket_group_id),
    hold_ids: hold_ids === null ? null : decodeJson<number[]>(hold_ids).map(presentHoldId),
    quantity_available: pool?.capacity ?? 0,
    quantity_sold: pool?.sold ?? 0,
    start_date: discount.start_local,
    start_date_relative: discount.start_relative_s,
    end_date: discount.end_local,
    end_date_relative: discount.end_relative_s,
  }
}
