import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { EventRow } from '../events/store/events.ts'
import { listTextOverridesFor, type TextOverrideRow } from './store/text-overrides.ts'
import { resolveText, type TextCode } from './text-overrides.ts'

export type TextLookup = (code: TextCode) => ReturnType<typeof resolveText>

/** In each event's language: the text of the event, its series, its venue or its organization. */
export async function readTexts(
  db: Kysely<Tables>,
  events: readonly EventRow[],
): Promise<Map<number, TextLookup>> {
  const rows = await listTextOverridesFor(
    db,
    {
      organizationIds: distinct(events.map(({ organization_id }) => organization_id)),
      venueIds: distinct(events.map(({ venue_id }) => venue_id)),
      eventIds: distinct(events.flatMap(({ id, series_id }) => [id, series_id])),
    },
    [...new Set(events.map(({ locale }) => locale))],
  )
  return new Map(events.map((event) => [event.id, (code) => resolveText(code, nearest(rows, event, code))]))
}

export async function readTextsOf(db: Kysely<Tables>, event: EventRow): Promise<TextLookup> {
  return (await readTexts(db, [event])).get(event.id) ?? resolveText
}

/** Undefined for the default text. */
export function customText(textOf: TextLookup, code: TextCode): string | undefined {
  const { type, message } = textOf(code)
  return type === 'default' ? undefined : message
}

function nearest(
  rows: readonly TextOverrideRow[],
  { id, series_id, venue_id, organization_id, locale }: EventRow,
  code: TextCode,
): TextOverrideRow | undefined {
  const overrides = rows.filter(
    (row) =>
      row.text_code === code &&
      row.locale === locale &&
      row.organization_id === organization_id &&
      // An override without a text counts as missing.
      (row.message ?? row.message_code) !== null,
  )
  const scopes = [
    ['event', id],
    ['event', series_id],
    ['venue', venue_id],
    ['organization', organization_id],
  ] as const
  const candidates = scopes.map(([scope, subject]) =>
    overrides.find((row) => row.scope === scope && row.subject_id === subject),
  )
  return candidates.find((row) => row !== undefined)
}

const distinct = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
