/** What people are written to about. Whoever lets it happen says so in the same transaction. */
export type News =
  | { kind: 'order-placed'; orderId: number }
  | { kind: 'order-refunded'; orderId: number; amount: number }
  | { kind: 'event-canceled'; orderId: number }
  | { kind: 'payment-failed'; orderId: number }
  | { kind: 'ticket-transferred'; attendeeId: number }
  | {
      kind: 'waitlist-offer'
      eventId: number
      to: { address: string; name?: string }
      quantity: number
      /** Where the offer is taken. */
      address: string
      expiresAtMs: number
    }
  | {
      kind: 'invitation'
      eventId: number
      to: { address: string; name?: string }
      quantity: number
      /** Where it is accepted. */
      address: string
      expiresAtMs: number | null
    }

export type NewsKind = News['kind']

export type NewsOf<Kind extends NewsKind> = Extract<News, { kind: Kind }>

/** Made when the mail is sent, so that it is right then. */
export type Attachment =
  | { kind: 'order-tickets'; orderId: number }
  | { kind: 'ticket'; eventId: number; attendeeId: number }
  | { kind: 'calendar'; eventId: number; seats?: string }
