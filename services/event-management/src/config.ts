import { Type } from 'typebox'

const taxOfCountry = '[A-Z]{2} \\d{1,2}(\\.\\d{1,2})? (included|added)( [^;]{1,40})?'

const framingSite = '(\\*|https?://(\\*\\.)?[a-z\\d.-]+(:\\d{1,5})?)'

export const config = Type.Object({
  // Limits
  requestsPerHour: Type.Integer({
    default: 2_000,
    minimum: 0,
    description: 'Requests an hour of one token; 0 is as many as it likes.',
  }),
  freeRequestsPerDay: Type.Integer({
    default: 500,
    minimum: 0,
    description: 'Requests a day of one token of the plan "free", besides those an hour; 0 is no such limit.',
  }),

  // Prices
  serviceFeePercent: Type.Number({
    default: 0,
    minimum: 0,
    maximum: 100,
    description: 'What the operator takes of each ticket that costs something, in percent.',
  }),
  serviceFeeFixed: Type.String({
    default: '',
    pattern: '^([A-Z]{3},\\d{1,9}( [A-Z]{3},\\d{1,9})*)?$',
    description: 'What the operator takes besides, by currency in its smallest units: "USD,179 EUR,99".',
  }),
  paymentFeePercent: Type.Number({
    default: 0,
    minimum: 0,
    maximum: 100,
    description: 'What paying costs of the amount paid, in percent.',
  }),
  paymentFeeFixed: Type.String({
    default: '',
    pattern: '^([A-Z]{3},\\d{1,9}( [A-Z]{3},\\d{1,9})*)?$',
    description: 'What paying costs besides for each ticket, by currency in its smallest units.',
  }),
  taxes: Type.String({
    default: '',
    pattern: `^(${taxOfCountry}(; ?${taxOfCountry})*)?$`,
    description: 'Taxes by the country of the venue: "DE 19 included VAT; US 8.25 added Sales tax".',
  }),

  // Orders
  pendingOrderDays: Type.Integer({
    default: 14,
    minimum: 1,
    maximum: 365,
    description:
      'For how many days an order that is paid by check or invoice keeps its tickets once the buyer has confirmed the address.',
  }),
  unpaidOrderHours: Type.Integer({
    default: 24,
    minimum: 1,
    maximum: 720,
    description:
      'For how many hours an order that is paid in cash, or whose address is not confirmed, keeps its tickets.',
  }),
  maxOrderHoldMinutes: Type.Integer({
    default: 120,
    minimum: 10,
    maximum: 1_440,
    description: 'For how many minutes after its creation an order can hold its tickets before it is placed.',
  }),
  maxUnpaidTicketsPerBuyer: Type.Integer({
    default: 20,
    minimum: 0,
    description:
      'Tickets of one event that one email address can hold without having paid; 0 is no such limit.',
  }),
  maxUnpaidTicketsPerClient: Type.Integer({
    default: 40,
    minimum: 0,
    description:
      'Tickets of one event that one network address can hold without having paid; 0 is no such limit.',
  }),

  // Mail
  smtpUrl: Type.String({
    default: '',
    pattern: '^(smtps?://.+)?$',
    description:
      'The server that mails are sent through, as smtp://user:password@host:587; without it they are kept.',
  }),
  mailFrom: Type.String({
    default: 'tickets@localhost',
    pattern: '^[^\\s@<>]+@[^\\s@<>]+$',
    description: 'The address that mails come from.',
  }),

  mailsPerOrderPerHour: Type.Integer({
    default: 10,
    minimum: 0,
    description:
      'Mails an hour about one order that somebody asks for, such as resent tickets; 0 is no such limit.',
  }),
  mailsPerRecipientPerHour: Type.Integer({
    default: 20,
    minimum: 0,
    description: 'Mails an hour to one address that somebody asks for; 0 is no such limit.',
  }),
  mailsPerCallerPerHour: Type.Integer({
    default: 100,
    minimum: 0,
    description: 'Mails an hour that one user or network address asks for; 0 is no such limit.',
  }),

  // Waiting lists
  waitlistEntriesPerClient: Type.Integer({
    default: 10,
    minimum: 0,
    description: 'Waiting list entries of one event from one network address; 0 is no such limit.',
  }),
  waitlistOfferMinutes: Type.Integer({
    default: 240,
    minimum: 1,
    maximum: 10_080,
    description: 'How long tickets that came back are kept for whoever waits for them.',
  }),

  // Frames
  embedOrigins: Type.String({
    default: '',
    pattern: `^(${framingSite}( ${framingSite})*)?$`,
    description:
      'The sites that may show the checkout inside of their pages: "https://example.org https://*.example.com"; * is every site.',
  }),

  // Payments
  stripeKey: Type.String({
    default: '',
    description: 'The secret key of the Stripe account for card payments.',
  }),
  stripeWebhookSecret: Type.String({
    default: '',
    description: 'The signing secret of the Stripe webhook at /payments/stripe/webhook/.',
  }),
  stripeUrl: Type.String({
    default: 'https://api.stripe.com',
    pattern: '^https?://.+',
    description: 'Where the API of Stripe is.',
  }),
})
