import { eventPageOf } from '../events/addresses.ts'
import { sayInWords, seatOf } from '../seats/seat-words.ts'
import { placeLinesOf } from './order-tickets.ts'
import type { IssuedTicket } from './store/issued-tickets.ts'
import type { Occasion } from './store/occasions.ts'

export interface WalletTicket {
  ticket: IssuedTicket
  occasion: Occasion
  code: string
  /** The service's base URL. */
  site: string
}

/**
 * The pass data for Apple Wallet and Google Wallet, for issuers who sign passes with their own certificates.
 * Apple passes still need their type and team, Google objects the issuer before their IDs.
 */
export function describeForWallets(input: WalletTicket) {
  return { apple: describeForApple(input), google: describeForGoogle(input) }
}

/** @see https://developer.apple.com/documentation/walletpasses/pass */
function describeForApple({ ticket, occasion, code, site }: WalletTicket) {
  const field = (key: string, label: string, value: string) => ({ key, label, value })
  const { latitude, longitude } = occasion
  const seat = seatOf(ticket)
  return {
    formatVersion: 1,
    serialNumber: String(ticket.id),
    organizationName: occasion.organizerName,
    description: `Ticket for ${occasion.name_text}`,
    relevantDate: inZone(occasion.startMs, occasion.zone),
    expirationDate: inZone(occasion.endMs, occasion.zone),
    voided: false,
    sharingProhibited: true,
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: ticket.barcode },
    ],
    ...(latitude !== null && longitude !== null && { locations: [{ latitude, longitude }] }),
    eventTicket: {
      primaryFields: [field('event', 'Event', occasion.name_text)],
      secondaryFields: [
        {
          ...field('start', 'When', inZone(occasion.startMs, occasion.zone)),
          dateStyle: 'PKDateStyleMedium',
          timeStyle: 'PKDateStyleShort',
          ignoresTimeZone: true,
        },
        field('place', 'Where', placeLinesOf(occasion)[0] ?? ''),
      ],
      auxiliaryFields: [
        field('class', 'Ticket', ticket.ticketClassName),
        ...(seat ? [field('seat', 'Seat', sayInWords(seat))] : []),
        field('holder', 'Name', ticket.holder),
      ],
      backFields: [
        field('address', 'Address', placeLinesOf(occasion).join('\n')),
        field('order', 'Order', String(ticket.orderId)),
        field('page', 'Event page', eventPageOf(site, occasion)),
      ],
    },
  }
}

/** @see https://developers.google.com/wallet/tickets/events/rest/v1/eventticketobject */
function describeForGoogle({ ticket, occasion, code, site }: WalletTicket) {
  const text = (value: string) => ({ defaultValue: { language: 'en', value } })
  const [place = '', ...address] = placeLinesOf(occasion)
  const seat = seatOf(ticket)
  return {
    id: `ticket-${ticket.id}`,
    classId: `event-${ticket.eventId}`,
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: code, alternateText: ticket.barcode },
    ticketHolderName: ticket.holder,
    ticketNumber: ticket.barcode,
    ticketType: text(ticket.ticketClassName),
    ...(seat && {
      seatInfo: { section: text(seat.section), row: text(seat.row_name), seat: text(seat.name) },
    }),
    reservationInfo: { confirmationCode: String(ticket.orderId) },
    classReference: {
      id: `event-${ticket.eventId}`,
      issuerName: occasion.organizerName,
      eventId: String(ticket.eventId),
      eventName: text(occasion.name_text),
      venue: { name: text(place), address: text(address.join('\n') || place) },
      dateTime: {
        start: inZone(occasion.startMs, occasion.zone),
        end: inZone(occasion.endMs, occasion.zone),
      },
      homepageUri: { uri: eventPageOf(site, occasion), description: 'Event page' },
      reviewStatus: 'UNDER_REVIEW',
    },
  }
}

/** Such as `2026-12-01T19:00:00+01:00`. */
function inZone(ms: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}
