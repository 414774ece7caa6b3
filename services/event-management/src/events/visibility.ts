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

/** True for a series that everybody who was admitted to its date may see. */
export function hasSamePrivacy(one: Privacy, other: Privacy): boolean {
  const isSame = one.password === other.password && one.is_invite_only === other.is_invite_only
  return isSame && isPublished(one)
}
