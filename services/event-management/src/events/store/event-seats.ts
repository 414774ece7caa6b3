import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function hasSeatMap(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  const query = db.selectFrom('seat_map').select('event_id').where('event_id', '=', eventId)
  return (await query.executeTakeFirst()) !== undefined
}
