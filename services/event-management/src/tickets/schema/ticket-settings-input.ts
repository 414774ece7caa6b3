import { toBit } from '@octavo/platform/data/columns.ts'
import { argumentsError } from '../../errors.ts'
import type { EventChange } from '../../events/store/events.ts'
import { columnsOf } from '../../wire/input-columns.ts'
import { cleanHtml } from '../../wire/rich-text.ts'
import type { DisplaySettings, TicketBuyerSettings } from '../event-settings.ts'
import type { TaxRate } from '../pricing/fees.ts'
import type { DisplayInput, TaxInput, TicketBuyerInput } from './ticket-settings.ts'

export function readTicketBuyerSettings(input: TicketBuyerInput): Partial<TicketBuyerSettings> {
  const { event_id: _, survey_ticket_classes, redirect_url, ...rest } = input
  const { confirmation_message, instructions, sales_ended_message, survey_info, ...plain } = rest
  const htmls = { confirmation_message, instructions, sales_ended_message, survey_info }
  return {
    ...plain,
    ...columnsOf(
      htmls,
      htmlFields,
      (value: { html?: string | null } | null) => cleanHtml(value?.html ?? '') || null,
    ),
    ...(survey_ticket_classes && { survey_ticket_classes: survey_ticket_classes.map(Number) }),
    ...(redirect_url !== undefined && { redirect_url: readUrl(redirect_url) }),
  }
}

export function readDisplaySettings({
  show_start_date,
  show_end_date,
  show_remaining,
  ...settings
}: DisplayInput): {
  settings: Partial<DisplaySettings>
  ofEvent: EventChange
} {
  return {
    settings,
    ofEvent: {
      ...(show_start_date !== undefined && { hides_start_date: toBit(!show_start_date) }),
      ...(show_end_date !== undefined && { hides_end_date: toBit(!show_end_date) }),
      ...(show_remaining !== undefined && { shows_remaining: toBit(show_remaining) }),
    },
  }
}

export function readTax(input: TaxInput): TaxRate | null {
  if (input === null) return null
  const [whole = '', fraction = ''] = input.percent.split('.')
  const basisPoints = Number(whole + fraction.padEnd(2, '0'))
  return { name: input.name, basisPoints, isIncluded: input.included }
}

const htmlFields = {
  confirmation_message: 'confirmation_message',
  instructions: 'instructions',
  sales_ended_message: 'sales_ended_message',
  survey_info: 'survey_info',
} as const

/** Buyers are redirected there, so only http and https are allowed. */
function readUrl(text: string | null): string | null {
  if (!text) return null
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw argumentsError({ 'ticket_buyer_settings.redirect_url': ['INVALID'] })
  return url.href
}
