import type { Generated } from 'kysely'

/**
 * An email, queued when its cause is committed. A job renders and sends it; without an SMTP server it is only
 * stored.
 */
export interface MailTable {
  id: Generated<number>
  /** One of the kinds of `outbox/news.ts`. */
  kind: string
  /** JSON: the input of the template. */
  about: string
  /** The same for every attempt, so that receivers can detect duplicates. */
  message_key: string
  to_address: string
  to_name: string | null
  subject: string | null
  text: string | null
  html: string | null
  /** JSON: the attachments, which are generated on demand. */
  attachments: Generated<string>
  organization_id: number | null
  event_id: number | null
  order_id: number | null
  state: 'new' | 'written' | 'sent' | 'kept' | 'failed'
  attempts: Generated<number>
  error: string | null
  created_at_ms: number
  sent_at_ms: number | null
}

/** The Ed25519 key that signs the ticket codes of an event, both halves in base64url. */
export interface TicketKeyTable {
  event_id: number
  public_key: string
  private_key: string
  created_at_ms: number
}

/** The number of emails of one subject in a window. A subject is a hash or an order ID. */
export interface MailQuotaTable {
  subject: string
  window_ms: number
  used: number
}

export interface MailTables {
  mail: MailTable
  mail_quota: MailQuotaTable
  ticket_key: TicketKeyTable
}
