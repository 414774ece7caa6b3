import { type FeeRate, feeOf, shareOf, type TaxRate, taxOf } from './fees.ts'
import { divideByWeights } from './largest-remainder.ts'

/** Kept with each order: what was calculated by other rules is never calculated again. */
export const pricingVersion = 1

/** Minor units of one currency throughout. */
export interface PriceRules {
  version: typeof pricingVersion
  currency: string
  serviceFee: FeeRate
  paymentFee: FeeRate
  tax: TaxRate | null
}

/** Who bears the fees: the buyer, on top of the price; the organiser, out of it; or the organiser those of payment only. */
export type FeeBearing = 'buyer' | 'organizer' | 'split'

export interface PriceLine {
  quantity: number
  unitPrice: number
  feeBearing: FeeBearing
  reduction?: Reduction | undefined
}

/** Off each ticket, or off all that it is for once. A percentage is in hundredths. */
export interface Reduction {
  discountId: number
  kind: 'amount' | 'percent'
  value: number
  appliesTo: 'ticket' | 'order'
}

/**
 * `gross = displayPrice + passedFees + addedTax`, which is what the buyer pays, and
 * `gross = basePrice + serviceFee + paymentFee + tax`, which is where it goes.
 */
export interface Costs {
  priceBeforeDiscount: number
  discount: number
  displayPrice: number
  serviceFee: number
  paymentFee: number
  /** The part of the fees that comes on top of the price. */
  passedFees: number
  tax: number
  /** The part of the tax that comes on top of the price. */
  addedTax: number
  basePrice: number
  gross: number
}

export interface LineCosts extends Costs {
  /** Of each unit in turn. They sum up to the line. */
  units: Costs[]
}

export interface Price extends Costs {
  lines: LineCosts[]
}

export function price(lines: readonly PriceLine[], rules: PriceRules): Price {
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line))
  const discounts = discountsOf(units)
  const net = units.map(({ unitPrice }, index) => unitPrice - (discounts[index] ?? 0))
  const taxes = taxesOf(net, rules.tax)
  const costs = units.map((unit, index) => costsOf(unit, net[index] ?? 0, taxes[index] ?? 0, rules))
  let next = 0
  const lineCosts = lines.map(({ quantity }) => {
    const own = costs.slice(next, next + quantity)
    next += quantity
    return { ...sumOf(own), units: own }
  })
  return { ...sumOf(lineCosts), lines: lineCosts }
}

/** What is taken of one ticket, whoever bears it. */
export function feesOf(
  net: number,
  addedTax: number,
  { serviceFee, paymentFee }: Pick<PriceRules, 'serviceFee' | 'paymentFee'>,
  feeBearing: FeeBearing,
): { service: number; payment: number } {
  const service = feeOf(serviceFee, net)
  const charged = net + addedTax + (feeBearing === 'organizer' ? 0 : service)
  return { service, payment: feeOf(paymentFee, charged) }
}

export function sumOf(parts: readonly Costs[]): Costs {
  const sum = { ...nothing }
  for (const part of parts) for (const key of costKeys) sum[key] += part[key]
  return sum
}

function discountsOf(units: readonly PriceLine[]): number[] {
  const discounts = units.map(() => 0)
  for (const some of Map.groupBy(units.entries(), ([, { reduction }]) => reduction?.discountId).values()) {
    const reduction = some[0]?.[1].reduction
    if (!reduction) continue
    const prices = some.map(([, { unitPrice }]) => unitPrice)
    const off = reduced(prices, reduction)
    for (const [place, [index]] of some.entries()) discounts[index] = off[place] ?? 0
  }
  return discounts
}

function reduced(prices: readonly number[], { kind, value, appliesTo }: Reduction): number[] {
  const off = (price: number) => Math.min(price, kind === 'amount' ? value : shareOf(price, value))
  return appliesTo === 'ticket' ? prices.map(off) : divideByWeights(off(prices.reduce(add, 0)), prices)
}

/** The tax is rounded once for all, as it is owed. */
function taxesOf(net: readonly number[], rate: TaxRate | null): number[] {
  return rate === null ? net.map(() => 0) : divideByWeights(taxOf(rate, net.reduce(add, 0)), net)
}

function costsOf({ unitPrice, feeBearing }: PriceLine, net: number, tax: number, rules: PriceRules): Costs {
  const addedTax = rules.tax?.isIncluded ? 0 : tax
  const { service, payment } = feesOf(net, addedTax, rules, feeBearing)
  // Nobody pays for having sold something: what the organiser bears ends where the price does.
  const revenue = net - (tax - addedTax)
  const borneService = feeBearing === 'organizer' ? Math.min(service, revenue) : 0
  const bornePayment = feeBearing === 'buyer' ? 0 : Math.min(payment, revenue - borneService)
  const serviceFee = feeBearing === 'organizer' ? borneService : service
  const paymentFee = feeBearing === 'buyer' ? payment : bornePayment
  const passedFees = serviceFee - borneService + paymentFee - bornePayment
  return {
    priceBeforeDiscount: unitPrice,
    discount: unitPrice - net,
    displayPrice: net,
    serviceFee,
    paymentFee,
    passedFees,
    tax,
    addedTax,
    basePrice: revenue - borneService - bornePayment,
    gross: net + passedFees + addedTax,
  }
}

const add = (a: number, b: number) => a + b

const nothing: Costs = {
  priceBeforeDiscount: 0,
  discount: 0,
  displayPrice: 0,
  serviceFee: 0,
  paymentFee: 0,
  passedFees: 0,
  tax: 0,
  addedTax: 0,
  basePrice: 0,
  gross: 0,
}

// Its keys are those of its type, for it is a literal.
const costKeys = Object.keys(nothing) as (keyof Costs)[]
