import type { Entry } from '../context.ts'
import { mailboxOf } from '../outbox/mailbox.ts'

/** Who an order is for, as far as it is known: guests are known by their address alone. */
export interface Buyer {
  userId: number | null
  email?: string | undefined
  /** A member of the organization, who sells to others. */
  isSeller: boolean
  /** Somebody of the waiting list, to whom this is offered. */
  isWaiting?: boolean
  /** Why they may see the event, which is checked again when the order is created. */
  entry?: Entry
}

/** By what a buyer is known again in another order. */
export function subjectOf({ userId, email }: Pick<Buyer, 'userId' | 'email'>): string | undefined {
  if (userId !== null) return `user:${userId}`
  return email ? `email:${mailboxOf(email)}` : undefined
}
