import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import type { Answer } from './answers.ts'
import type { OrderLineRow } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'

/** What is known of somebody beside name and address, by the names of the canned questions. */
export type Profile = Readonly<Record<string, unknown>>

/** Who is to come with one ticket. What is not said of them is as with the buyer. */
export interface Guest {
  name: string
  first_name: string
  last_name: string
  email: string
  profile: Profile
  answers: Answer[]
}

/** One ticket of an order, ahead of somebody's having it. */
export interface Unit {
  line: OrderLineRow
  costs: Costs
  pools: number[]
  guest: Guest | undefined
}

/** The tickets of an order, one by one, in the order in which the guests were named. */
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
