import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Scope } from '../context.ts'
import type { Attachment } from '../outbox/notifications.ts'
import type { MailRow } from '../outbox/store/mails.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'
import { describeAttachment } from './attachments.ts'

export function presentMailSummary(mail: MailRow, { url }: Pick<Scope, 'url'>) {
  return {
    id: presentId(mail.id),
    kind: mail.kind,
    created: presentUtc(mail.created_at_ms),
    sent: mail.sent_at_ms === null ? null : presentUtc(mail.sent_at_ms),
    status: statusOf(mail),
    error: mail.error,
    to: { address: mail.to_address, name: mail.to_name },
    subject: mail.subject,
    event_id: presentId(mail.event_id),
    order_id: presentId(mail.order_id),
    resource_uri: `${url}mails/${mail.id}/`,
  }
}

/** `showsSecrets`: whether links keep the secrets that give access to an order or event. */
export function presentMail(
  mail: MailRow,
  scope: Pick<Scope, 'url' | 'site'>,
  { showsSecrets }: { showsSecrets: boolean },
) {
  const shown = (content: string | null) =>
    showsSecrets ? content : (content?.replace(secrets, '$1…') ?? null)
  return {
    ...presentMailSummary(mail, scope),
    text: shown(mail.text),
    html: shown(mail.html),
    attachments: decodeJson<Attachment[]>(mail.attachments).map((attachment) => {
      const { filename, contentType } = describeAttachment(attachment)
      return { filename, content_type: contentType, resource_uri: addressOf(attachment, scope) }
    }),
  }
}

/** In the links to orders, confirmations and invitations. */
const secrets = /\b((?:access|confirm|invite_token)=)[\w-]+/g

function statusOf({ state }: MailRow): 'queued' | 'sent' | 'kept' | 'failed' {
  return state === 'new' || state === 'written' ? 'queued' : state
}

function addressOf(attachment: Attachment, { url, site }: Pick<Scope, 'url' | 'site'>): string {
  if (attachment.kind === 'calendar') return `${site}/e/${attachment.eventId}.ics`
  if (attachment.kind === 'order-tickets') return `${url}orders/${attachment.orderId}/tickets.pdf`
  return `${url}events/${attachment.eventId}/attendees/${attachment.attendeeId}/ticket.pdf`
}
