import { hashSecret, isSameSecret } from '@octavo/platform/auth/secrets.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Admission, Context, Entry } from '../context.ts'
import { problem } from '../errors.ts'
import { hasPass, readPass } from './event-pass.ts'
import { findInvitation, findInvitationBySecret, type InvitationRow } from './invitations/store.ts'
import type { EventRow } from './store/events.ts'
import { isPublished, opensWithPassword } from './visibility.ts'

/** For the `querystring` of reads and orders of private events. */
export const AdmissionQuery = {
  password: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The password of the event. It can also be sent in the `Event-Password` header.',
    }),
  ),
  invite_token: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header.',
    }),
  ),
}

interface Proof {
  password: string | undefined
  inviteToken: string | undefined
}

/** The password, invitation or pass of a request, if it has one. */
export function admissionOf(context: Context, request: FastifyRequest): Admission | undefined {
  const proof = {
    password: readText(request, 'password', 'event-password'),
    inviteToken: readText(request, 'invite_token', 'event-invite-token'),
  }
  const isEmpty = proof.password === undefined && proof.inviteToken === undefined
  if (isEmpty && !hasPass(request)) return undefined
  const entries = new Map<number, Promise<Entry | undefined>>()
  return {
    // Cached per request and event.
    find(event, id) {
      const pending = entries.get(id) ?? findEntry(context, request, proof, event, id)
      entries.set(id, pending)
      return pending
    },
  }
}

async function findEntry(
  context: Context,
  request: FastifyRequest,
  { password, inviteToken }: Proof,
  event: EventRow | undefined,
  id: number,
): Promise<Entry | undefined> {
  if (event && isPublished(event)) {
    const entry =
      (await findInvitedEntry(context, inviteToken, event)) ?? (await findPassEntry(context, request, event))
    if (entry) return entry
  }
  return password === undefined
    ? undefined
    : tryPassword(context, { event, id, address: request.ip }, password)
}

async function findPassEntry(
  context: Context,
  request: FastifyRequest,
  event: EventRow,
): Promise<Entry | undefined> {
  const pass = readPass(context, request, event)
  if (pass?.kind !== 'invitation') return pass && opensWithPassword(event) ? pass : undefined
  const invitation = await findInvitation(context.db.read, pass.invitationId)
  return invitation && isInvitationValid(invitation, event, context.clock.now()) ? pass : undefined
}

async function findInvitedEntry(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string | undefined,
  event: EventRow,
): Promise<Entry | undefined> {
  if (token === undefined) return undefined
  const invitation = await findInvitationBySecret(db.read, hashSecret(token))
  if (!invitation || !isInvitationValid(invitation, event, clock.now())) return undefined
  return { kind: 'invitation', invitationId: invitation.id }
}

/** An invitation to a series includes all its dates. */
export function isInvitationValid(
  { event_id, revoked_at_ms, expires_at_ms }: InvitationRow,
  event: Pick<EventRow, 'id' | 'series_id'>,
  nowMs: number,
): boolean {
  const isForEvent = event_id === event.id || event_id === event.series_id
  return isForEvent && revoked_at_ms === null && (expires_at_ms === null || expires_at_ms > nowMs)
}

interface Guess {
  event: EventRow | undefined
  id: number
  address: string
}

/** Throws HIT_RATE_LIMIT after too many wrong passwords. */
export function tryPassword(
  { passwordAttempts }: Pick<Context, 'passwordAttempts'>,
  { event, id, address }: Guess,
  password: string,
): Entry | undefined {
  // The dates of a series have one password. Other events are not known to belong to a series.
  const subject = String((event && opensWithPassword(event) && event.series_id) || id)
  const retryAfterMs = passwordAttempts.pauseMs(subject, address)
  if (retryAfterMs > 0) throw problem('HIT_RATE_LIMIT', { message: tooMany, retryAfterMs })
  const attempt = passwordAttempts.begin(subject, address)
  if (!event || !opensWithPassword(event) || !isSameSecret(password, event.password)) return undefined
  attempt.succeeded()
  return { kind: 'password', password: event.password }
}

const tooMany = 'Too many wrong passwords. Try again later.'

/** Node decodes headers as Latin-1. Clients with other characters send UTF-8. */
function readText(request: FastifyRequest, parameter: string, header: string): string | undefined {
  const fromQuery: unknown = asRecord(request.query)[parameter]
  if (typeof fromQuery === 'string' && fromQuery !== '') return fromQuery
  const fromHeader = request.headers[header]
  return typeof fromHeader === 'string' ? Buffer.from(fromHeader, 'latin1').toString('utf8') : undefined
}
