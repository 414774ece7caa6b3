import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import { toInstantMs } from '../../calendar/wall-time.ts'
import type { Tables } from '../../database/tables.ts'
import type { EventRow } from '../../events/store/events.ts'
import { readPools } from '../../inventory/pools.ts'
import type { PoolRow } from '../../inventory/store/pools.ts'
import { exponentOf } from '../../wire/money.ts'
import type { Reduction } from '../pricing/pricing.ts'
import type { TicketClassRow } from '../store/ticket-classes.ts'
import { listGroupedClasses } from '../store/ticket-groups.ts'
import { type DiscountRow, findDiscountByCode, listPublicDiscounts } from './store.ts'

/** A discount with the ticket classes and holds that it applies to. */
export interface Promotion {
  discount: DiscountRow
  pool: PoolRow
  /** Null for all classes. */
  classIds: ReadonlySet<number> | null
  holdIds: readonly number[]
}

/** The discount of a code that is valid now. */
export async function findPromotion(
  db: Kysely<Tables>,
  event: EventRow,
  code: string,
  nowMs: number,
): Promise<Promotion | undefined> {
  const discount = await findDiscountByCode(db, event, code)
  if (!discount || !isInTime(discount, event, nowMs)) return undefined
  const [promotion] = await promotionsOf(db, [discount])
  return promotion
}

/** Applied without a code. */
export async function listPublicPromotions(
  db: Kysely<Tables>,
  event: EventRow,
  nowMs: number,
): Promise<Promotion[]> {
  const discounts = await listPublicDiscounts(db, event.id)
  return promotionsOf(
    db,
    discounts.filter((discount) => isInTime(discount, event, nowMs)),
  )
}

export function isGoodFor({ discount, classIds }: Promotion, ticketClass: TicketClassRow): boolean {
  if (discount.kind !== 'access' && ticketClass.is_hidden) return false
  return classIds === null || classIds.has(ticketClass.id)
}

export function reductionOf(discount: DiscountRow, currency: string): Reduction | undefined {
  const { id: discountId, applies_to: appliesTo, amount_off, percent_off } = discount
  if (amount_off !== null)
    return { discountId, appliesTo, kind: 'amount', value: minorUnitsOf(amount_off, exponentOf(currency)) }
  if (percent_off !== null)
    return { discountId, appliesTo, kind: 'percent', value: minorUnitsOf(percent_off, 2) }
  return undefined
}

async function promotionsOf(db: Kysely<Tables>, discounts: readonly DiscountRow[]): Promise<Promotion[]> {
  const groupIds = discounts.flatMap(({ ticket_group_id }) => ticket_group_id ?? [])
  const [pools, grouped] = await Promise.all([
    readPools(
      db,
      discounts.map(({ pool_id }) => pool_id),
    ),
    listGroupedClasses(db, groupIds),
  ])
  return discounts.flatMap((discount) => {
    const pool = pools.get(discount.pool_id)
    return pool
      ? [{ discount, pool, classIds: classIdsOf(discount, grouped), holdIds: holdIdsOf(discount) }]
      : []
  })
}

function classIdsOf(
  { ticket_class_ids, ticket_group_id }: DiscountRow,
  grouped: readonly { ticket_group_id: number; ticket_class_id: number }[],
): ReadonlySet<number> | null {
  if (ticket_class_ids !== null) return new Set(decodeJson<number[]>(ticket_class_ids))
  if (ticket_group_id === null) return null
  const own = grouped.filter((row) => row.ticket_group_id === ticket_group_id)
  return new Set(own.map(({ ticket_class_id }) => ticket_class_id))
}

const holdIdsOf = ({ hold_ids }: DiscountRow): number[] => (hold_ids === null ? [] : decodeJson(hold_ids))

/** Local time of the event. Without an end, it ends with the event. */
function isInTime(discount: DiscountRow, { zone, start_ms, end_ms }: EventRow, nowMs: number): boolean {
  const { start_local, start_relative_s, end_local, end_relative_s } = discount
  const momentOf = (local: string | null, secondsBefore: number | null) => {
    if (local !== null) return toInstantMs(local, zone)
    return secondsBefore === null ? undefined : start_ms - secondsBefore * 1_000
  }
  const startMs = momentOf(start_local, start_relative_s) ?? -Infinity
  return startMs <= nowMs && nowMs < (momentOf(end_local, end_relative_s) ?? end_ms)
}

/** Truncates decimals beyond the currency's exponent. */
function minorUnitsOf(decimal: string, exponent: number): number {
  const [whole = '', decimals = ''] = decimal.split('.')
  return Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
}
