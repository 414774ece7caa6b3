import type { Scope } from '../scope.ts'
import type { EventRow } from '../store/events.ts'
import { listPaymentOptions } from '../store/payment-options.ts'
import { listVenueCountries } from '../store/venue-countries.ts'
import type { Expansion } from '../wire/expansions.ts'
import { optionsOf } from './options.ts'

/** For the expansion of events: how their tickets are paid for. */
export const loadCheckoutSettings: Expansion<EventRow, Pick<Scope, 'db'>> = async (events, { db }) => {
  const said = await listPaymentOptions(db, [...new Set(events.map((event) => event.organization_id))])
  const countries = await listVenueCountries(
    db,
    events.flatMap(({ venue_id }) => venue_id ?? []),
  )
  return ({ organization_id, venue_id, currency }) => {
    const own = said.filter((row) => row.organization_id === organization_id)
    const offered = optionsOf(own).filter(({ isOffered }) => isOffered)
    return {
      country_code: countries.get(venue_id ?? 0) ?? null,
      currency_code: currency,
      checkout_method: offered.some(({ method }) => method === 'stripe') ? 'eventbrite' : 'offline',
      offline_settings: offered
        .filter(({ method }) => method !== 'stripe')
        .map(({ method, instructions }) => ({ payment_method: method.toUpperCase(), instructions })),
    }
  }
}
