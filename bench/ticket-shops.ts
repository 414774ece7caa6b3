// The inventory methods of other ticket shops, in SQL on separate tables: an order, its ticket and what the method needs.
// Statements that do not need a result are pipelined.
import { createPostgresPool } from '@octavo/platform/data/postgres-pool.ts'

export interface InventoryMethod {
  name: string
  /** Locking statements; the last returns one row that says whether a ticket is left. */
  lookup(event: PeerEvent, kind: number): readonly string[]
  take(event: PeerEvent, kind: number, row: LookupRow): string
}

export interface PeerEvent {
  id: number
  /** The capacity of all kinds together, and of each kind alone. */
  capacity: number
}

interface LookupRow {
  is_left: unknown
  id: number
  sold: number
}

export const eventLock: InventoryMethod = {
  name: 'one lock for the event, recount',
  lookup: (event, kind) => [`select from event where id = ${event.id} for update`, recount(event, kind)],
  take: insertOrder,
}

export const quotaLock: InventoryMethod = {
  name: 'a lock per quota, recount',
  lookup: (event, kind) => [
    // The quotas of all kinds and of this kind, always in the same order.
    `select pg_advisory_xact_lock(${event.id}, 0), pg_advisory_xact_lock(${event.id}, ${kind})`,
    recount(event, kind),
  ],
  take: insertOrder,
}

export const ticketRows: InventoryMethod = {
  name: 'a row per ticket',
  lookup: ({ id }) => [
    `select id, true as is_left from place where event_id = ${id} and purchase_id is null
      limit 1 for update skip locked`,
  ],
  take: ({ id }, kind, row) => `
    with bought as (insert into purchase (event_id, status) values (${id}, 'placed') returning id)
    update place set kind = ${kind}, purchase_id = bought.id from bought where place.id = ${row.id}`,
}

export const readThenWrite: InventoryMethod = {
  name: 'read, then write',
  lookup: ({ id }) => [`select sold, sold < capacity as is_left from event where id = ${id}`],
  take: (event, kind, row) => `
    update event set sold = ${row.sold + 1} where id = ${event.id};
    ${insertOrder(event, kind)}`,
}

/** Uses the same driver as ours. */
export async function openPeers(url: string, maxConnections: number) {
  const limits = { maxConnections, transactionLimitMs: 30_000 }
  const pool = createPostgresPool({ url, schema: 'peers', access: 'write', ...limits })
  await pool.query(tables)

  return {
    /** An event with `left` free and `sold` sold tickets, ten per order. */
    async openEvent(left: number, sold: number): Promise<PeerEvent> {
      const capacity = left + sold
      const { rows } = await pool.query('insert into event (capacity) values ($1) returning id', [capacity])
      const id = Number(rows[0].id)
      await pool.query(`
        insert into place (event_id) select ${id} from generate_series(1, ${left});
        with bought as (
          insert into purchase (event_id, status)
          select ${id}, 'placed' from generate_series(1, ${sold / 10}) returning id)
        insert into ticket (event_id, kind, purchase_id)
        select ${id}, 1 + bought.id % 3, bought.id from bought, generate_series(1, 10)`)
      await pool.query('vacuum analyze ticket, purchase, place')
      return { id, capacity }
    },

    async buy({ lookup, take }: InventoryMethod, event: PeerEvent, kind: number): Promise<boolean> {
      const client = await pool.connect()
      try {
        const results = await Promise.all(['begin', ...lookup(event, kind)].map((sql) => client.query(sql)))
        const row: LookupRow | undefined = results.at(-1)?.rows[0]
        const writing = row?.is_left ? [take(event, kind, row)] : []
        await Promise.all([...writing, 'commit'].map((sql) => client.query(sql)))
        return writing.length > 0
      } finally {
        client.release()
      }
    },

    async countSold({ id }: PeerEvent): Promise<number> {
      const { rows } = await pool.query(`
        select (select count(*) from ticket where event_id = ${id}) +
          (select count(*) from place where event_id = ${id} and purchase_id is not null) as sold`)
      return Number(rows[0].sold)
    },

    close: () => pool.end(),
  }
}

/** Counts the tickets of all placed orders. */
function recount({ id, capacity }: PeerEvent, kind: number): string {
  return `
    select count(*) < ${capacity} and count(*) filter (where kind = ${kind}) < ${capacity} as is_left
    from ticket join purchase on purchase.id = purchase_id
    where ticket.event_id = ${id} and status = 'placed'`
}

function insertOrder({ id }: PeerEvent, kind: number): string {
  return `
    with bought as (insert into purchase (event_id, status) values (${id}, 'placed') returning id)
    insert into ticket (event_id, kind, purchase_id) select ${id}, ${kind}, id from bought`
}

const tables = `
  create schema peers;
  create table event (id serial primary key, capacity integer not null, sold integer not null default 0);
  create table purchase (id serial primary key, event_id integer not null, status text not null);
  create table ticket (
    id serial primary key, event_id integer not null, kind integer not null, purchase_id integer not null);
  create index on ticket (event_id);
  create table place (
    id serial primary key, event_id integer not null, kind integer, purchase_id integer);
  create index on place (event_id) where purchase_id is null`
