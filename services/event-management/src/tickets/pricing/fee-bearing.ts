import type { TicketClassRow } from '../store/ticket-classes.ts'
import type { FeeBearing } from './pricing.ts'

export function feeBearingOf({
  includes_fee,
  splits_fee,
}: Pick<TicketClassRow, 'includes_fee' | 'splits_fee'>): FeeBearing {
  if (includes_fee) return 'organizer'
  return splits_fee ? 'split' : 'buyer'
}
