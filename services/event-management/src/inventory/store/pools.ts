import { chunkIds } from '@octavo/platform/data/chunks.ts'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { insertRows } from '../../database/insert-rows.ts'
import type { PoolKind, PoolTable } from '../../database/inventory-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type PoolRow = Selectable<PoolTable>

export interface NewPool {
  eventId: number | null
  kind: PoolKind
  capacity: number | null
  subject?: string | null
}

/** Deltas of a pool's counters. */
export interface Shift {
  sold: number
  held: number
}

export async function insertPool(db: Kysely<Tables>, pool: NewPool): Promise<number> {
  const { id } = await db.insertInto('pool').values(rowOf(pool)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns the ids in the order of the pools. */
export function insertPools(db: Kysely<Tables>, pools: readonly NewPool[]): Promise<number[]> {
  return insertRows(db, 'pool', pools.map(rowOf))
}

/** Pools are created on first use. */
export async function findOrInsertPools(
  db: Kysely<Tables>,
  pools: readonly (NewPool & { eventId: number; subject: string })[],
): Promise<PoolRow[]> {
  const [first] = pools
  if (!first) return []
  await db
    .insertInto('pool')
    .values(pools.map(rowOf))
    .onConflict((conflict) => conflict.columns(['event_id', 'subject']).doNothing())
    .execute()
  return await db
    .selectFrom('pool')
    .selectAll()
    .where('event_id', '=', first.eventId)
    .where(
      'subject',
      'in',
      pools.map(({ subject }) => subject),
    )
    .execute()
}

export async function listPoolsById(db: Kysely<Tables>, ids: readonly number[]): Promise<PoolRow[]> {
  // A page of events can have more pools than a statement has parameters.
  const parts = await Promise.all(
    chunkIds(ids).map((part) => db.selectFrom('pool').selectAll().where('id', 'in', part).execute()),
  )
  return parts.flat()
}

/** Condition and update are one statement. Returns the pools that allowed the change. */
export async function shiftPools(
  db: Kysely<Tables>,
  shifts: ReadonlyMap<number, Shift>,
): Promise<ReadonlySet<number>> {
  if (shifts.size === 0) return new Set()
  const rows = await db
    .updateTable('pool')
    .from(tableOf(shifts).as('shift'))
    .set({ sold: sql<number>`pool.sold + shift.sold`, held: sql<number>`pool.held + shift.held` })
    .whereRef('pool.id', '=', 'shift.id')
    .where(
      sql<boolean>`(shift.sold + shift.held <= 0 or capacity is null
        or pool.sold + pool.held + shift.sold + shift.held <= capacity)`,
    )
    .returning('pool.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function setCapacity(db: Kysely<Tables>, id: number, capacity: number | null): Promise<boolean> {
  const rows = await db
    .updateTable('pool')
    .set({ capacity })
    .where('id', '=', id)
    .$if(capacity !== null, (query) => query.where(sql<number>`sold + held`, '<=', capacity))
    .returning('id')
    .execute()
  return rows.length > 0
}

function rowOf({ eventId, kind, capacity, subject = null }: NewPool): Insertable<PoolTable> {
  return { event_id: eventId, kind, subject, capacity, sold: 0, held: 0 }
}

/** A VALUES table with explicit types for both databases. */
function tableOf(shifts: ReadonlyMap<number, Shift>) {
  const rows = [...shifts].map(
    ([id, { sold, held }]) =>
      sql`select cast(${id} as bigint) as id, cast(${sold} as integer) as sold, cast(${held} as integer) as held`,
  )
  return sql<Shift & { id: number }>`(${sql.join(rows, sql` union all `)})`
}
