import type { FeeBearing } from './pricing.ts'

export function feeBearingOf({
  includes_fee,
  splits_fee,
}: {
  includes_fee: number
  splits_fee: number
}): FeeBearing {
  if (includes_fee) return 'organizer'
  return splits_fee ? 'split' : 'buyer'
}
