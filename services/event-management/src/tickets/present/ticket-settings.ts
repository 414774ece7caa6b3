import type { Static } from 'typebox'
import type { EventRow } from '../../events/store/events.ts'
import { presentId } from '../../wire/ids.ts'
import { presentText } from '../../wire/texts.ts'
import type {
  DisplaySettings as KeptDisplay,
  TicketBuyerSettings as KeptTicketBuyer,
} from '../event-settings.ts'
import type { TaxRate } from '../pricing/fees.ts'
import type { DisplaySettings, TaxResponse, TicketBuyerSettings } from '../schema/ticket-settings.ts'

export function presentTicketBuyerSettings(
  eventId: number,
  settings: KeptTicketBuyer,
): Static<typeof TicketBuyerSettings> {
  return {
    ...settings,
    event_id: presentId(eventId),
    confirmation_message: presentText(settings.confirmation_message),
    instructions: presentText(settings.instructions),
    sales_ended_message: presentText(settings.sales_ended_message),
    survey_info: presentText(settings.survey_info),
    survey_ticket_classes: settings.survey_ticket_classes.map(String),
  }
}

export function presentDisplaySettings(
  event: Pick<EventRow, 'hides_start_date' | 'hides_end_date' | 'shows_remaining'>,
  settings: KeptDisplay,
): Static<typeof DisplaySettings> {
  return {
    show_start_date: event.hides_start_date === 0,
    show_end_date: event.hides_end_date === 0,
    show_remaining: event.shows_remaining === 1,
    ...settings,
  }
}

export function presentTax(tax: TaxRate | null): Static<typeof TaxResponse> {
  if (tax === null) return { tax: null }
  const { name, basisPoints, isIncluded } = tax
  return { tax: { name, percent: (basisPoints / 100).toFixed(2), included: isIncluded } }
}
