import type { EventRow } from './store/events.ts'

type Published = Pick<EventRow, 'state'>
type Privacy = Published & Pick<EventRow, 'is_invite_only' | 'password'>

/** Whether everybody who has its address may see it. One that is not listed is one that search does not find. */
export function isPublic(event: Privacy): boolean {
  return isPublished(event) && event.is_invite_only === 0 && event.password === null
}

export function isPublished({ state }: Published): boolean {
  return state !== 'draft' && state !== 'deleted'
}

/** Whether its password is enough: an event by invitation needs an invitation, also where it has a password. */
export function opensWithPassword<Event extends Privacy>(
  event: Event,
): event is Event & { password: string } {
  return isPublished(event) && event.is_invite_only === 0 && event.password !== null
}
