import type { Kysely, Transaction } from 'kysely'
import type { Settings } from '../context.ts'
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

export type PaymentSettings = Pick<Settings, 'stripeKey'>

type SoldEvent = Pick<EventRow, 'id' | 'series_id' | 'organization_id'>

/** The payment options of the organization that the event allows and that this server can use. */
export async function listOptionsOfEvent(
  db: Kysely<Tables>,
  settings: PaymentSettings,
  event: SoldEvent,
): Promise<PaymentOption[]> {
  const [options, checkout] = await Promise.all([
    listOptions(db, event.organization_id),
    findCheckoutOptions(db, event),
  ])
  return options.filter((option) => isOfferedAt(option, checkout, settings))
}

export function isOfferedAt(
  { method, isOffered }: PaymentOption,
  checkout: CheckoutOptions,
  { stripeKey }: PaymentSettings,
): boolean {
  if (method === 'invoice' && !checkout.invoice_enabled) return false
  // The key may have been removed since the organization enabled cards.
  if (method === 'stripe' && stripeKey === '') return false
  return isOffered
}
