import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { OrderStatus, RefundStatus } from '../../database/order-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'
import { matchesName, type SearchScope } from './name-keys.ts'
import type { OrderRow } from './orders.ts'

export interface ChangeFilter {
  /** Whole seconds. */
  changedSinceMs?: number | undefined
  /** Excludes orders that changed in the same second up to this ID. */
  lastItemSeen?: number | undefined
}

export interface ScopeFilter {
  eventId?: number | undefined
  organizationIds?: readonly number[] | undefined
  userId?: number | undefined
}

export interface OrderFilter extends ChangeFilter, ScopeFilter {
  /** The beginning of the buyer's name or address. */
  beginning?: string | undefined
  statuses: readonly OrderStatus[]
  onlyEmails?: readonly string[] | undefined
  excludeEmails?: readonly string[] | undefined
  refundStatuses?: readonly RefundStatus[] | undefined
  /** Orders of past or of upcoming events. */
  past?: { isOver: boolean; nowMs: number } | undefined
}

export function listOrders(db: Kysely<Tables>, filter: OrderFilter, page: Page): Promise<Slice<OrderRow>> {
  const { eventId, organizationIds, userId, onlyEmails, excludeEmails, refundStatuses, past } = filter
  let query = db.selectFrom('ticket_order').selectAll().where('status', 'in', filter.statuses)
  if (eventId !== undefined) query = query.where('event_id', '=', eventId)
  if (organizationIds) query = query.where('organization_id', 'in', organizationIds)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (onlyEmails) query = query.where('email_folded', 'in', onlyEmails)
  if (excludeEmails) query = query.where('email_folded', 'not in', excludeEmails)
  if (refundStatuses) {
    const matchingIds = db
      .selectFrom('refund_request')
      .select('order_id')
      .where('status', 'in', refundStatuses)
    query = query.where('id', 'in', matchingIds)
  }
  if (filter.beginning !== undefined)
    query = query.where(matchesName('ticket_order', searchScopeOf(filter), filter.beginning))
  if (past) {
    const events = db
      .selectFrom('event')
      .select('id')
      .where('end_ms', past.isOver ? '<=' : '>', past.nowMs)
    query = query.where('event_id', 'in', events)
  }
  return readSlice(changedSince(query, filter), page, orderOf(filter))
}

export function searchScopeOf({ eventId, organizationIds, userId }: ScopeFilter): SearchScope {
  if (eventId !== undefined) return { column: 'event_id', ids: [eventId] }
  if (userId !== undefined) return { column: 'user_id', ids: [userId] }
  return { column: 'organization_id', ids: organizationIds ?? [] }
}

/** Kysely cannot express that both tables have these columns. */
export function changedSince<TB extends 'ticket_order' | 'attendee', Row>(
  query: SelectQueryBuilder<Tables, TB, Row>,
  { changedSinceMs, lastItemSeen }: ChangeFilter,
): SelectQueryBuilder<Tables, TB, Row> {
  if (changedSinceMs === undefined) return query
  const since = query.where(sql<boolean>`changed_at_ms >= ${changedSinceMs}`)
  if (lastItemSeen === undefined) return since
  return since.where(sql<boolean>`(changed_at_ms > ${changedSinceMs} or id > ${lastItemSeen})`)
}

/** Polling clients continue after the last change. */
export function orderOf({ changedSinceMs }: ChangeFilter) {
  const byId = ['id', 'asc'] as const
  return changedSinceMs === undefined ? [byId] : [['changed_at_ms', 'asc'] as const, byId]
}
