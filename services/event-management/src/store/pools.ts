import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { PoolKind, PoolTable } from './inventory-tables.ts'
import type { Tables } from './tables.ts'

export type PoolRow = Selectable<PoolTable>

export interface NewPool {
  eventId: number | null
  kind: PoolKind
  capacity: number | null
  subject?: string | null
}

/** How the counters of a pool move. */
export interface Shift {
  sold: number
  held: number
}

export async function insertPool(db: Kysely<Tables>, pool: NewPool): Promise<number> {
  const { id } = await db.insertInto('pool').values(rowOf(pool)).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The pool of that subject, which is made when it is first needed. */
export async function findOrInsertPool(
  db: Kysely<Tables>,
  pool: NewPool & { eventId: number; subject: string },
): Promise<PoolRow> {
  await db
    .insertInto('pool')
    .values(rowOf(pool))
    .onConflict((conflict) => conflict.columns(['event_id', 'subject']).doNothing())
    .execute()
  return await db
    .selectFrom('pool')
    .selectAll()
    .where('event_id', '=', pool.eventId)
    .where('subject', '=', pool.subject)
    .executeTakeFirstOrThrow()
}

export async function listPoolsById(db: Kysely<Tables>, ids: readonly number[]): Promise<PoolRow[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('pool').selectAll().where('id', 'in', ids).execute()
}

/** Moves the counters where the pool allows it: the condition and the change are one statement. */
export async function shiftPool(db: Kysely<Tables>, id: number, { sold, held }: Shift): Promise<boolean> {
  const taken = sold + held
  const rows = await db
    .updateTable('pool')
    .set({ sold: sql<number>`sold + ${sql.lit(sold)}`, held: sql<number>`held + ${sql.lit(held)}` })
    .where('id', '=', id)
    .$if(taken > 0, (query) =>
      query.where(sql<boolean>`(capacity is null or sold + held + ${sql.lit(taken)} <= capacity)`),
    )
    .returning('id')
    .execute()
  return rows.length > 0
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
