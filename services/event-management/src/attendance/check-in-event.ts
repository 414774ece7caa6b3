import type { Scope } from '../context.ts'
import { notFound } from '../errors.ts'
import { getManagedEvent } from '../events/get-event.ts'
import { type AttendeeRow, findAttendee } from '../orders/store/attendees.ts'
import { readId } from '../wire/ids.ts'
import type { Outcome } from './scan-ticket.ts'

/** Requires the permission to check in attendees. */
export async function getCheckInEvent({ db, viewer }: Scope, eventId: string) {
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
