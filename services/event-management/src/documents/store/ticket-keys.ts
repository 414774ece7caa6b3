import type { Kysely, Selectable, Transaction } from 'kysely'
import type { MailTables, TicketKeyTable } from '../../database/mail-tables.ts'

export type TicketKeyRow = Selectable<TicketKeyTable>

export function findTicketKey(
  db: Kysely<Pick<MailTables, 'ticket_key'>>,
  eventId: number,
): Promise<TicketKeyRow | undefined> {
  return db.selectFrom('ticket_key').selectAll().where('event_id', '=', eventId).executeTakeFirst()
}

/** Inserts the key unless the event has one, and returns the event's key. */
export async function saveTicketKey(
  tx: Transaction<Pick<MailTables, 'ticket_key'>>,
  offered: TicketKeyRow,
): Promise<TicketKeyRow> {
  await tx
    .insertInto('ticket_key')
    .values(offered)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
  return (await findTicketKey(tx, offered.event_id)) ?? offered
}
