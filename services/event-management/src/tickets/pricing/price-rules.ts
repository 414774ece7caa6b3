import type { Kysely } from 'kysely'
import type { Settings } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { listSettings } from '../../events/store/event-settings.ts'
import type { EventRow } from '../../events/store/events.ts'
import { listVenueCountries } from '../../events/store/venue-countries.ts'
import type { FeeRate, TaxRate } from './fees.ts'
import { type PriceRules, pricingVersion } from './pricing.ts'

type Priced = Pick<EventRow, 'id' | 'venue_id' | 'currency'>

/** The operator's fees, and the tax of the event or else of its country. */
export async function readPriceRules(
  db: Kysely<Tables>,
  settings: Settings,
  event: Priced,
): Promise<PriceRules> {
  const rules = await readPriceRulesOf(db, settings, [event])
  return rules.get(event.id) ?? priceRulesIn(settings, event.currency, null)
}

export async function readPriceRulesOf(
  db: Kysely<Tables>,
  settings: Settings,
  events: readonly Priced[],
): Promise<Map<number, PriceRules>> {
  const ids = events.map(({ id }) => id)
  const venueIds = settings.taxes ? events.flatMap(({ venue_id }) => venue_id ?? []) : []
  const [own, countries] = await Promise.all([
    listSettings<TaxRate | null>(db, ids, taxKind),
    listVenueCountries(db, venueIds),
  ])
  return new Map(
    events.map(({ id, venue_id, currency }) => {
      const tax = own.get(id) ?? taxIn(settings, countries.get(venue_id ?? 0))
      return [id, priceRulesIn(settings, currency, tax)]
    }),
  )
}

/** The kind of the event setting. */
export const taxKind = 'tax'

export function priceRulesIn(settings: Settings, currency: string, tax: TaxRate | null): PriceRules {
  return {
    version: pricingVersion,
    currency,
    serviceFee: feeIn(settings.serviceFeePercent, settings.serviceFeeFixed, currency),
    paymentFee: feeIn(settings.paymentFeePercent, settings.paymentFeeFixed, currency),
    tax,
  }
}

/** `DE 19 included VAT; US 8.25 added` */
export function taxIn({ taxes }: Settings, country: string | undefined): TaxRate | null {
  const entry = taxes
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .find(([of]) => of === country)
  if (!entry) return null
  const [, percent, how, ...name] = entry
  return {
    name: name.join(' ') || 'Tax',
    basisPoints: Math.round(Number(percent) * 100),
    isIncluded: how === 'included',
  }
}

/** `USD,179 EUR,99` */
function feeIn(percent: number, fixed: string, currency: string): FeeRate {
  const own = fixed.split(' ').find((text) => text.startsWith(`${currency},`))
  return { fixed: Number(own?.slice(4) ?? 0), basisPoints: Math.round(percent * 100) }
}
