import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { requireMailQuota, sendTimeOf } from './mail-limits.ts'
import type { Notification } from './notifications.ts'
import { findRecipient, findUnpaidGuest } from './store/mail-recipients.ts'
import { insertMail } from './store/mails.ts'

export const mailJob = 'mail'

type Queueing = Pick<Context, 'jobs' | 'clock' | 'ids' | 'config' | 'secret'>

/**
 * Queues the email in the transaction that causes it; a job renders it. Recipients without an address are
 * skipped.
 */
export async function queueMail(
  tx: Transaction<Tables>,
  context: Queueing,
  notification: Notification,
): Promise<void> {
  await queue(tx, context, notification, undefined)
}

/**
 * Like `queueMail`, for emails on request. Throws HIT_RATE_LIMIT when the order, the recipient or the caller
 * has reached its limit.
 */
export async function queueRequestedMail(
  tx: Transaction<Tables>,
  context: Queueing,
  notification: Notification,
  caller: string,
): Promise<void> {
  await queue(tx, context, notification, caller)
}

async function queue(
  tx: Transaction<Tables>,
  context: Queueing,
  notification: Notification,
  caller: string | undefined,
): Promise<void> {
  const recipient = await findRecipient(tx, notification)
  if (!recipient?.to_address) return
  const { to_address, order_id } = recipient
  if (caller !== undefined)
    await requireMailQuota(tx, context, { caller, recipient: to_address, orderId: order_id })
  const runAtMs = caller === undefined ? await findSendTime(tx, context, notification, to_address) : undefined
  const { id } = await insertMail(tx, {
    ...recipient,
    kind: notification.kind,
    about: encodeJson(notification),
    message_key: context.ids.uuid(),
    state: 'new',
    created_at_ms: context.clock.now(),
  })
  await context.jobs.enqueue(tx, {
    kind: mailJob,
    payload: { mailId: id },
    ...(runAtMs !== undefined && { runAtMs }),
  })
}

async function findSendTime(
  tx: Transaction<Tables>,
  context: Queueing,
  notification: Notification,
  recipient: string,
): Promise<number | undefined> {
  // Without an SMTP server nothing is sent.
  if (context.config.smtpUrl === '') return undefined
  const guest =
    notification.kind === 'order-placed' ? await findUnpaidGuest(tx, notification.orderId) : undefined
  return await sendTimeOf(tx, context, { recipient, clientKey: guest?.client_key })
}
