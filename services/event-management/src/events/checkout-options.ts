import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listOptions, type PaymentOption } from '../payments/options.ts'
import { listSettings, putSetting } from './store/event-settings.ts'
import type { EventRow } from './store/events.ts'

export interface CheckoutOptions {
  invoice_enabled: boolean
}

const kind = 'checkout'
const defaults: CheckoutOptions = { invoice_enabled: false }

type Event = Pick<EventRow, 'id' | 'series_id'>

/** Dates of a series inherit the options of the series until they have their own. */
export async function listCheckoutOptions(
  db: Kysely<Tables>,
  events: readonly Event[],
): Promise<(event: Event) => CheckoutOptions> {
  const ids = new Set(events.flatMap(({ id, series_id }) => [id, ...(series_id === null ? [] : [series_id])]))
  const options = await listSettings<CheckoutOptions>(db, [...ids], kind)
  return ({ id, series_id }) => options.get(id) ?? options.get(series_id ?? id) ?? defaults
}

export async function findCheckoutOptions(db: Kysely<Tables>, event: Event): Promise<CheckoutOptions> {
  return (await listCheckoutOptions(db, [event]))(event)
}

export function putCheckoutOptions(
  tx: Transaction<Tables>,
  eventId: number,
  options: CheckoutOptions,
): Promise<void> {
  return putSetting(tx, eventId, kind, options)
}

type SoldEvent = Pick<EventRow, 'id' | 'series_id' | 'organization_id'>

/** The payment options of the organization that the event allows. */
export async function listOptionsOfEvent(db: Kysely<Tables>, event: SoldEvent): Promise<PaymentOption[]> {
  const [options, checkout] = await Promise.all([
    listOptions(db, event.organization_id),
    findCheckoutOptions(db, event),
  ])
  return options.filter((option) => isOfferedAt(option, checkout))
}

export function isOfferedAt({ method, isOffered }: PaymentOption, checkout: CheckoutOptions): boolean {
  return isOffered && (method !== 'invoice' || checkout.invoice_enabled)
}

/** An event with paid tickets cannot be published without one. */
export async function hasPaymentOptions(db: Kysely<Tables>, event: SoldEvent): Promise<boolean> {
  return (await listOptionsOfEvent(db, event)).length > 0
}
