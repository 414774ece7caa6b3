import type { Static } from 'typebox'
import type { AttendeeStatus, OrderStatus, RefundStatus } from '../database/order-tables.ts'
import { argumentsError, notAChoice } from '../errors.ts'
import { readUtc } from '../wire/times.ts'
import type { OrderListQuery } from './schema/orders.ts'
import type { OrderFilter } from './store/order-lists.ts'

type Query = { [Name in keyof typeof OrderListQuery]?: Static<(typeof OrderListQuery)[Name]> }

/** Reads the filter of an order list. */
export function readOrderFilter(
  query: Query,
  nowMs: number,
): Omit<OrderFilter, 'eventId' | 'organizationIds'> {
  const { status, q, time_filter, only_emails, exclude_emails, refund_request_statuses } = query
  return {
    ...readChanges(query),
    statuses: status ? statusesOf[status] : defaultStatuses,
    beginning: q?.trim() || undefined,
    onlyEmails: readList(only_emails)?.map((email) => email.toLowerCase()),
    excludeEmails: readList(exclude_emails)?.map((email) => email.toLowerCase()),
    refundStatuses: readList(refund_request_statuses)?.flatMap(refundStatusesOf),
    past: time_filter && time_filter !== 'all' ? { isOver: time_filter === 'past', nowMs } : undefined,
  }
}

export function readChanges({
  changed_since,
  last_item_seen,
}: Pick<Query, 'changed_since' | 'last_item_seen'>) {
  const changedSinceMs = changed_since === undefined ? undefined : readUtc(changed_since)
  if (changed_since !== undefined && changedSinceMs === undefined)
    throw argumentsError({ changed_since: ['INVALID'] })
  if (last_item_seen !== undefined && !/^\d{1,15}$/.test(last_item_seen))
    throw argumentsError({ last_item_seen: ['INVALID'] })
  return { changedSinceMs, lastItemSeen: last_item_seen === undefined ? undefined : Number(last_item_seen) }
}

export function readAttendeeStatuses(status: string | undefined): readonly AttendeeStatus[] {
  if (status === undefined) return ['attending', 'unpaid', 'not_attending', 'deleted', 'transferred']
  // The documentation and clients use both spellings.
  const statuses = attendeeStatuses.get(status.replace(' ', '_'))
  if (!statuses) throw argumentsError({ status: [notAChoice(status)] })
  return statuses
}

/** `a,b`, or the JSON `["a","b"]` that some clients send. */
export function readList(text: string | undefined): string[] | undefined {
  const items = text?.replace(/^\[|\]$/g, '').split(',')
  return items?.map((item) => item.trim().replace(/^["']|["']$/g, '')).filter(Boolean)
}

function refundStatusesOf(status: string): RefundStatus[] {
  const statuses = refundStatuses.get(status)
  if (!statuses) throw argumentsError({ refund_request_statuses: [notAChoice(status)] })
  return statuses
}

/** Started and abandoned orders are not listed. */
const defaultStatuses: readonly OrderStatus[] = ['pending', 'placed', 'refunded']

const statusesOf: Record<'active' | 'inactive' | 'both' | 'all_not_deleted', readonly OrderStatus[]> = {
  active: ['pending', 'placed'],
  inactive: ['refunded', 'abandoned', 'deleted'],
  both: ['pending', 'placed', 'refunded', 'abandoned', 'deleted'],
  all_not_deleted: ['pending', 'placed', 'refunded', 'abandoned'],
}

const attendeeStatuses = new Map<string, readonly AttendeeStatus[]>(
  Object.entries({
    attending: ['attending'],
    not_attending: ['not_attending', 'deleted', 'transferred'],
    unpaid: ['unpaid'],
  }),
)

const refundStatuses = new Map<string, RefundStatus[]>(
  Object.entries({
    pending: ['pending', 'processing', 'failed'],
    completed: ['completed'],
    denied: ['denied'],
    outside_policy: [],
    disputed: [],
  }),
)
