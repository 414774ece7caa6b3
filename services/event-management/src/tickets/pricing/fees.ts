export interface FeeRate {
  fixed: number
  /** Hundredths of a percent. */
  basisPoints: number
}

export interface TaxRate {
  name: string
  basisPoints: number
  /** True if prices include the fee. */
  isIncluded: boolean
}

/** No fee on a zero amount. */
export function feeOf({ fixed, basisPoints }: FeeRate, amount: number): number {
  return amount === 0 ? 0 : fixed + shareOf(amount, basisPoints)
}

export function taxOf({ basisPoints, isIncluded }: TaxRate, amount: number): number {
  return isIncluded ? rounded(amount, basisPoints, 10_000 + basisPoints) : shareOf(amount, basisPoints)
}

export function shareOf(amount: number, basisPoints: number): number {
  return rounded(amount, basisPoints, 10_000)
}

/** Rounds half up. */
function rounded(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(numerator)
  return Number((doubled + BigInt(denominator)) / (2n * BigInt(denominator)))
}
