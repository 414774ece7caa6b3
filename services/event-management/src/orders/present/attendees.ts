import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Scope } from '../../context.ts'
import type { Costs } from '../../tickets/pricing/pricing.ts'
import { presentId } from '../../wire/ids.ts'
import { presentUtc } from '../../wire/times.ts'
import type { Answer } from '../answers.ts'
import type { Profile } from '../guests.ts'
import type { AttendeeRow } from '../store/attendees.ts'
import { presentAttendeeCosts } from './costs.ts'

export function presentAttendee(row: AttendeeRow, { url }: Pick<Scope, 'url'>) {
  const id = presentId(row.id)
  return {
    id,
    created: presentUtc(row.created_at_ms),
    changed: presentUtc(row.changed_at_ms),
    ticket_class_id: presentId(row.ticket_class_id),
    variant_id: variantOf(row),
    ticket_class_name: row.ticket_class_name,
    quantity: 1,
    costs: presentAttendeeCosts(decodeJson<Costs>(row.costs), row.currency),
    profile: presentProfile(row),
    answers: presentAnswers(decodeJson<Answer[]>(row.answers), id),
    barcodes: [presentBarcode(row)],
    team: null,
    affiliate: row.affiliate,
    checked_in: row.checked_in_at_ms !== null,
    cancelled: row.is_cancelled === 1,
    refunded: row.is_refunded === 1,
    status: statusOf(row),
    event_id: presentId(row.event_id),
    order_id: presentId(row.order_id),
    guestlist_id: presentId(row.guestlist_id),
    invited_by: presentId(row.invited_by),
    delivery_method: row.delivery_method,
    resource_uri: `${url}orders/${row.order_id}/attendees/${row.id}/`,
  }
}

export function presentAnswers(answers: readonly Answer[], attendeeId?: string) {
  return answers.map(({ question_id, question, type, answer }) => ({
    question_id,
    ...(attendeeId !== undefined && { attendee_id: attendeeId }),
    question,
    type,
    answer,
  }))
}

function presentProfile({ name, first_name, last_name, email, profile }: AttendeeRow) {
  return { addresses: {}, ...decodeJson<Profile>(profile), name, first_name, last_name, email }
}

function presentBarcode(row: AttendeeRow) {
  const isEnded = row.is_refunded === 1 || row.is_cancelled === 1
  const used = row.checked_in_at_ms === null ? 'unused' : 'used'
  return {
    barcode: row.barcode,
    status: isEnded ? ('refunded' as const) : (used as 'unused' | 'used'),
    created: presentUtc(row.created_at_ms),
    changed: presentUtc(row.checked_in_at_ms ?? row.changed_at_ms),
    checkin_type: row.checkin_type,
    checkin_method: row.checkin_type === 2 ? 'scan' : 'manual',
    is_printed: false,
  }
}

function variantOf({ ticket_class_id, discount_id }: AttendeeRow): string {
  return discount_id === null ? `T${ticket_class_id}` : `T${ticket_class_id}-D${discount_id}`
}

function statusOf({ status, checked_in_at_ms }: AttendeeRow) {
  return status === 'attending' && checked_in_at_ms !== null ? statusWords.checked_in : statusWords[status]
}

const statusWords = {
  checked_in: 'Checked In',
  attending: 'Attending',
  unpaid: 'Unpaid',
  not_attending: 'Not Attending',
  deleted: 'Deleted',
  transferred: 'Transferred',
} as const
