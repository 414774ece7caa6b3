import { speakMoment } from '../calendar/spoken-times.ts'
import type { Occasion } from '../documents/store/occasions.ts'
import type { NewsOf } from '../outbox/news.ts'
import type { NamedSeat } from '../seats/seat-words.ts'
import type { Letter } from './letter.ts'
import { occasionFacts } from './occasion-facts.ts'
import { seatFacts, signature } from './order-letters.ts'

interface TransferNews {
  holder: { name: string; ticketClassName: string; seat: NamedSeat | undefined }
  occasion: Occasion
  eventPage: string
}

export function transferredLetter({ holder, occasion, eventPage }: TransferNews): Letter {
  return {
    subject: `A ticket for ${occasion.name_text} is yours now`,
    parts: [
      { text: `Hello ${holder.name},` },
      {
        text: `A ticket for ${occasion.name_text} was transferred to you. It is attached. The ticket that it replaces is no longer valid.`,
      },
      {
        facts: [
          ...occasionFacts(occasion),
          ['Ticket', holder.ticketClassName],
          ...seatFacts(holder.seat ? [holder.seat] : []),
        ],
      },
      { words: 'About the event', address: eventPage },
      signature(occasion),
    ],
  }
}

export function offeredLetter(occasion: Occasion, offer: NewsOf<'waitlist-offer'>): Letter {
  const until = speakMoment(offer.expiresAtMs, occasion.zone, occasion.locale)
  const tickets = offer.quantity === 1 ? 'a ticket' : `${offer.quantity} tickets`
  return {
    subject: `Tickets for ${occasion.name_text} have come free`,
    parts: [
      { text: `Hello${offer.to.name ? ` ${offer.to.name}` : ''},` },
      {
        text: `You are on the waiting list for ${occasion.name_text}. We hold ${tickets} for you until ${until} (${occasion.zone}). After that, we offer them to the next person on the list.`,
      },
      { words: 'Get the tickets', address: offer.address },
      { facts: occasionFacts(occasion) },
      signature(occasion),
    ],
  }
}

export function invitedLetter(occasion: Occasion, invitation: NewsOf<'invitation'>): Letter {
  const { quantity, expiresAtMs, to, address } = invitation
  const tickets = quantity === 1 ? 'one ticket' : `up to ${quantity} tickets`
  const until =
    expiresAtMs === null ? '' : ` until ${speakMoment(expiresAtMs, occasion.zone, occasion.locale)}`
  return {
    subject: `Invitation: ${occasion.name_text}`,
    parts: [
      { text: `Hello${to.name ? ` ${to.name}` : ''},` },
      {
        text: `${occasion.organizerName} invites you to ${occasion.name_text}. With this personal link you can get ${tickets}${until}.`,
      },
      { words: 'Open your invitation', address },
      { facts: occasionFacts(occasion) },
      signature(occasion),
    ],
  }
}
