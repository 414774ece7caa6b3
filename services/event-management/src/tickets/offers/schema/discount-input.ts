import { encodeJson } from '@octavo/platform/data/columns.ts'
import { argumentsError } from '../../../errors.ts'
import { columnsOf } from '../../../wire/input-columns.ts'
import type { DiscountPatch } from '../discount-rules.ts'
import type { DiscountInput } from './discounts.ts'

export function readDiscount(input: DiscountInput): DiscountPatch {
  const { type, code, applies_to, ticket_ids, ticket_class_ids = ticket_ids, hold_ids } = input
  const { quantity_available } = input
  return {
    ...(type !== undefined && { kind: type }),
    ...(code !== undefined && { code: code.trim() }),
    ...(applies_to !== undefined && { applies_to }),
    ...columnsOf(input, ids, (id: string | null) => (id === null ? null : Number(id))),
    ...columnsOf(input, decimals, (text: string | null) => (text === null ? null : withTwoDecimals(text))),
    ...columnsOf(input, seconds, (number: number | null) => number),
    ...columnsOf(input, locals, (text: string | null) => (text === null ? null : readLocal(text))),
    ...(ticket_class_ids !== undefined && {
      ticket_class_ids: ticket_class_ids?.length ? encodeJson(ticket_class_ids.map(Number)) : null,
    }),
    ...(hold_ids !== undefined && {
      hold_ids: hold_ids?.length ? encodeJson(hold_ids.map((id) => Number(id.slice(1)))) : null,
    }),
    ...(quantity_available !== undefined && { capacity: quantity_available || null }),
  }
}

const ids = { event_id: 'event_id', ticket_group_id: 'ticket_group_id' } as const
const decimals = { amount_off: 'amount_off', percent_off: 'percent_off' } as const
const seconds = { start_date_relative: 'start_relative_s', end_date_relative: 'end_relative_s' } as const
const locals = { start_date: 'start_local', end_date: 'end_local' } as const

function withTwoDecimals(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  return `${Number(whole)}.${fraction.padEnd(2, '0')}`
}

function readLocal(text: string): string {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toString({ smallestUnit: 'second' })
  } catch {
    throw argumentsError({ 'discount.start_date': ['INVALID'] })
  }
}
