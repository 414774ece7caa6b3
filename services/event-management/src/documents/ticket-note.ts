import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { readTicketBuyerSettings } from '../tickets/event-settings.ts'
import { textOf } from '../wire/rich-text.ts'

/** The organizer's message on tickets, as plain text. */
export async function readNotes(
  db: Kysely<Tables>,
  eventId: number,
): Promise<{ onTickets: string | null; inMails: string | null }> {
  const { instructions, confirmation_message } = await readTicketBuyerSettings(db, eventId)
  return { onTickets: asText(instructions), inMails: asText(confirmation_message) }
}

function asText(html: string | null): string | null {
  return html && (textOf(html) || null)
}
