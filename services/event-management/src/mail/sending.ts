import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Context } from '../context.ts'
import { findEventDetails } from '../documents/store/event-details.ts'
import type { Attachment, Notification } from '../outbox/notifications.ts'
import { findMail, type MailRow, updateMail } from '../outbox/store/mails.ts'
import { buildAttachments } from './attachments.ts'
import { composeMail } from './compose-mail.ts'
import { type Delivery, messageOf, RefusedForGood } from './delivery.ts'
import { safeName } from './greeting.ts'
import { renderHtml, renderText } from './mail-content.ts'

const maxAttempts = 12
const firstPauseMs = 60_000
const maxPauseMs = 6 * 3_600_000

/**
 * Writes a mail and sends it, or only stores it without a mail server. Each step is recorded when it is done, so a mail
 * is sent at least once, also after a crash.
 */
export function createMailJob(context: Context, delivery: Delivery | undefined): JobHandler {
  const { db, clock } = context

  async function write(mail: MailRow): Promise<MailRow | undefined> {
    const written = await composeMail(context, decodeJson<Notification>(mail.about))
    const change = written
      ? {
          subject: written.content.subject,
          text: renderText(written.content),
          html: renderHtml(written.content),
          attachments: encodeJson(written.attachments),
          state: delivery ? ('written' as const) : ('kept' as const),
        }
      : {
          state: 'failed' as const,
          error: 'The order, attendee, event or invitation of this email no longer exists',
        }
    await db.write((tx) => updateMail(tx, mail.id, change))
    return written && { ...mail, ...change, error: null }
  }

  async function send(mail: MailRow, to: Delivery): Promise<void> {
    const event = mail.event_id === null ? undefined : await findEventDetails(db.read, mail.event_id)
    const attachments = await buildAttachments(context, decodeJson<Attachment[]>(mail.attachments))
    await to.deliver({
      messageKey: mail.message_key,
      toAddress: mail.to_address,
      toName: safeName(mail.to_name) ?? null,
      fromName: event?.organizerName ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      attachments,
    })
  }

  return {
    concurrency: 4,
    maxAttempts,
    backoffMs: (attempt) => Math.min(maxPauseMs, firstPauseMs * 2 ** (attempt - 2)),
    async run(payload, { attempt }) {
      const row = await findMail(db.read, Number(asRecord(payload).mailId))
      const mail = row?.state === 'new' ? await write(row) : row
      if (!delivery || mail?.state !== 'written') return
      try {
        await send(mail, delivery)
      } catch (error) {
        const isFinal = error instanceof RefusedForGood || attempt >= maxAttempts
        const state = isFinal ? 'failed' : 'written'
        await db.write((tx) => updateMail(tx, mail.id, { state, attempts: attempt, error: messageOf(error) }))
        if (isFinal) return
        throw error
      }
      const sent = { state: 'sent' as const, attempts: attempt, error: null, sent_at_ms: clock.now() }
      await db.write((tx) => updateMail(tx, mail.id, sent))
    },
  }
}
