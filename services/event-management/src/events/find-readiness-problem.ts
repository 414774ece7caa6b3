import type { Problem } from '@octavo/platform/errors.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { argumentsError, problem } from '../errors.ts'
import { listOptions } from '../payments/options.ts'
import { listOptionsOfEvent, type PaymentSettings } from './checkout-options.ts'
import { findPublishedPage } from './store/content-pages.ts'
import { findOrganizerName } from './store/event-references.ts'
import { listTicketTotals, noTickets } from './store/event-tickets.ts'
import type { EventRow } from './store/events.ts'

/** The reason why an event cannot be published, if there is one. */
export async function findReadinessProblem(
  db: Kysely<Tables>,
  settings: PaymentSettings,
  event: EventRow,
  occurrences: number,
): Promise<Problem | undefined> {
  if (event.is_series_parent && occurrences === 0) return problem('ERROR_CANNOT_PUBLISH_SERIES_WITH_NO_DATES')
  const { classes, paid } = (await listTicketTotals(db, [event.id])).get(event.id) ?? noTickets
  const isSoldElsewhere = event.external_ticketing !== null
  const lacks = {
    'event.name.html': event.name_text === '',
    'event.description': !(await isDescribed(db, event)),
    'event.organizer.name': !(await findOrganizerName(db, event.organizer_id)),
    'event.ticket_classes': classes === 0 && !isSoldElsewhere,
  }
  const missing = Object.entries(lacks).filter(([, isMissing]) => isMissing)
  if (missing.length > 0)
    return argumentsError(Object.fromEntries(missing.map(([field]) => [field, ['MISSING']])))
  return paid > 0 ? await findPaymentProblem(db, settings, event) : undefined
}

async function findPaymentProblem(
  db: Kysely<Tables>,
  settings: PaymentSettings,
  event: EventRow,
): Promise<Problem | undefined> {
  if ((await listOptionsOfEvent(db, settings, event)).length > 0) return undefined
  const options = await listOptions(db, event.organization_id)
  const offersCards = options.some(({ method, isOffered }) => method === 'stripe' && isOffered)
  return problem('NO_PAYMENT_OPTIONS', offersCards ? { message: cardsUnavailable } : {})
}

const cardsUnavailable =
  'Buyers of this event can only pay by card, but the server has no Stripe key (`stripeKey`).'

async function isDescribed(
  db: Kysely<Tables>,
  { id, summary, description_html }: EventRow,
): Promise<boolean> {
  return Boolean(summary || description_html || (await findPublishedPage(db, id, 'listing')))
}
