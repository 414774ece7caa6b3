import { formatMoment } from '../calendar/format-times.ts'
import type { EventDetails } from '../documents/store/event-details.ts'
import type { NotificationOf } from '../outbox/notifications.ts'
import type { NamedSeat } from '../seats/seat-description.ts'
import { eventFacts } from './event-facts.ts'
import { greet } from './greeting.ts'
import type { MailContent } from './mail-content.ts'
import { seatFacts, signature } from './order-mails.ts'

export interface TicketMailInput {
  holder: { eventId: number; name: string; ticketClassName: string; seat: NamedSeat | undefined }
  event: EventDetails
  eventPage: string
}

export function ticketTransferredMail({ holder, event, eventPage }: TicketMailInput): MailContent {
  return {
    subject: `A ticket for ${event.name_text} is yours now`,
    parts: [
      greet(holder.name),
      {
        text: `A ticket for ${event.name_text} was transferred to you. It is attached. The ticket that it replaces is no longer valid.`,
      },
      {
        facts: [
          ...eventFacts(event),
          ['Ticket', holder.ticketClassName],
          ...seatFacts(holder.seat ? [holder.seat] : []),
        ],
      },
      { label: 'About the event', address: eventPage },
      signature(event),
    ],
  }
}

/** The holder is not the buyer, so it contains neither the order nor amounts. */
export function ticketCanceledMail(
  { holder, event, eventPage }: TicketMailInput,
  isEventCanceled: boolean,
): MailContent {
  const { name_text: eventName, organizerName } = event
  return {
    subject: isEventCanceled ? `Canceled: ${eventName}` : `Your ticket for ${eventName} is canceled`,
    parts: [
      greet(holder.name),
      {
        text: isEventCanceled
          ? `${organizerName} has canceled ${eventName}. The ticket that was transferred to you is no longer valid.`
          : `The ticket for ${eventName} that was transferred to you was canceled. It is no longer valid.`,
      },
      { facts: [...eventFacts(event), ['Ticket', holder.ticketClassName]] },
      { label: 'About the event', address: eventPage },
      signature(event),
    ],
  }
}

export function waitlistOfferMail(event: EventDetails, offer: NotificationOf<'waitlist-offer'>): MailContent {
  const until = formatMoment(offer.expiresAtMs, event.zone, event.locale)
  const tickets = offer.quantity === 1 ? 'a ticket' : `${offer.quantity} tickets`
  return {
    subject: `Tickets for ${event.name_text} are available`,
    parts: [
      greet(offer.to.name),
      {
        text: `You are on the waitlist for ${event.name_text}. We hold ${tickets} for you until ${until} (${event.zone}). After that, we offer them to the next person on the list.`,
      },
      { label: 'Get the tickets', address: offer.address },
      { facts: eventFacts(event) },
      signature(event),
    ],
  }
}

export function invitationMail(event: EventDetails, invitation: NotificationOf<'invitation'>): MailContent {
  const { quantity, expiresAtMs, to, address } = invitation
  const tickets = quantity === 1 ? 'one ticket' : `up to ${quantity} tickets`
  const until = expiresAtMs === null ? '' : ` until ${formatMoment(expiresAtMs, event.zone, event.locale)}`
  return {
    subject: `Invitation: ${event.name_text}`,
    parts: [
      greet(to.name),
      {
        text: `${event.organizerName} invites you to ${event.name_text}. With this personal link you can get ${tickets}${until}.`,
      },
      { label: 'Open your invitation', address },
      { facts: eventFacts(event) },
      signature(event),
    ],
  }
}
