import type { Database } from '@octavo/platform/data/database.ts'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'

export async function listLocales(
  { read }: Pick<Database<Tables>, 'read'>,
  type: MediaType,
  id: number,
): Promise<string[]> {
  const rows = await read
    .selectFrom('character_voice')
    .innerJoin('media_character', 'media_character.id', 'character_voice.media_character_id')
    .select('character_voice.locale')
    .distinct()
    .where('media_character.media_type', '=', type)
    .where('media_character.media_id', '=', id)
    .execute()
  return rows.map(({ locale }) => locale)
}
