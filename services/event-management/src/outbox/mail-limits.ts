import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { mailboxOf } from './mailbox.ts'
import { countUse, deleteOldQuotas, type Quota, takeQuota } from './store/mail-quotas.ts'

const hourMs = 3_600_000

type Limiting = Pick<Context, 'config' | 'clock' | 'secret'>

/** An email on request, to an address that may not belong to the caller. */
export interface RequestedMail {
  caller: string
  recipient: string
  orderId: number | null
}

/** Counts against the order, the recipient and the caller, in the transaction that queues the email. */
export async function requireMailQuota(
  tx: Transaction<Tables>,
  { config, clock, secret }: Limiting,
  { caller, recipient, orderId }: RequestedMail,
): Promise<void> {
  const nowMs = clock.now()
  const windowMs = nowMs - (nowMs % hourMs)
  const quotas: (Quota & { message: string })[] = [
    {
      subject: `order:${orderId}`,
      max: orderId === null ? 0 : config.mailsPerOrderPerHour,
      windowMs,
      message: `At most ${config.mailsPerOrderPerHour} emails per hour can be requested for one order.`,
    },
    {
      subject: `recipient:${hash(secret, mailboxOf(recipient))}`,
      max: config.mailsPerRecipientPerHour,
      windowMs,
      message: `At most ${config.mailsPerRecipientPerHour} emails per hour can be requested for one address.`,
    },
    {
      subject: `caller:${hash(secret, caller)}`,
      max: config.mailsPerCallerPerHour,
      windowMs,
      message: `At most ${config.mailsPerCallerPerHour} emails per hour can be requested by one caller.`,
    },
  ]
  for (const { message, ...quota } of quotas) {
    if (quota.max === 0 || (await takeQuota(tx, quota))) continue
    throw problem('HIT_RATE_LIMIT', { message, retryAfterMs: windowMs + hourMs - nowMs })
  }
}

export interface AutomaticMail {
  recipient: string
  /** The network address of a guest who has not paid, so the recipient may be a stranger. */
  clientKey: string | undefined
}

/**
 * The time to send an automatic email such as an order confirmation. Emails beyond the hourly limits are
 * delayed, not dropped, so that strangers cannot flood a mailbox, nor send emails to everybody.
 */
export async function sendTimeOf(
  tx: Transaction<Tables>,
  limiting: Limiting,
  { recipient, clientKey }: AutomaticMail,
): Promise<number | undefined> {
  const times = [
    await sendTimeTo(tx, limiting, recipient),
    clientKey === undefined ? undefined : await sendTimeOfGuest(tx, limiting, clientKey),
  ].filter((time) => time !== undefined)
  return times.length === 0 ? undefined : Math.max(...times)
}

async function sendTimeTo(
  tx: Transaction<Tables>,
  { config, clock, secret }: Limiting,
  recipient: string,
): Promise<number | undefined> {
  if (config.mailsPerRecipientPerHour === 0) return undefined
  const nowMs = clock.now()
  const dayMs = 24 * hourMs
  const subject = `delivery:${hash(secret, mailboxOf(recipient))}`
  const count = await countUse(tx, { subject, windowMs: nowMs - (nowMs % dayMs) })
  const hours = Math.floor((count - 1) / config.mailsPerRecipientPerHour)
  return hours === 0 ? undefined : nowMs + hours * hourMs
}

const maxDelayHours = 24

/** The first hour in which the address has not reached its limit. */
async function sendTimeOfGuest(
  tx: Transaction<Tables>,
  { config, clock }: Limiting,
  clientKey: string,
): Promise<number | undefined> {
  const max = config.guestMailsPerClientPerHour
  if (max === 0) return undefined
  const nowMs = clock.now()
  const currentMs = nowMs - (nowMs % hourMs)
  for (let hours = 0; hours < maxDelayHours; hours++) {
    const windowMs = currentMs + hours * hourMs
    if (await takeQuota(tx, { subject: `guests:${clientKey}`, windowMs, max }))
      return hours === 0 ? undefined : windowMs
  }
  return currentMs + maxDelayHours * hourMs
}

export async function dropOldMailQuotas({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.write((tx) => deleteOldQuotas(tx, clock.now() - 48 * hourMs))
}

/** Stores no addresses in plain text. */
function hash(secret: string, text: string): string {
  return createHash('sha256').update(`${secret} ${text}`).digest('base64url')
}
