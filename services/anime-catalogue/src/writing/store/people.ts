import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MediaReference } from './media.ts'

export async function findMediaOfCharacter(tx: Transaction<Tables>, id: number): Promise<MediaReference[]> {
  return tx
    .selectFrom('media_character')
    .select(['media_type', 'media_id'])
    .where('character_id', '=', id)
    .execute()
}

/** Media that have this person on their staff or as a voice. */
export async function findMediaOfPerson(tx: Transaction<Tables>, id: number): Promise<MediaReference[]> {
  const { rows } = await sql<MediaReference>`
    select media_type, media_id from media_staff where person_id = ${id}
    union select mc.media_type, mc.media_id from character_voice v
      join media_character mc on mc.id = v.media_character_id where v.person_id = ${id}`.execute(tx)
  return rows
}

export async function findMediaOfProducer(tx: Transaction<Tables>, id: number): Promise<MediaReference[]> {
  return tx
    .selectFrom('media_production')
    .select(['media_type', 'media_id'])
    .distinct()
    .where('company_id', '=', id)
    .execute()
}

export async function findMediaOfMediaCharacter(
  tx: Transaction<Tables>,
  id: number,
): Promise<MediaReference[]> {
  return tx.selectFrom('media_character').select(['media_type', 'media_id']).where('id', '=', id).execute()
}

export async function clearQuoteCharacter(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.updateTable('quote').set({ character_id: null }).where('character_id', '=', id).execute()
}

export async function clearLicensor(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.updateTable('character_voice').set({ licensor_id: null }).where('licensor_id', '=', id).execute()
}

export async function deleteMappings(tx: Transaction<Tables>, type: string, id: number): Promise<void> {
  await tx.deleteFrom('mapping').where('item_type', '=', type).where('item_id', '=', id).execute()
}
