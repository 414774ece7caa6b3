import { listMemberOrganizationIds } from '../access/member-organizations.ts'
import type { Scope } from '../context.ts'
import { type EventRow, listEventsById } from './store/events.ts'
import { isPublic } from './visibility.ts'

/** Excludes events that the viewer cannot see, and keeps the order of `ids`. */
export async function listVisibleEvents(
  scope: Pick<Scope, 'db' | 'viewer'>,
  ids: readonly number[],
): Promise<EventRow[]> {
  const [events, memberOrganizationIds] = await Promise.all([
    listEventsById(scope.db, ids),
    listMemberOrganizationIds(scope),
  ])
  const isVisible = (event: EventRow) =>
    isPublic(event) || (event.state !== 'deleted' && memberOrganizationIds.has(event.organization_id))
  return [...new Set(ids)].flatMap((id) => events.get(id) ?? []).filter(isVisible)
}
