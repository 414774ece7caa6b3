import type { Kysely } from 'kysely'
import type { AttendeeStatus } from '../../database/order-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'
import type { AttendeeRow } from './attendees.ts'
import { matchesName } from './name-keys.ts'
import { type ChangeFilter, changedSince, orderOf, searchScopeOf } from './order-lists.ts'

export interface AttendeeFilter extends ChangeFilter {
  eventId?: number | undefined
  organizationIds?: readonly number[] | undefined
  statuses: readonly AttendeeStatus[]
  ids?: readonly number[] | undefined
  /** The beginning of a name or address. */
  beginning?: string | undefined
}

export function listAttendees(
  db: Kysely<Tables>,
  filter: AttendeeFilter,
  page: Page,
): Promise<Slice<AttendeeRow>> {
  const { eventId, organizationIds, statuses, ids, beginning } = filter
  let query = db.selectFrom('attendee').selectAll().where('status', 'in', statuses)
  if (eventId !== undefined) query = query.where('event_id', '=', eventId)
  if (organizationIds) query = query.where('organization_id', 'in', organizationIds)
  if (ids) query = query.where('id', 'in', ids)
  if (beginning !== undefined) query = query.where(matchesName('attendee', searchScopeOf(filter), beginning))
  return readSlice(changedSince(query, filter), page, orderOf(filter))
}
