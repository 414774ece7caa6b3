import type { Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { readTicketCode } from '../documents/ticket-codes.ts'
import { ticketKeyOf } from '../documents/ticket-keys.ts'
import { problem } from '../errors.ts'
import type { AttendeeRow } from '../orders/store/attendees.ts'
import { findAttendee } from '../orders/store/attendees.ts'
import { emitWebhook } from '../webhooks/emit-webhook.ts'
import { toTheSecond } from '../wire/moments.ts'
import { enter, findByBarcode, findCheckIn, insertCheckIn, leave } from './store/check-ins.ts'

export type Outcome =
  | 'admitted'
  | 'left'
  | 'already_redeemed'
  | 'not_inside'
  | 'unpaid'
  | 'canceled'
  | 'revoked'
  | 'invalid'

export interface Scan {
  eventId: number
  organizationId: number
  viewer: Viewer
  kind: 'entry' | 'exit'
  gate: string
  /** A scan that is sent again with the same nonce counts once. */
  nonce?: string | undefined
  /** The time of the scan, which may be uploaded later. */
  atMs: number
  /** By hand, or by scan. */
  type: 1 | 2
}

export interface Admission {
  outcome: Outcome
  attendee: AttendeeRow | undefined
}

/** Accepts a signed ticket code, or the digits below it. */
export async function findScannedTicket(
  context: Context,
  eventId: number,
  scannedText: string,
): Promise<AttendeeRow | undefined> {
  const text = scannedText.trim()
  if (/^\d{1,40}$/.test(text)) return findByBarcode(context.db.read, eventId, text)
  const { publicKey } = await ticketKeyOf(context, eventId)
  const code = readTicketCode(text, publicKey)
  return code && code.eventId === eventId ? findByBarcode(context.db.read, eventId, code.barcode) : undefined
}

/** Checks an attendee in or out, and records every scan with its outcome. */
export function scanTicket(context: Context, attendeeId: number | undefined, scan: Scan): Promise<Admission> {
  return context.db.writeBatched(scanLockKey(attendeeId, scan), async (tx) => {
    await requirePermission(tx, scan.viewer, scan.organizationId, 'event')
    const earlier = scan.nonce === undefined ? undefined : await findCheckIn(tx, scan.eventId, scan.nonce)
    // Otherwise a scanner that repeats its nonces would admit people with the ticket of somebody else.
    if (earlier && (earlier.attendee_id !== (attendeeId ?? null) || earlier.kind !== scan.kind))
      throw problem('IDEMPOTENCY_KEY_REUSED', { message: 'This nonce was already used for another scan.' })
    if (earlier)
      return { outcome: earlier.outcome as Outcome, attendee: await attendeeOf(tx, earlier.attendee_id) }
    const admission = await decideAdmission(tx, attendeeId, scan, toTheSecond(context.clock.now()))
    const { outcome, attendee } = admission
    await insertCheckIn(tx, {
      attendee_id: attendee?.id ?? null,
      event_id: scan.eventId,
      kind: scan.kind,
      at_ms: scan.atMs,
      gate: scan.gate,
      user_id: scan.viewer.userId,
      nonce: scan.nonce ?? null,
      outcome,
    })
    if (attendee && (outcome === 'admitted' || outcome === 'left'))
      await notifyOf(context, tx, attendee, outcome)
    return admission
  })
}

/** Serializes repetitions of one scan, and scans of one ticket. */
function scanLockKey(attendeeId: number | undefined, { eventId, nonce }: Scan): string {
  return nonce === undefined ? `door of attendee ${attendeeId}` : `door of event ${eventId}, scan ${nonce}`
}

async function decideAdmission(
  tx: Transaction<Tables>,
  attendeeId: number | undefined,
  { kind, atMs, type }: Scan,
  changedMs: number,
): Promise<Admission> {
  if (attendeeId === undefined) return { outcome: 'invalid', attendee: undefined }
  const moved =
    kind === 'entry'
      ? await enter(tx, attendeeId, { atMs, type, changedMs })
      : await leave(tx, attendeeId, { atMs, changedMs })
  if (moved) return { outcome: kind === 'entry' ? 'admitted' : 'left', attendee: moved }
  const attendee = await findAttendee(tx, attendeeId)
  return { outcome: attendee ? refusalOf(attendee, kind) : 'invalid', attendee }
}

function refusalOf(attendee: AttendeeRow, kind: Scan['kind']): Outcome {
  if (attendee.status === 'unpaid') return 'unpaid'
  if (attendee.status === 'transferred') return 'revoked'
  if (attendee.status !== 'attending' || attendee.is_refunded || attendee.is_cancelled) return 'canceled'
  return kind === 'entry' ? 'already_redeemed' : 'not_inside'
}

async function attendeeOf(tx: Transaction<Tables>, id: number | null): Promise<AttendeeRow | undefined> {
  return id === null ? undefined : findAttendee(tx, id)
}

async function notifyOf(
  context: Context,
  tx: Transaction<Tables>,
  { id, organization_id, event_id }: AttendeeRow,
  outcome: 'admitted' | 'left',
): Promise<void> {
  const path = `events/${event_id}/attendees/${id}/`
  const of = { organizationId: organization_id, eventId: event_id, path }
  await emitWebhook(tx, context, {
    ...of,
    action: outcome === 'admitted' ? 'attendee.checked_in' : 'attendee.checked_out',
  })
  await emitWebhook(tx, context, {
    ...of,
    action: outcome === 'admitted' ? 'barcode.checked_in' : 'barcode.un_checked_in',
  })
}
