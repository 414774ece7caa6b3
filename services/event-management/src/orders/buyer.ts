import type { Entry } from '../context.ts'
import { mailboxOf } from '../outbox/mailbox.ts'

/** The known part of the buyer's identity. Guests are identified by email address. */
export interface Buyer {
  userId: number | null
  email?: string | undefined
  /** Guests only: the hash of their network address. */
  clientKey?: string | undefined
  /** A member of the organization, who sells to others. */
  isSeller: boolean
  /** A person on the waitlist who gets an offer. */
  isWaiting?: boolean
  /** The reason for access to the event, checked again when the order is created. */
  entry?: Entry
}

/** The key that identifies the buyer across orders. */
export function subjectOf({ userId, email }: Pick<Buyer, 'userId' | 'email'>): string | undefined {
  if (userId !== null) return `user:${userId}`
  return email ? `email:${mailboxOf(email)}` : undefined
}
