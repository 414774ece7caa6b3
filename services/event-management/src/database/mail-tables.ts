import type { Generated } from 'kysely'

/** A mail from the moment that something happened: written and sent by a job, or kept where nothing can send it. */
export interface MailTable {
  id: Generated<number>
  /** What it tells; one of the kinds of `mail/news.ts`. */
  kind: string
  /** What the text is made of; JSON. */
  about: string
  /** The same in every attempt, so that a receiver can tell a mail that came twice. */
  message_key: string
  to_address: string
  to_name: string | null
  subject: string | null
  text: string | null
  html: string | null
  /** What is attached: made when it is sent or asked for; JSON. */
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

/** Signs the codes of an event's tickets: Ed25519, both halves in base64url. */
export interface TicketKeyTable {
  event_id: number
  public_key: string
  private_key: string
  created_at_ms: number
}

/** How many mails of one subject were queued in a window; a subject is a hash or the id of an order. */
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
