import type { Kysely } from 'kysely'
import type { Scope } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { optionsOf } from '../payments/options.ts'
import { listPaymentOptions } from '../payments/store/payment-options.ts'
import type { Expansion } from '../wire/expansions.ts'
import { isOfferedAt, listCheckoutOptions, type PaymentSettings } from './checkout-options.ts'
import type { EventRow } from './store/events.ts'
import { listVenueCountries } from './store/venue-countries.ts'

export const loadCheckoutSettings: Expansion<EventRow, Pick<Scope, 'db' | 'settings'>> = (
  events,
  { db, settings },
) => readCheckoutSettings(db, settings, events)

export async function readCheckoutSettings(
  db: Kysely<Tables>,
  settings: PaymentSettings,
  events: readonly EventRow[],
) {
  const rows = await listPaymentOptions(db, [...new Set(events.map((event) => event.organization_id))])
  const checkoutOf = await listCheckoutOptions(db, events)
  const countries = await listVenueCountries(
    db,
    events.flatMap(({ venue_id }) => venue_id ?? []),
  )
  return (event: EventRow) => {
    const { organization_id, venue_id, currency } = event
    const checkout = checkoutOf(event)
    const own = rows.filter((row) => row.organization_id === organization_id)
    const offered = optionsOf(own).filter((option) => isOfferedAt(option, checkout, settings))
    return {
      country_code: countries.get(venue_id ?? 0) ?? null,
      currency_code: currency,
      checkout_method: offered.some(({ method }) => method === 'stripe')
        ? ('eventbrite' as const)
        : ('offline' as const),
      offline_settings: offered
        .filter(({ method }) => method !== 'stripe')
        .map(({ method, instructions }) => ({ payment_method: method.toUpperCase(), instructions })),
      ...checkout,
    }
  }
}
