import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

/** Tickets that buyers have transferred to other people before. */
export const addTransferredTickets: Migration = async (db) => {
  await db.schema.alterTable('attendee').addColumn('transferred_from', 'bigint').execute()
  await sql`
    update attendee set transferred_from = replaced.id from attendee as replaced
    where replaced.transferred_to = attendee.id and not exists (
      select 1 from ticket_order
      where ticket_order.id = attendee.order_id and ticket_order.email_folded = attendee.email_folded
    )
  `.execute(db)
}
