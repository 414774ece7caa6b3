import type { Kysely } from 'kysely'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { eventsChanged } from '../events/events-changed.ts'
import { findSetting, putSetting } from '../events/store/event-settings.ts'
import { type EventChange, updateEvents } from '../events/store/events.ts'
import { changeSales } from './change-sales.ts'
import type { TaxRate } from './pricing/fees.ts'
import { taxKind } from './pricing/price-rules.ts'
import { listTicketClasses } from './store/ticket-classes.ts'

/** Texts are clean HTML. */
export interface TicketBuyerSettings {
  confirmation_message: string | null
  instructions: string | null
  sales_ended_message: string | null
  survey_info: string | null
  survey_name: string
  /** Minutes. */
  survey_time_limit: number
  survey_respondent: 'ticket_buyer' | 'attendee'
  /** Empty for all classes. */
  survey_ticket_classes: readonly number[]
  refund_request_enabled: boolean
  allow_attendee_update: boolean
  redirect_url: string | null
}

/** Settings that are also event columns are stored there. */
export interface DisplaySettings {
  show_start_end_time: boolean
  show_timezone: boolean
  show_map: boolean
  show_organizer_facebook: boolean
  show_organizer_twitter: boolean
  show_facebook_friends_going: boolean
  terminology: 'tickets_vertical' | 'endurance_vertical'
}

const defaultBuyerSettings: TicketBuyerSettings = {
  confirmation_message: null,
  instructions: null,
  sales_ended_message: null,
  survey_info: null,
  survey_name: 'Registration',
  survey_time_limit: 15,
  survey_respondent: 'ticket_buyer',
  survey_ticket_classes: [],
  refund_request_enabled: true,
  allow_attendee_update: false,
  redirect_url: null,
}

const defaultDisplay: DisplaySettings = {
  show_start_end_time: true,
  show_timezone: true,
  show_map: true,
  show_organizer_facebook: false,
  show_organizer_twitter: false,
  show_facebook_friends_going: false,
  terminology: 'tickets_vertical',
}

const buyerKind = 'ticket_buyer'
const displayKind = 'display'

export async function readTicketBuyerSettings(
  db: Kysely<Tables>,
  eventId: number,
): Promise<TicketBuyerSettings> {
  return {
    ...defaultBuyerSettings,
    ...(await findSetting<Partial<TicketBuyerSettings>>(db, eventId, buyerKind)),
  }
}

export async function readDisplaySettings(db: Kysely<Tables>, eventId: number): Promise<DisplaySettings> {
  return { ...defaultDisplay, ...(await findSetting<Partial<DisplaySettings>>(db, eventId, displayKind)) }
}

/** Null if the configured tax of the country applies. */
export async function readTaxSetting(db: Kysely<Tables>, eventId: number): Promise<TaxRate | null> {
  return (await findSetting<TaxRate | null>(db, eventId, taxKind)) ?? null
}

export function changeTicketBuyerSettings(
  context: Context,
  viewer: Viewer,
  eventId: number,
  input: Partial<TicketBuyerSettings>,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx, event, occurrences }) => {
    const classes = await listTicketClasses(tx, [eventId])
    const areOwned = (input.survey_ticket_classes ?? []).every((id) => classes.some((each) => each.id === id))
    if (!areOwned) throw argumentsError({ 'ticket_buyer_settings.survey_ticket_classes': ['INVALID'] })
    const { survey_ticket_classes: _, ...shared } = input
    await putSetting(tx, eventId, buyerKind, { ...(await readTicketBuyerSettings(tx, eventId)), ...input })
    for (const { id } of occurrences)
      await putSetting(tx, id, buyerKind, { ...(await readTicketBuyerSettings(tx, id)), ...shared })
    await eventsChanged(tx, context, [event.id, ...occurrences.map(({ id }) => id)])
  })
}

export function changeDisplaySettings(
  context: Context,
  viewer: Viewer,
  eventId: number,
  input: Partial<DisplaySettings>,
  ofEvent: EventChange,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx, occurrences }) => {
    const ids = [eventId, ...occurrences.map(({ id }) => id)]
    for (const id of ids)
      await putSetting(tx, id, displayKind, { ...(await readDisplaySettings(tx, id)), ...input })
    if (Object.keys(ofEvent).length > 0) await updateEvents(tx, ids, ofEvent)
    await eventsChanged(tx, context, ids)
  })
}

export function changeTax(
  context: Context,
  viewer: Viewer,
  eventId: number,
  tax: TaxRate | null,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx, occurrences }) => {
    const ids = [eventId, ...occurrences.map(({ id }) => id)]
    for (const id of ids) await putSetting(tx, id, taxKind, tax)
    await eventsChanged(tx, context, ids)
  })
}
