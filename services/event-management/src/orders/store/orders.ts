import type { Insertable, Kysely, Selectable, Transaction, UpdateObject } from 'kysely'
import type { OrderStatus, TicketOrderTable } from '../../database/order-tables.ts'
import { openPaymentStates } from '../../database/payment-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type OrderRow = Selectable<TicketOrderTable>
/** Values or SQL expressions. */
export type OrderChange = UpdateObject<Tables, 'ticket_order'>

export function findOrder(db: Kysely<Tables>, id: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('ticket_order')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
}

export async function listOrdersById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, OrderRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('ticket_order').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function insertOrders(
  tx: Transaction<Tables>,
  orders: readonly Insertable<TicketOrderTable>[],
): Promise<OrderRow[]> {
  return tx.insertInto('ticket_order').values(orders).returningAll().execute()
}

export interface TransitionCondition {
  from: readonly OrderStatus[]
  /** The order must not have expired. */
  notExpiredAtMs?: number
  /** The order must have expired. */
  expiredAtMs?: number
  /** The order must still have this version. */
  version?: number
  /** The order must have this total. */
  total?: { gross: number; currency?: string }
  /** The order must have no open payment. */
  hasNoOpenPayment?: boolean
}

/** Compare-and-set on the order, so that concurrent transitions have one winner. */
export async function transitionOrder(
  tx: Transaction<Tables>,
  id: number,
  condition: TransitionCondition,
  change: OrderChange,
): Promise<OrderRow | undefined> {
  const [order] = await transitionOrders(tx, [id], condition, change)
  return order
}

/** Returns the orders that met the condition. */
export function transitionOrders(
  tx: Transaction<Tables>,
  ids: readonly number[],
  { from, notExpiredAtMs, expiredAtMs, version, total, hasNoOpenPayment }: TransitionCondition,
  change: OrderChange,
): Promise<OrderRow[]> {
  let query = tx.updateTable('ticket_order').set(change).where('id', 'in', ids).where('status', 'in', from)
  if (version !== undefined) query = query.where('version', '=', version)
  if (total) query = query.where('gross', '=', total.gross)
  if (total?.currency !== undefined) query = query.where('currency', '=', total.currency)
  if (hasNoOpenPayment)
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.order_id', '=', 'ticket_order.id')
            .where('payment.state', 'in', openPaymentStates),
        ),
      ),
    )
  if (expiredAtMs !== undefined) query = query.where('expires_at_ms', '<=', expiredAtMs)
  if (notExpiredAtMs !== undefined)
    query = query.where((eb) =>
      eb.or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', notExpiredAtMs)]),
    )
  return query.returningAll().execute()
}

/** Expired orders, oldest first. */
export async function listExpired(
  db: Kysely<Tables>,
  nowMs: number,
  limit: number,
): Promise<Pick<OrderRow, 'id' | 'event_id'>[]> {
  return await db
    .selectFrom('ticket_order')
    .select(['id', 'event_id'])
    .where('expires_at_ms', '<=', nowMs)
    .where('status', 'in', ['started', 'pending'])
    .orderBy('expires_at_ms')
    .limit(limit)
    .execute()
}

/** By ID, after the given order. */
export async function listOrdersOfEvent(
  db: Kysely<Tables>,
  eventId: number,
  statuses: readonly OrderStatus[],
  afterId: number,
  limit: number,
): Promise<OrderRow[]> {
  return await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('status', 'in', statuses)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}
