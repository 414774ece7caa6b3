import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { argumentsError, problem } from '../../errors.ts'
import type { EventRow } from '../../events/store/events.ts'
import { listTierHolds } from '../../inventory/store/inventory-tiers.ts'
import { listTicketClasses } from '../store/ticket-classes.ts'
import { findTicketGroup } from '../store/ticket-groups.ts'
import { countDiscountsOfHold, type DiscountRow } from './store.ts'

type Fixed =
  | 'id'
  | 'organization_id'
  | 'pool_id'
  | 'code_folded'
  | 'created_at_ms'
  | 'changed_at_ms'
  | 'deleted_at_ms'

/** The columns that a client can set. */
export type DiscountTerms = Omit<DiscountRow, Fixed>

/** Missing fields keep their value. `capacity` is the number of uses; null for unlimited. */
export type DiscountPatch = Partial<DiscountTerms> & { capacity?: number | null }

const maxPerHold = 100

const defaultColumns: Omit<DiscountTerms, 'code' | 'kind'> = {
  event_id: null,
  amount_off: null,
  percent_off: null,
  applies_to: 'ticket',
  ticket_class_ids: null,
  ticket_group_id: null,
  hold_ids: null,
  start_local: null,
  start_relative_s: null,
  end_local: null,
  end_relative_s: null,
}

export function termsOfDiscount(input: DiscountPatch, before: DiscountRow | undefined): DiscountTerms {
  const { capacity: _, ...columns } = input
  refuseBoth(input)
  const { kind, code } = { ...before, ...columns }
  if (kind === undefined) throw argumentsError({ 'discount.type': ['MISSING'] })
  if (code === undefined) throw argumentsError({ 'discount.code': ['MISSING'] })
  const terms = { ...defaultColumns, ...before, ...withExclusiveFields(input), ...columns, kind, code }
  refuseTerms(terms)
  return terms
}

/** References must belong to the discount's event or organization. */
export async function refuseForeign(
  tx: Transaction<Tables>,
  terms: DiscountTerms,
  organizationId: number,
  event: EventRow | undefined,
): Promise<void> {
  const { ticket_class_ids, ticket_group_id, hold_ids } = terms
  if (ticket_group_id !== null) {
    const group = await findTicketGroup(tx, ticket_group_id)
    if (group?.organization_id !== organizationId) throw invalid('ticket_group_id')
  }
  if (ticket_class_ids !== null) {
    const classes = event ? await listTicketClasses(tx, [event.id]) : []
    if (!areAmong(decodeJson(ticket_class_ids), classes)) throw invalid('ticket_class_ids')
  }
  if (hold_ids === null) return
  const ids = decodeJson<number[]>(hold_ids)
  if (!areAmong(ids, event ? await listTierHolds(tx, [event.id]) : [])) throw invalid('hold_ids')
  for (const id of ids)
    if ((await countDiscountsOfHold(tx, organizationId, id)) >= maxPerHold)
      throw problem('EXCEED_MAXIMUM_DISCOUNTS_PER_HOLD')
}

function refuseBoth(input: DiscountPatch): void {
  if (input.amount_off && input.percent_off) throw problem('AMOUNT_AND_PERCENT_OFF_PROVIDED')
  if (input.start_local && input.start_relative_s)
    throw problem('START_DATE_AND_START_DATE_RELATIVE_PROVIDED')
  if (input.end_local && input.end_relative_s) throw problem('END_DATE_AND_END_DATE_RELATIVE_PROVIDED')
}

/** Setting one of two exclusive fields clears the other. */
function withExclusiveFields(input: DiscountPatch): Partial<DiscountTerms> {
  return {
    ...(input.amount_off && { percent_off: null }),
    ...(input.percent_off && { amount_off: null }),
    ...(input.start_local && { start_relative_s: null }),
    ...(input.start_relative_s && { start_local: null }),
    ...(input.end_local && { end_relative_s: null }),
    ...(input.end_relative_s && { end_local: null }),
  }
}

function refuseTerms(terms: DiscountTerms): void {
  const { kind, code, amount_off, percent_off, event_id, ticket_class_ids, ticket_group_id, hold_ids } = terms
  const isWide = event_id === null
  if (kind === 'public' && isWide) throw problem('MULTI_EVENT_DISCOUNT_NOT_SUPPORTED')
  // Public discounts have names, the others codes to type.
  const signs = kind === 'public' ? /^[\p{L}\p{N}\-_ ()/@]+$/u : /^[\p{L}\p{N}\-_()/@]+$/u
  if (!signs.test(code)) throw invalid('code')
  const isReduced = amount_off !== null || percent_off !== null
  if (!isReduced && (kind === 'coded' || kind === 'public'))
    throw argumentsError({ 'discount.amount_off': ['MISSING'] })
  if (amount_off !== null && Number(amount_off) < 0.01) throw invalid('amount_off')
  if (percent_off !== null && !(Number(percent_off) >= 1 && Number(percent_off) <= 100))
    throw invalid('percent_off')
  if (ticket_group_id !== null && !isWide) throw invalid('ticket_group_id')
  if (ticket_class_ids !== null && isWide) throw invalid('ticket_class_ids')
  if (kind === 'hold' && hold_ids === null) throw argumentsError({ 'discount.hold_ids': ['MISSING'] })
  if (hold_ids !== null && (isWide || kind === 'public')) throw invalid('hold_ids')
  if (terms.start_local && terms.end_local && terms.start_local >= terms.end_local) throw invalid('end_date')
}

function areAmong(ids: readonly number[], rows: readonly { id: number }[]): boolean {
  return ids.every((id) => rows.some((row) => row.id === id))
}

const invalid = (field: string) => argumentsError({ [`discount.${field}`]: ['INVALID'] })
