import { chargeStepOf } from '../../wire/money.ts'
import { type FeeRate, feeOf, shareOf, type TaxRate, taxOf } from './fees.ts'
import { divideByWeights } from './largest-remainder.ts'

/** Stored with each order: prices of older versions are never recalculated. */
export const pricingVersion = 1

/** Minor units of one currency. */
export interface PriceRules {
  version: typeof pricingVersion
  currency: string
  serviceFee: FeeRate
  paymentFee: FeeRate
  tax: TaxRate | null
}

/**
 * Who pays the fees: the buyer on top of the price, the organizer out of it, or the organizer only the
 * payment fee.
 */
export type FeeBearing = 'buyer' | 'organizer' | 'split'

export interface PriceLine {
  quantity: number
  unitPrice: number
  feeBearing: FeeBearing
  reduction?: Reduction | undefined
}

/** Off each ticket, or once off the order. Percentages are in hundredths. */
export interface Reduction {
  discountId: number
  kind: 'amount' | 'percent'
  value: number
  appliesTo: 'ticket' | 'order'
}

/**
 * The buyer pays `gross = displayPrice + passedFees + addedTax`, which is distributed as `gross = basePrice +
 * serviceFee + paymentFee + tax`.
 */
export interface Costs {
  priceBeforeDiscount: number
  discount: number
  displayPrice: number
  serviceFee: number
  paymentFee: number
  /** The fees on top of the price. */
  passedFees: number
  tax: number
  /** The tax on top of the price. */
  addedTax: number
  basePrice: number
  gross: number
}

export interface LineCosts extends Costs {
  /** Per unit. They add up to the line. */
  units: Costs[]
}

export interface Price extends Costs {
  lines: LineCosts[]
}

/** Fees, taxes and discounts are rounded to amounts that cards can be charged, if the prices are such amounts. */
export function price(lines: readonly PriceLine[], rules: PriceRules): Price {
  const step = stepOf(
    rules,
    lines.map(({ unitPrice }) => unitPrice),
  )
  if (step === 1) return priceExactly(lines, rules)
  const steps = priceExactly(
    lines.map((line) => inSteps(line, step)),
    rulesInSteps(rules, step),
  )
  const lineCosts = steps.lines.map((line) => ({
    ...inMinorUnits(line, step),
    units: line.units.map((unit) => inMinorUnits(unit, step)),
  }))
  return { ...inMinorUnits(steps, step), lines: lineCosts }
}

function priceExactly(lines: readonly PriceLine[], rules: PriceRules): Price {
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

/** The step of all amounts of an order, in minor units. */
export function stepOf({ currency }: Pick<PriceRules, 'currency'>, prices: readonly number[]): number {
  const step = chargeStepOf(currency)
  return prices.every((unitPrice) => unitPrice % step === 0) ? step : 1
}

export function rulesInSteps(rules: PriceRules, step: number): PriceRules {
  return {
    ...rules,
    serviceFee: feeInSteps(rules.serviceFee, step),
    paymentFee: feeInSteps(rules.paymentFee, step),
  }
}

/** The fees of one ticket, regardless of who pays them. */
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

function inSteps({ unitPrice, reduction, ...line }: PriceLine, step: number): PriceLine {
  const value = reduction?.kind === 'amount' ? Math.floor(reduction.value / step) : reduction?.value
  return {
    ...line,
    unitPrice: unitPrice / step,
    reduction: reduction && { ...reduction, value: value ?? 0 },
  }
}

function feeInSteps({ fixed, basisPoints }: FeeRate, step: number): FeeRate {
  return { fixed: Math.round(fixed / step), basisPoints }
}

function inMinorUnits(costs: Costs, step: number): Costs {
  const units = { ...nothing }
  for (const key of costKeys) units[key] = costs[key] * step
  return units
}

function discountsOf(units: readonly PriceLine[]): number[] {
  const discounts = units.map(() => 0)
  for (const some of Map.groupBy(units.entries(), ([, { reduction }]) => reduction?.discountId).values()) {
    const reduction = some[0]?.[1].reduction
    if (!reduction) continue
    const prices = some.map(([, { unitPrice }]) => unitPrice)
    const off = reduced(prices, reduction)
    for (const [position, [index]] of some.entries()) discounts[index] = off[position] ?? 0
  }
  return discounts
}

function reduced(prices: readonly number[], { kind, value, appliesTo }: Reduction): number[] {
  const off = (price: number) => Math.min(price, kind === 'amount' ? value : shareOf(price, value))
  return appliesTo === 'ticket' ? prices.map(off) : divideByWeights(off(prices.reduce(add, 0)), prices)
}

/** The total tax is rounded once, as it is owed. */
function taxesOf(net: readonly number[], rate: TaxRate | null): number[] {
  return rate === null ? net.map(() => 0) : divideByWeights(taxOf(rate, net.reduce(add, 0)), net)
}

function costsOf({ unitPrice, feeBearing }: PriceLine, net: number, tax: number, rules: PriceRules): Costs {
  const addedTax = rules.tax?.isIncluded ? 0 : tax
  const { service, payment } = feesOf(net, addedTax, rules, feeBearing)
  // The organizer's fees are capped at the price.
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

// The keys of a literal.
const costKeys = Object.keys(nothing) as (keyof Costs)[]
