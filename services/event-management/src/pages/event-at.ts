import type { Scope } from '../context.ts'
import { notFound } from '../errors.ts'
import { getVisibleEvent } from '../events/get-event.ts'
import type { EventRow } from '../events/store/events.ts'
import { idOfPage } from '../wire/slugs.ts'

/** Returns the event of a page's address, if the viewer can see it. */
export async function eventAt(
  { db, viewer }: Pick<Scope, 'db' | 'viewer'>,
  address: string,
): Promise<EventRow> {
  const id = idOfPage(address)
  if (id === undefined) throw notFound('event')
  return getVisibleEvent(db, viewer, id)
}
