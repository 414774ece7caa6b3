import type { Scope } from '../context.ts'
import { problem } from '../errors.ts'
import { isCountry } from '../geography/countries.ts'
import { isCurrency } from '../wire/money.ts'
import { taxOf } from './pricing/fees.ts'
import { priceRulesIn, taxIn } from './pricing/price-rules.ts'
import { feesOf, rulesInSteps, stepOf } from './pricing/pricing.ts'

export interface RequestedItem {
  currency: string
  /** Minor units. */
  basePrice: number
  country: string
  absorbsFees: boolean
  absorbsTaxes: boolean
}

/** The payout and the price that the buyer pays. */
export interface ItemPrice {
  organizerShare: number
  fees: number
  taxes: number
  total: number
}

export function priceOfItem(settings: Scope['settings'], item: RequestedItem): ItemPrice {
  const { currency, country, absorbsFees, absorbsTaxes } = item
  refuseUnknownPair(country, currency)
  const exactRules = priceRulesIn(settings, currency, taxIn(settings, country))
  const step = stepOf(exactRules, [item.basePrice])
  const rules = rulesInSteps(exactRules, step)
  const basePrice = item.basePrice / step
  const taxes = rules.tax === null ? 0 : taxOf({ ...rules.tax, isIncluded: absorbsTaxes }, basePrice)
  const bearing = absorbsFees ? 'organizer' : 'buyer'
  const { service, payment } = feesOf(basePrice, absorbsTaxes ? 0 : taxes, rules, bearing)
  const fees = service + payment
  const organizerShare = basePrice - (absorbsFees ? fees : 0) - (absorbsTaxes ? taxes : 0)
  if (organizerShare < 0) throw problem('BASE_PRICE_TOO_LOW_TO_ABSORB')
  const total = organizerShare + fees + taxes
  return {
    organizerShare: organizerShare * step,
    fees: fees * step,
    taxes: taxes * step,
    total: total * step,
  }
}

export function refuseUnknownPair(country: string, currency: string): void {
  if (!isCountry(country) || !isCurrency(currency)) throw problem('INVALID_CURRENCY_COUNTRY_COMBINATION')
}
