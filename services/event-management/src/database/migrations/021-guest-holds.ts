import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

/** The unfinished and unpaid orders of guests by network address. */
export const addGuestHolds: Migration = async (db) => {
  await sql`create index ticket_order_guest on ticket_order (event_id, client_key)
    where status in ('started', 'pending') and client_key <> ''`.execute(db)
}
