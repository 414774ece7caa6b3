import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import type { Answer } from './answers.ts'
import type { OrderLineRow } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'

/** Profile fields by the names of their canned questions. */
export type Profile = Readonly<Record<string, unknown>>

/** The attendee of one ticket. Missing fields default to the buyer's. */
export interface Guest {
  name: string
  first_name: string
  last_name: string
  email: string
  profile: Profile
  answers: Answer[]
}

/** One ticket before it has an attendee. */
export interface Unit {
  line: OrderLineRow
  costs: Costs
  pools: number[]
  guest: Guest | undefined
}

/** The tickets of an order in the order of its guests. */
export function unitsOf(order: Pick<OrderRow, 'guests'>, lines: readonly OrderLineRow[]): Unit[] {
  const guests = decodeJson<Guest[]>(order.guests)
  return lines
    .flatMap((line) =>
      decodeJson<Costs[]>(line.costs).map((costs) => ({
        line,
        costs,
        pools: decodeJson<number[]>(line.pools),
      })),
    )
    .map((unit, at) => ({ ...unit, guest: guests[at] }))
}
