import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The claims of unfinished orders of guests with these network addresses. */
export function listClaimsOfGuests(
  db: Kysely<Tables>,
  eventId: number,
  clientKeys: readonly string[],
  nowMs: number,
): Promise<{ client_key: string; claims: string }[]> {
  return db
    .selectFrom('ticket_order')
    .select(['client_key', 'claims'])
    .where('event_id', '=', eventId)
    .where('status', '=', 'started')
    .where('client_key', '<>', '')
    .where('client_key', 'in', clientKeys)
    .where('expires_at_ms', '>', nowMs)
    .execute()
}
