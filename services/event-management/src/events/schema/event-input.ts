import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { Static } from 'typebox'
import { argumentsError } from '../../errors.ts'
import { columnsOf } from '../../wire/input-columns.ts'
import { isCurrency } from '../../wire/money.ts'
import { cleanHtml, cleanLine, textOf } from '../../wire/rich-text.ts'
import { readUtc } from '../../wire/times.ts'
import type { NewEvent } from '../create-event.ts'
import { type EventInput, nameColumns, type ZonedMoment } from '../event-input.ts'
import type { EventChangeFields, NewEventFields } from './event-bodies.ts'

type Input = Static<typeof EventChangeFields>

const maxNameLength = 500
const maxSummaryLength = 140

export function readNewEvent(input: Static<typeof NewEventFields>): NewEvent {
  const { name, currency } = input
  return { ...readEventInput(input), ...readName('event.name.html', name.html), currency }
}

export function readEventInput(input: Input): EventInput {
  const { name, summary, description, start, end, currency } = input
  if (currency !== undefined && !isCurrency(currency)) throw invalid('event.currency')
  return {
    ...columnsOf(input, idColumns, (id: string | null) => (id === null ? null : Number(id))),
    ...columnsOf(input, flagColumns, toBit),
    ...columnsOf(input, textColumns, (text: string | null) => text || null),
    ...columnsOf(input, jsonColumns, (value: object | null) => value && encodeJson(value)),
    ...(input.organizer_id !== undefined && { organizer_id: Number(input.organizer_id) }),
    ...(input.capacity !== undefined && { capacity: input.capacity }),
    ...(input.locale !== undefined && { locale: input.locale }),
    ...(input.tx_time_limit !== undefined && { tx_time_limit_s: input.tx_time_limit }),
    ...(currency !== undefined && { currency }),
    ...(name && readName('event.name.html', name.html)),
    ...(summary !== undefined && { summary: readSummary('event.summary', summary ?? '') }),
    ...(description !== undefined && { description_html: cleanHtml(description?.html ?? '') || null }),
    ...(start && { start: readZoned('event.start.utc', start) }),
    ...(end && { end: readZoned('event.end.utc', end) }),
  }
}

export function readMoment(field: string, text: string): number {
  const ms = readUtc(text)
  if (ms === undefined) throw invalid(field)
  return ms
}

const idColumns = {
  venue_id: 'venue_id',
  logo_id: 'logo_id',
  format_id: 'format_id',
  category_id: 'category_id',
  subcategory_id: 'subcategory_id',
} as const

const flagColumns = {
  online_event: 'is_online',
  listed: 'is_listed',
  shareable: 'is_shareable',
  invite_only: 'is_invite_only',
  show_remaining: 'shows_remaining',
  is_adult: 'is_adult',
  hide_start_date: 'hides_start_date',
  hide_end_date: 'hides_end_date',
  is_series: 'is_series_parent',
  is_reserved_seating: 'is_reserved_seating',
  show_pick_a_seat: 'shows_pick_a_seat',
  show_seatmap_thumbnail: 'shows_seatmap_thumbnail',
  show_colors_in_seatmap_thumbnail: 'shows_seatmap_colors',
} as const

const textColumns = {
  password: 'password',
  source: 'source',
  vanity_url: 'vanity_url',
  refund_policy: 'refund_policy',
} as const

const jsonColumns = { external_ticketing: 'external_ticketing', music_properties: 'music' } as const

export function readName(field: string, html: string) {
  const cleaned = cleanLine(html)
  const text = textOf(cleaned)
  if (text === '') throw argumentsError({ [field]: ['MISSING'] })
  if (text.length > maxNameLength) throw invalid(field)
  return nameColumns(cleaned, text)
}

/** Removes markup. */
export function readSummary(field: string, options: string): string | null {
  const text = textOf(cleanLine(options))
  if ([...text].length > maxSummaryLength) throw invalid(field)
  return text || null
}

function readZoned(field: string, { timezone, utc }: { timezone: string; utc: string }): ZonedMoment {
  return { zone: timezone, ms: readMoment(field, utc) }
}

const invalid = (field: string) => argumentsError({ [field]: ['INVALID'] })
