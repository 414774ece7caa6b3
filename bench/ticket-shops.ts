// How other ticket shops keep from selling too much, or do not, in SQL of our own on tables of our own: an order, its
// ticket and what their way needs, and nothing else. What does not wait for an answer is sent together.
import { createPostgresPool } from '@octavo/platform/data/postgres-pool.ts'

export interface Way {
  name: string
  /** Locks, and at last one row: whether a ticket is left. */
  look(event: PeerEvent, kind: number): readonly string[]
  take(event: PeerEvent, kind: number, found: Found): string
}

export interface PeerEvent {
  id: number
  /** Of all tickets, and of each of the three kinds alone. */
  capacity: number
}

interface Found {
  is_left: unknown
  id: number
  sold: number
}

export const lockOfEvent: Way = {
  name: 'one lock for the event, recount',
  look: (event, kind) => [`select from event where id = ${event.id} for update`, recount(event, kind)],
  take: insertOrder,
}

export const lockOfQuota: Way = {
  name: 'a lock for each quota, recount',
  look: (event, kind) => [
    // The kind's and that of all kinds, in the same order for everybody.
    `select pg_advisory_xact_lock(${event.id}, 0), pg_advisory_xact_lock(${event.id}, ${kind})`,
    recount(event, kind),
  ],
  take: insertOrder,
}

export const rowOfTicket: Way = {
  name: 'a row for each ticket',
  look: ({ id }) => [
    `select id, true as is_left from place where event_id = ${id} and purchase_id is null
      limit 1 for update skip locked`,
  ],
  take: ({ id }, kind, found) => `
    with bought as (insert into purchase (event_id, status) values (${id}, 'placed') returning id)
    update place set kind = ${kind}, purchase_id = bought.id from bought where place.id = ${found.id}`,
}

export const naive: Way = {
  name: 'reads first, writes then',
  look: ({ id }) => [`select sold, sold < capacity as is_left from event where id = ${id}`],
  take: (event, kind, found) => `
    update event set sold = ${found.sold + 1} where id = ${event.id};
    ${insertOrder(event, kind)}`,
}

/** Through the driver that ours has, too. */
export async function openPeers(url: string, maxConnections: number) {
  const limits = { maxConnections, transactionLimitMs: 30_000 }
  const pool = createPostgresPool({ url, schema: 'peers', access: 'write', ...limits })
  await pool.query(tables)

  return {
    /** With so many left after so many were bought, ten at a time. */
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

    async buy({ look, take }: Way, event: PeerEvent, kind: number): Promise<boolean> {
      const client = await pool.connect()
      try {
        const answers = await Promise.all(['begin', ...look(event, kind)].map((sql) => client.query(sql)))
        const found: Found | undefined = answers.at(-1)?.rows[0]
        const writing = found?.is_left ? [take(event, kind, found)] : []
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

/** As those do it: of all tickets of orders that count. */
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
