import { Problem } from '@octavo/platform/errors.ts'
import type { Scope } from '../context.ts'
import { type EventRow, findEvent } from '../events/store/events.ts'
import { opensWithPassword } from '../events/visibility.ts'
import { idOfPage } from '../wire/slugs.ts'
import type { PageAnswer } from './asked-page.ts'
import { eventAt } from './event-at.ts'
import { passwordPage } from './password-page.ts'

/** Shows a page of the event at an address, or asks for the event's password. */
export async function showUnlocked(
  scope: Scope,
  address: string,
  show: (event: EventRow) => Promise<PageAnswer>,
  askPassword: () => PageAnswer = () => passwordPage({ unlockUrl: unlockUrlOf(scope, address) }),
): Promise<PageAnswer> {
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

/** The event at an address that its password would open. */
export async function findLocked({ db }: Pick<Scope, 'db'>, address: string): Promise<EventRow | undefined> {
  const id = idOfPage(address)
  const event = id === undefined ? undefined : await findEvent(db, id)
  return event && opensWithPassword(event) ? event : undefined
}
