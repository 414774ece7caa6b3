import type { Context } from '../context.ts'
import { writeFeed } from '../documents/calendar-feed.ts'
import { renderTicketsPdf } from '../documents/order-tickets.ts'
import { findEventDetails } from '../documents/store/event-details.ts'
import { findTicket, listTickets } from '../documents/store/issued-tickets.ts'
import type { Attachment } from '../outbox/notifications.ts'

export interface AttachedFile {
  filename: string
  contentType: string
  content: Buffer
}

/** Generated when the mail is sent, so that refunded tickets are left out. */
export async function buildAttachments(
  context: Context,
  attachments: readonly Attachment[],
): Promise<AttachedFile[]> {
  const made: AttachedFile[] = []
  for (const attachment of attachments) {
    const content = await make(context, attachment)
    if (content) made.push({ ...describeAttachment(attachment), content })
  }
  return made
}

export function describeAttachment({ kind }: Attachment): Omit<AttachedFile, 'content'> {
  if (kind === 'calendar') return { filename: 'event.ics', contentType: 'text/calendar; charset=utf-8' }
  return { filename: kind === 'ticket' ? 'ticket.pdf' : 'tickets.pdf', contentType: 'application/pdf' }
}

async function make(context: Context, attachment: Attachment): Promise<Buffer | undefined> {
  const { db, url } = context
  if (attachment.kind === 'calendar') {
    const event = await findEventDetails(db.read, attachment.eventId)
    if (!event) return undefined
    const summary = [attachment.seats, event.summary].filter(Boolean).join('\n\n') || null
    return Buffer.from(writeFeed(event.name_text, [{ ...event, summary }], url()))
  }
  if (attachment.kind === 'order-tickets')
    return renderTicketsPdf(context, await listTickets(db.read, attachment.orderId), 'mail')
  const ticket = await findTicket(db.read, attachment.eventId, attachment.attendeeId)
  return ticket && renderTicketsPdf(context, [ticket], 'mail')
}
