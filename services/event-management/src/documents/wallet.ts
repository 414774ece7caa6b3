import { eventPageOf } from '../events/addresses.ts'
import { describeSeat, seatOf } from '../seats/seat-description.ts'
import { placeLinesOf } from './order-tickets.ts'
import type { EventDetails } from './store/event-details.ts'
import type { IssuedTicket } from './store/issued-tickets.ts'

export interface WalletTicket {
  ticket: IssuedTicket
  event: EventDetails
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
function describeForApple({ ticket, event, code, site }: WalletTicket) {
  const field = (key: string, label: string, value: string) => ({ key, label, value })
  const { latitude, longitude } = event
  const seat = seatOf(ticket)
  return {
    formatVersion: 1,
    serialNumber: String(ticket.id),
    organizationName: event.organizerName,
    description: `Ticket for ${event.name_text}`,
    relevantDate: inZone(event.startMs, event.zone),
    expirationDate: inZone(event.endMs, event.zone),
    voided: false,
    sharingProhibited: true,
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: ticket.barcode },
    ],
    ...(latitude !== null && longitude !== null && { locations: [{ latitude, longitude }] }),
    eventTicket: {
      primaryFields: [field('event', 'Event', event.name_text)],
      secondaryFields: [
        {
          ...field('start', 'When', inZone(event.startMs, event.zone)),
          dateStyle: 'PKDateStyleMedium',
          timeStyle: 'PKDateStyleShort',
          ignoresTimeZone: true,
        },
        field('place', 'Where', placeLinesOf(event)[0] ?? ''),
      ],
      auxiliaryFields: [
        field('class', 'Ticket', ticket.ticketClassName),
        ...(seat ? [field('seat', 'Seat', describeSeat(seat))] : []),
        field('holder', 'Name', ticket.holder),
      ],
      backFields: [
        field('address', 'Address', placeLinesOf(event).join('\n')),
        field('order', 'Order', String(ticket.orderId)),
        field('page', 'Event page', eventPageOf(site, event)),
      ],
    },
  }
}

/** @see https://developers.google.com/wallet/tickets/events/rest/v1/eventticketobject */
function describeForGoogle({ ticket, event, code, site }: WalletTicket) {
  const text = (value: string) => ({ defaultValue: { language: 'en', value } })
  const [place = '', ...address] = placeLinesOf(event)
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
      issuerName: event.organizerName,
      eventId: String(ticket.eventId),
      eventName: text(event.name_text),
      venue: { name: text(place), address: text(address.join('\n') || place) },
      dateTime: {
        start: inZone(event.startMs, event.zone),
        end: inZone(event.endMs, event.zone),
      },
      homepageUri: { uri: eventPageOf(site, event), description: 'Event page' },
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
