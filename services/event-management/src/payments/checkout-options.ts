import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listSettings, putSetting } from '../events/store/event-settings.ts'
import type { EventRow } from '../events/store/events.ts'

export interface CheckoutOptions {
  /** Buyers can take tickets and pay an invoice later. */
  invoice_enabled: boolean
}

const kind = 'checkout'
const defaults: CheckoutOptions = { invoice_enabled: false }

type Event = Pick<EventRow, 'id' | 'series_id'>

/** The dates of a series have the options of the series until they have their own. */
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
