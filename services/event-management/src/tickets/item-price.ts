import type { Scope } from '../context.ts'
import { problem } from '../errors.ts'
import { isCountry } from '../geography/countries.ts'
import { isCurrency } from '../wire/money.ts'
import { taxOf } from './pricing/fees.ts'
import { priceRulesIn, taxIn } from './pricing/price-rules.ts'
import { feesOf } from './pricing/pricing.ts'

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
  const { currency, basePrice, country, absorbsFees, absorbsTaxes } = item
  refuseUnknownPair(country, currency)
  const rules = priceRulesIn(settings, currency, taxIn(settings, country))
  const taxes = rules.tax === null ? 0 : taxOf({ ...rules.tax, isIncluded: absorbsTaxes }, basePrice)
  const bearing = absorbsFees ? 'organizer' : 'buyer'
  const { service, payment } = feesOf(basePrice, absorbsTaxes ? 0 : taxes, rules, bearing)
  const fees = service + payment
  const organizerShare = basePrice - (absorbsFees ? fees : 0) - (absorbsTaxes ? taxes : 0)
  if (organizerShare < 0) throw problem('BASE_PRICE_TOO_LOW_TO_ABSORB')
  return { organizerShare, fees, taxes, total: organizerShare + fees + taxes }
}

export function refuseUnknownPair(country: string, currency: string): void {
  if (!isCountry(country) || !isCurrency(currency)) throw problem('INVALID_CURRENCY_COUNTRY_COMBINATION')
}
