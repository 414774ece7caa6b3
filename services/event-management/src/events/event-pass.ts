import { createHmac } from 'node:crypto'
import { isSameSecret } from '@octavo/platform/auth/secrets.ts'
import type { FastifyRequest } from 'fastify'
import type { Context, Entry } from '../context.ts'
import type { EventRow } from './store/events.ts'

/** A signed cookie for one event, set once a password or an invitation has opened it. */
export type Pass = Extract<Entry, { kind: 'password' | 'invitation' }>

type PassedEvent = Pick<EventRow, 'id' | 'series_id' | 'password'>
type SigningContext = Pick<Context, 'secret' | 'clock' | 'url'>

const validMs = 12 * 3_600_000
const prefix = 'event_pass_'

/** A cheap check before the signature is verified. */
export function hasPass({ headers }: FastifyRequest): boolean {
  return headers.cookie?.includes(prefix) ?? false
}

/** A `set-cookie` value. */
export function writePass(
  context: SigningContext,
  request: FastifyRequest,
  event: PassedEvent,
  pass: Pass,
): string {
  const { name, isSecure } = cookieOf(context, request, event)
  const reason = pass.kind === 'password' ? 'p' : `i${pass.invitationId}`
  const expiresAtMs = context.clock.now() + validMs
  const value = `${reason}.${expiresAtMs}.${sign(context, event, reason, expiresAtMs)}`
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${validMs / 1_000}`
  return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`
}

/** The pass in the request, if its signature is valid. The caller checks the invitation. */
export function readPass(
  context: SigningContext,
  request: FastifyRequest,
  event: PassedEvent,
): Pass | undefined {
  const { name } = cookieOf(context, request, event)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [, reason = '', expires = '', signature = ''] =
      valueShape.exec(pair.trim().slice(name.length)) ?? []
    if (!pair.trim().startsWith(`${name}=`) || signature === '') continue
    if (Number(expires) <= context.clock.now()) continue
    if (!isSameSecret(signature, sign(context, event, reason, Number(expires)))) continue
    if (reason !== 'p') return { kind: 'invitation', invitationId: Number(reason.slice(1)) }
    if (event.password !== null) return { kind: 'password', password: event.password }
  }
  return undefined
}

const valueShape = /^=(p|i\d{1,15})\.(\d{1,15})\.([\w-]{43})$/

/** All dates of a series share a pass. */
function keyOf({ id, series_id }: PassedEvent): number {
  return series_id ?? id
}

/** Cookies ignore ports, so the name contains the port. */
function cookieOf({ url }: SigningContext, request: FastifyRequest, event: PassedEvent) {
  const { protocol, port } = new URL(url(request))
  const isSecure = protocol === 'https:'
  return { isSecure, name: `${isSecure ? '__Host-' : ''}${prefix}${keyOf(event)}${port && `_${port}`}` }
}

/** The signature covers the password, so changing it ends all passes. */
function sign({ secret }: SigningContext, event: PassedEvent, reason: string, expiresAtMs: number): string {
  const password = reason === 'p' ? event.password : null
  return createHmac('sha256', secret)
    .update(JSON.stringify(['event pass', keyOf(event), reason, expiresAtMs, password]))
    .digest('base64url')
}
