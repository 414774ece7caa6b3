import type { Kysely } from 'kysely'
import { isMemberOf, mayIn } from '../access/permissions.ts'
import type { Entry, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { type EventRow, findEvent } from './store/events.ts'
import { isPublic } from './visibility.ts'

export async function getEvent(db: Kysely<Tables>, id: number): Promise<EventRow> {
  const event = await findEvent(db, id)
  if (!event) throw notFound('event')
  return event
}

/** Throws NOT_FOUND unless the event is public, or the viewer is a member or has a password or invitation. */
export async function getVisibleEvent(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<EventRow> {
  return (await accessEvent(db, viewer, id)).event
}

/** The same, with the reason for the access. */
export async function accessEvent(
  db: Kysely<Tables>,
  viewer: Viewer,
  id: number,
): Promise<{ event: EventRow; entry: Entry }> {
  const event = await findEvent(db, id)
  const entry = await findEntry(db, viewer, event, id)
  if (!event || !entry) throw notFound('event')
  return { event, entry }
}

export async function isVisibleTo(db: Kysely<Tables>, viewer: Viewer, event: EventRow): Promise<boolean> {
  return (await findEntry(db, viewer, event, event.id)) !== undefined
}

/** Guesses for events that do not exist count as well, so the limit reveals nothing. */
async function findEntry(
  db: Kysely<Tables>,
  viewer: Viewer,
  event: EventRow | undefined,
  id: number,
): Promise<Entry | undefined> {
  if (event && isPublic(event)) return { kind: 'public' }
  if (event && (await isMemberOf(db, viewer, event.organization_id))) return { kind: 'member' }
  return await viewer.admission?.find(event, id)
}

/** Requires the permission declared by the route. */
export async function getManagedEvent(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<EventRow> {
  const event = await getEvent(db, id)
  await requireManaging(db, viewer, event)
  return event
}

/** NOT_FOUND for events that the viewer cannot see, NOT_AUTHORIZED for others. */
export async function requireManaging(db: Kysely<Tables>, viewer: Viewer, event: EventRow): Promise<void> {
  if (await mayIn(db, viewer, event.organization_id)) return
  const isSeen = isPublic(event) || (await isMemberOf(db, viewer, event.organization_id))
  throw isSeen ? problem('NOT_AUTHORIZED') : notFound('event')
}
