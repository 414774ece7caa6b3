import { Type } from 'typebox'

const taxOfCountry = '[A-Z]{2} \\d{1,2}(\\.\\d{1,2})? (included|added)( [^;]{1,40})?'

const framingSite = '(\\*|https?://(\\*\\.)?[a-z\\d.-]+(:\\d{1,5})?)'

export const config = Type.Object({
  // Limits
  requestsPerHour: Type.Integer({
    default: 2_000,
    minimum: 0,
    description: 'Requests per hour and token; 0 disables the limit.',
  }),
  freeRequestsPerDay: Type.Integer({
    default: 500,
    minimum: 0,
    description:
      'Requests per day and token on the plan "free", in addition to the hourly limit; 0 disables the limit.',
  }),
  maxTokensPerUser: Type.Integer({
    default: 50,
    minimum: 0,
    description: 'Private and public tokens that one user can have; 0 disables the limit.',
  }),
  maxImagesPerUser: Type.Integer({
    default: 2_000,
    minimum: 0,
    description: 'Images that one user can upload; 0 disables the limit.',
  }),
  maxOrganizationsPerUser: Type.Integer({
    default: 100,
    minimum: 0,
    description: 'Organizations that one user can be a member of; 0 disables the limit.',
  }),

  // Prices
  serviceFeePercent: Type.Number({
    default: 0,
    minimum: 0,
    maximum: 100,
    description: 'The service fee on each paid ticket, in percent.',
  }),
  serviceFeeFixed: Type.String({
    default: '',
    pattern: '^([A-Z]{3},\\d{1,9}( [A-Z]{3},\\d{1,9})*)?$',
    description: 'The fixed service fee per ticket, by currency in its smallest unit: "USD,179 EUR,99".',
  }),
  paymentFeePercent: Type.Number({
    default: 0,
    minimum: 0,
    maximum: 100,
    description: 'The payment processing fee, in percent of the amount paid.',
  }),
  paymentFeeFixed: Type.String({
    default: '',
    pattern: '^([A-Z]{3},\\d{1,9}( [A-Z]{3},\\d{1,9})*)?$',
    description: 'The fixed payment processing fee per ticket, by currency in its smallest unit.',
  }),
  taxes: Type.String({
    default: '',
    pattern: `^(${taxOfCountry}(; ?${taxOfCountry})*)?$`,
    description: 'Taxes by country of the venue: "DE 19 included VAT; US 8.25 added Sales tax".',
  }),

  // Orders
  pendingOrderDays: Type.Integer({
    default: 14,
    minimum: 1,
    maximum: 365,
    description:
      'Days for which an order paid by check or invoice keeps its tickets after the buyer has confirmed the email address.',
  }),
  unpaidOrderHours: Type.Integer({
    default: 24,
    minimum: 1,
    maximum: 720,
    description:
      'Hours for which an order paid in cash, or without a confirmed email address, keeps its tickets.',
  }),
  maxOrderHoldMinutes: Type.Integer({
    default: 120,
    minimum: 10,
    maximum: 1_440,
    description: 'Maximum minutes for which an order can reserve its tickets before it is placed.',
  }),
  maxHeldPercentPerClient: Type.Integer({
    default: 25,
    minimum: 0,
    maximum: 100,
    description:
      'Percentage of the unsold tickets of an event that guests of one network address can hold in unfinished or unpaid orders, or 20 tickets if that is more; 0 disables the limit.',
  }),
  maxUnpaidTicketsPerBuyer: Type.Integer({
    default: 20,
    minimum: 0,
    description: 'Maximum unpaid tickets per event and email address; 0 disables the limit.',
  }),
  maxUnpaidTicketsPerClient: Type.Integer({
    default: 40,
    minimum: 0,
    description: 'Maximum unpaid tickets per event and network address; 0 disables the limit.',
  }),

  // Mail
  smtpUrl: Type.String({
    default: '',
    pattern: '^(smtps?://.+)?$',
    description:
      'The SMTP server, as smtp://user:password@host:587. Without it, emails are stored and not sent.',
  }),
  mailFrom: Type.String({
    default: 'tickets@localhost',
    pattern: '^[^\\s@<>]+@[^\\s@<>]+$',
    description: 'The sender address of emails.',
  }),

  mailsPerOrderPerHour: Type.Integer({
    default: 10,
    minimum: 0,
    description: 'Maximum requested emails per hour and order, such as resent tickets; 0 disables the limit.',
  }),
  mailsPerRecipientPerHour: Type.Integer({
    default: 20,
    minimum: 0,
    description: 'Maximum requested emails per hour and recipient; 0 disables the limit.',
  }),
  mailsPerCallerPerHour: Type.Integer({
    default: 100,
    minimum: 0,
    description: 'Maximum requested emails per hour and user or network address; 0 disables the limit.',
  }),
  guestMailsPerClientPerHour: Type.Integer({
    default: 300,
    minimum: 0,
    description:
      'Confirmations of free and unpaid orders of guests that are sent per hour for one network address; others are sent in the following hours. 0 disables the limit.',
  }),

  // Waitlists
  waitlistEntriesPerClient: Type.Integer({
    default: 10,
    minimum: 0,
    description: 'Maximum waitlist entries per event and network address; 0 disables the limit.',
  }),
  waitlistOfferMinutes: Type.Integer({
    default: 240,
    minimum: 1,
    maximum: 10_080,
    description: 'Minutes for which returned tickets are offered to the next person on the waitlist.',
  }),

  // Frames
  embedOrigins: Type.String({
    default: '',
    pattern: `^(${framingSite}( ${framingSite})*)?$`,
    description:
      'Origins that may embed the checkout in a frame: "https://example.org https://*.example.com"; * allows all.',
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
    description: 'The base URL of the Stripe API.',
  }),
})
