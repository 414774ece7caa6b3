/** The reasons for emails, with the data that each needs. They are queued in the transaction that causes them. */
export type Notification =
  | { kind: 'order-placed'; orderId: number }
  | { kind: 'order-refunded'; orderId: number; amount: number }
  /** Stripe or a bank refused a refund that the buyer was notified of. */
  | { kind: 'refund-failed'; orderId: number; amount: number }
  | { kind: 'refund-denied'; orderId: number; amount: number }
  | { kind: 'event-canceled'; orderId: number }
  | { kind: 'payment-failed'; orderId: number }
  | { kind: 'ticket-transferred'; attendeeId: number }
  /** To the new holder of a transferred ticket, who does not read the emails to the buyer. */
  | { kind: 'ticket-canceled'; attendeeId: number; isEventCanceled: boolean }
  | {
      kind: 'waitlist-offer'
      eventId: number
      to: { address: string; name?: string }
      quantity: number
      /** The link to the offer. */
      address: string
      expiresAtMs: number
    }
  | {
      kind: 'invitation'
      eventId: number
      to: { address: string; name?: string }
      quantity: number
      /** The link to the invitation. */
      address: string
      expiresAtMs: number | null
    }
  | { kind: 'organization-invitation'; organizationId: number; userId: number; to: { address: string } }

export type NotificationKind = Notification['kind']

export type NotificationOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>

/** Generated when the email is sent, so that it is up to date. */
export type Attachment =
  | { kind: 'order-tickets'; orderId: number }
  | { kind: 'ticket'; eventId: number; attendeeId: number }
  | { kind: 'calendar'; eventId: number; seats?: string }
