import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** By venue ID. Venues without a country are missing. */
export async function listVenueCountries(
  db: Kysely<Tables>,
  venueIds: readonly number[],
): Promise<Map<number, string>> {
  if (venueIds.length === 0) return new Map()
  const rows = await db.selectFrom('venue').select(['id', 'country']).where('id', 'in', venueIds).execute()
  return new Map(rows.flatMap(({ id, country }) => (country === null ? [] : [[id, country]])))
}
