import type { Scope } from '../access/scope.ts'
import { notFound } from '../errors.ts'
import { getManagedEvent } from '../events/get-event.ts'
import { type AttendeeRow, findAttendee } from '../orders/store/attendees.ts'
import { readId } from '../wire/ids.ts'
import type { Outcome } from './admit.ts'

/** The event, for those who may let people in. */
export async function standAtTheDoor({ db, viewer }: Scope, eventId: string) {
  return getManagedEvent(db, viewer, readId(eventId, 'event'))
}

export interface AttendeeOfEvent {
  event_id: string
  attendee_id: string
}

export async function getAttendeeOf({ db }: Pick<Scope, 'db'>, ids: AttendeeOfEvent): Promise<AttendeeRow> {
  const attendee = await findAttendee(db, readId(ids.attendee_id, 'attendee_id'))
  if (!attendee || attendee.event_id !== readId(ids.event_id, 'event')) throw notFound('attendee_id')
  return attendee
}

export const mayPass = (outcome: Outcome): boolean => outcome === 'admitted' || outcome === 'left'
