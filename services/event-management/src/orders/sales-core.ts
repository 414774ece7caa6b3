import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { Scarcity } from './scarcity.ts'

/** The part of `Sales` that the operations behind its other members use. */
export interface SalesCore {
  readonly context: Context
  readonly scarcity: Scarcity
  /** Called in the transaction that commits the effect of a request on an order. */
  readonly recordEffect: RecordEffect
}

export type RecordEffect = (tx: Transaction<Tables>, orderId: number) => Promise<void>
