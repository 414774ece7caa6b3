import type { Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { eventChanged } from '../events/events-changed.ts'
import { belongsTo } from '../events/store/event-references.ts'
import { findEvent } from '../events/store/events.ts'
import { putTextOverride, type TextOverrideRow, type TextScope } from './store/text-overrides.ts'

export const defaultTexts = {
  tickets_not_yet_on_sale: 'Not Yet On Sale',
  tickets_with_sales_ended: 'Sales Ended',
  tickets_sold_out: 'Sold Out',
  tickets_unavailable: 'Unavailable',
  tickets_at_the_door: 'At The Door',
  event_cancelled: 'Canceled',
  event_postponed: 'Postponed',
  checkout_title_tickets: 'Tickets',
  checkout_title_add_ons: 'Add-Ons',
  checkout_title_donations: 'Donations',
} as const

export type TextCode = keyof typeof defaultTexts

// The keys of a literal.
export const textCodes = Object.keys(defaultTexts) as TextCode[]

export interface TextOverrideInput {
  code: TextCode
  message: string | null
  messageCode: TextCode | null
}

/** The text and its origin: the default, another default text, or a custom text. */
export interface ResolvedText {
  message: string
  messageCode: TextCode | null
  type: 'default' | 'canonical' | 'custom'
}

export function resolveText(
  code: TextCode,
  input?: Pick<TextOverrideRow, 'message' | 'message_code'>,
): ResolvedText {
  if (input?.message) return { message: input.message, messageCode: null, type: 'custom' }
  const other = textCodes.find((each) => each === input?.message_code)
  if (other) return { message: defaultTexts[other], messageCode: other, type: 'canonical' }
  return { message: defaultTexts[code], messageCode: code, type: 'default' }
}

export interface TextTarget {
  eventId: number | undefined
  venueId: number | undefined
}

/** The scope of an override: an event, a venue, or the organization. */
export function textScopeOf(organizationId: number, { eventId, venueId }: TextTarget): TextScope {
  if (eventId !== undefined) return { organizationId, scope: 'event', subjectId: eventId }
  if (venueId !== undefined) return { organizationId, scope: 'venue', subjectId: venueId }
  return { organizationId, scope: 'organization', subjectId: organizationId }
}

/** An override without a message restores the default. */
export function overrideTexts(
  context: Context,
  viewer: Viewer,
  textScope: TextScope,
  locale: string,
  texts: readonly TextOverrideInput[],
): Promise<void> {
  return context.db.write(async (tx) => {
    await requirePermission(tx, viewer, textScope.organizationId)
    await refuseForeign(tx, textScope)
    for (const text of texts) await putTextOverride(tx, textScope, locale, text, context.clock.now())
    if (textScope.scope === 'event') await eventChanged(tx, context, textScope.subjectId)
  })
}

export async function refuseForeign(
  db: Transaction<Tables> | Context['db']['read'],
  { organizationId, scope, subjectId }: TextScope,
): Promise<void> {
  if (scope === 'venue' && !(await belongsTo(db, 'venue', subjectId, organizationId)))
    throw argumentsError({ venue_id: ['INVALID'] })
  if (scope === 'event' && (await findEvent(db, subjectId))?.organization_id !== organizationId)
    throw argumentsError({ event_id: ['INVALID'] })
}
