import type { EventRow } from '../store/events.ts'

/** Whether everybody who has its address may see it. One that is not listed is one that search does not find. */
export function isPublic(event: Pick<EventRow, 'state' | 'is_invite_only' | 'password'>): boolean {
  const isPublished = event.state !== 'draft' && event.state !== 'deleted'
  return isPublished && event.is_invite_only === 0 && event.password === null
}
