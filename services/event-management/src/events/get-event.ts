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

/** One that the viewer may see: strangers see what is public, or what a password or invitation opens. */
export async function getVisibleEvent(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<EventRow> {
  return (await enterEvent(db, viewer, id)).event
}

/** The same, with the reason why the viewer may see it. */
export async function enterEvent(
  db: Kysely<Tables>,
  viewer: Viewer,
  id: number,
): Promise<{ event: EventRow; entry: Entry }> {
  const event = await findEvent(db, id)
  const entry = await findEntry(db, viewer, event, id)
  if (!event || !entry) throw notFound('event')
  return { event, entry }
}

/** A guess at an event that does not exist is counted like any other, so that counting tells nothing. */
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

/** One for whose organization the viewer has the permission that the route declares. */
export async function getManagedEvent(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<EventRow> {
  const event = await getEvent(db, id)
  await requireManaging(db, viewer, event)
  return event
}

/** Strangers learn of an event what its page tells them, and of others nothing. */
export async function requireManaging(db: Kysely<Tables>, viewer: Viewer, event: EventRow): Promise<void> {
  if (await mayIn(db, viewer, event.organization_id)) return
  const isSeen = isPublic(event) || (await isMemberOf(db, viewer, event.organization_id))
  throw isSeen ? problem('NOT_AUTHORIZED') : notFound('event')
}
