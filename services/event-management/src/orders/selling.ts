import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { Scarcity } from './scarcity.ts'

/** What it takes to change the orders and the inventory of an event. */
export interface Selling {
  readonly context: Context
  readonly scarcity: Scarcity
  /** Called in the transaction that commits the effect of a request on an order. */
  readonly recordEffect: RecordEffect
}

export type RecordEffect = (tx: Transaction<Tables>, orderId: number) => Promise<void>
