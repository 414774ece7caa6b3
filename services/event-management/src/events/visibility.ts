import type { EventRow } from './store/events.ts'

type Published = Pick<EventRow, 'state'>
type Privacy = Published & Pick<EventRow, 'is_invite_only' | 'password'>

/** Everybody with the address can see a public event. Unlisted events are public too. */
export function isPublic(event: Privacy): boolean {
  return isPublished(event) && event.is_invite_only === 0 && event.password === null
}

export function isPublished({ state }: Published): boolean {
  return state !== 'draft' && state !== 'deleted'
}

/** Invite-only events need an invitation even if they have a password. */
export function opensWithPassword<Event extends Privacy>(
  event: Event,
): event is Event & { password: string } {
  return isPublished(event) && event.is_invite_only === 0 && event.password !== null
}
