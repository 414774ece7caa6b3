import { formatTime } from '../../kit/format.ts'
import type { Tone } from '../../kit/status.tsx'
import type { Scan } from './scanning.ts'

interface OutcomeText {
  tone: Tone
  title: string
  detail: string
}

const rejections: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  already_redeemed: ['Already used', 'This ticket has been checked in'],
  not_inside: ['Not checked in', 'This ticket has not been checked in'],
  unpaid: ['Not paid yet', 'The order has to be paid first'],
  canceled: ['Canceled', 'The ticket was refunded or canceled'],
  revoked: ['No longer valid', 'The ticket was transferred'],
  invalid: ['Not a ticket', 'No ticket of this event has this code'],
}

/** The result that door staff need at a glance. */
export function describeOutcome({ response, problem, code }: Scan): OutcomeText {
  if (problem !== undefined) return { tone: 'warn', title: 'No response', detail: problem }
  if (!response) return { tone: 'off', title: 'Checking', detail: code }
  const { outcome, is_allowed, attendee, seat } = response
  const who = attendee ? `${attendee.profile.name}, ${seat ?? attendee.ticket_class_name}` : code
  if (is_allowed)
    return { tone: 'good', title: outcome === 'left' ? 'Checked out' : 'Checked in', detail: who }
  const [title, reason] = rejections[outcome] ?? ['Refused', outcome]
  const [barcode] = attendee?.barcodes ?? []
  const since = outcome === 'already_redeemed' && barcode ? ` since ${formatTime(barcode.changed)}` : ''
  return { tone: outcome === 'already_redeemed' ? 'warn' : 'bad', title, detail: `${reason}${since}: ${who}` }
}
