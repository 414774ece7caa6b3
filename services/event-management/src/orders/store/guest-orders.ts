import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The claims of unfinished and unpaid orders of guests with these network addresses. */
export function listClaimsOfGuests(
  db: Kysely<Tables>,
  eventId: number,
  clientKeys: readonly string[],
  nowMs: number,
): Promise<{ client_key: string; claims: string }[]> {
  return (
    db
      .selectFrom('ticket_order')
      .select(['client_key', 'claims'])
      .where('event_id', '=', eventId)
      .where('client_key', 'in', clientKeys)
      // As in the partial index, which SQLite does not use for parameters.
      .where(sql<SqlBool>`status in ('started', 'pending') and client_key <> ''`)
      .where('user_id', 'is', null)
      .where('expires_at_ms', '>', nowMs)
      .execute()
  )
}
