import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import { argumentsError } from '../../errors.ts'
import { columnsOf } from '../../wire/input-columns.ts'
import { readMoney } from '../../wire/money.ts'
import { readUtc } from '../../wire/times.ts'
import type { TicketClassPatch } from '../ticket-class-rules.ts'
import type { TicketClassInput } from './ticket-classes.ts'

export function readTicketClass(input: TicketClassInput): TicketClassPatch {
  const { cost, capacity = input.quantity_total, sales_end_relative, sorting, minimum_quantity } = input
  return {
    ...columnsOf(input, flagColumns, toBit),
    ...columnsOf(input, textColumns, (text: string | null) => text || null),
    ...columnsOf(input, idColumns, (id: string | null) => (id === null ? null : Number(id))),
    ...columnsOf(input, listColumns, encodeJson),
    ...readTimes(input),
    ...(input.name !== undefined && { name: input.name.trim() }),
    ...(input.maximum_quantity !== undefined && { maximum_quantity: input.maximum_quantity || null }),
    ...(sorting !== undefined && { sorting: sorting ?? 0 }),
    ...(minimum_quantity !== undefined && { minimum_quantity: Math.max(1, minimum_quantity ?? 1) }),
    ...(sales_end_relative !== undefined && {
      sales_end_relative: sales_end_relative && encodeJson(sales_end_relative),
    }),
    // 0 means unlimited.
    ...(capacity !== undefined && { capacity: capacity || null }),
    ...(cost !== undefined && { price: cost === null ? null : readMoney(cost) }),
  }
}

function readTimes(input: TicketClassInput) {
  const pairs = Object.entries(timeColumns).flatMap(([field, column]) => {
    const text = input[field as keyof typeof timeColumns]
    if (text === undefined) return []
    const ms = text === null ? null : readUtc(text)
    if (ms === undefined) throw argumentsError({ [`ticket_class.${field}`]: ['INVALID'] })
    return [[column, ms]]
  })
  // Object.fromEntries loses the keys' types.
  return Object.fromEntries(pairs) as {
    [Field in (typeof timeColumns)[keyof typeof timeColumns]]?: number | null
  }
}

const flagColumns = {
  free: 'is_free',
  donation: 'is_donation',
  hidden: 'is_hidden',
  auto_hide: 'auto_hides',
  include_fee: 'includes_fee',
  split_fee: 'splits_fee',
  has_pdf_ticket: 'has_pdf_ticket',
  hide_description: 'hides_description',
  hide_sale_dates: 'hides_sale_dates',
} as const

const textColumns = {
  description: 'description',
  order_confirmation_message: 'order_confirmation_message',
} as const

const idColumns = {
  sales_start_after: 'sales_start_after',
  inventory_tier_id: 'inventory_tier_id',
  image_id: 'image_id',
} as const

const listColumns = { sales_channels: 'sales_channels', delivery_methods: 'delivery_methods' } as const

const timeColumns = {
  sales_start: 'sales_start_ms',
  sales_end: 'sales_end_ms',
  auto_hide_before: 'auto_hide_before_ms',
  auto_hide_after: 'auto_hide_after_ms',
} as const
