import { Problem } from '@octavo/platform/errors.ts'
import type { Scope } from '../context.ts'
import { type EventRow, findEvent } from '../events/store/events.ts'
import { opensWithPassword } from '../events/visibility.ts'
import { idOfPage } from '../wire/slugs.ts'
import { eventAt } from './event-at.ts'
import type { PageResponse } from './page-response.ts'
import { passwordPage } from './password-page.ts'

/** Shows a page of an event, or the password form if the viewer has not entered its password. */
export async function showUnlocked(
  scope: Scope,
  address: string,
  show: (event: EventRow) => Promise<PageResponse>,
  askPassword: () => PageResponse = () => passwordPage({ unlockUrl: unlockUrlOf(scope, address) }),
): Promise<PageResponse> {
  let event: EventRow
  try {
    event = await eventAt(scope, address)
  } catch (error) {
    const isHidden = error instanceof Problem && error.status === 404
    if (isHidden && (await findLocked(scope, address))) return askPassword()
    throw error
  }
  return await show(event)
}

export function unlockUrlOf({ site }: Pick<Scope, 'site'>, address: string): string {
  return `${site}/e/${encodeURIComponent(address)}/password`
}

/** Returns the event of an address if it can be opened with a password. */
export async function findLocked({ db }: Pick<Scope, 'db'>, address: string): Promise<EventRow | undefined> {
  const id = idOfPage(address)
  const event = id === undefined ? undefined : await findEvent(db, id)
  return event && opensWithPassword(event) ? event : undefined
}
