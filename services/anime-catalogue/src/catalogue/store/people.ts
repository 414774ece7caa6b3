import type { Transaction } from 'kysely'
import { insertMissing } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { CatalogueEntry } from '../entry.ts'
import { charactersOf, peopleOf } from '../people.ts'

export interface Numbering {
  nowMs: number
  idOf(kind: string, key: string): number
  /** The id of a catalogue entry in this database. An import may have created the work with another id. */
  mediaIdOf(id: number): number
}

/** Inserts characters, voices and staff. */
export async function addPeople(
  tx: Transaction<Tables>,
  entries: readonly CatalogueEntry[],
  { nowMs, idOf, mediaIdOf }: Numbering,
): Promise<void> {
  const dates = { created_at_ms: nowMs, updated_at_ms: nowMs }
  const ofWork = (id: number) => ({ media_type: 'anime' as const, media_id: mediaIdOf(id) })
  const characters = charactersOf(entries)
  const person = (name: string) => idOf('person', name)

  await insertMissing(
    tx,
    'person',
    peopleOf(entries).map(({ name, slug }) => ({
      id: person(name),
      slug,
      name,
      mal_id: null,
      description: null,
      image_hash: null,
      ...dates,
    })),
  )
  await insertMissing(
    tx,
    'character',
    characters.map(({ key, slug, name, ja, primaryId }) => ({
      id: idOf('character', key),
      slug,
      canonical_name: name,
      other_names: '[]',
      names: JSON.stringify(ja === undefined ? { en: name } : { en: name, ja_jp: ja }),
      mal_id: null,
      description: null,
      image_hash: null,
      primary_media_type: 'anime' as const,
      primary_media_id: mediaIdOf(primaryId),
      ...dates,
    })),
  )
  await insertMissing(
    tx,
    'media_character',
    characters.flatMap(({ key, appearances }) =>
      appearances.map(({ id, role }) => ({
        id: idOf('media-character', `${id}/${key}`),
        ...ofWork(id),
        character_id: idOf('character', key),
        role,
        ...dates,
      })),
    ),
  )
  await insertMissing(
    tx,
    'character_voice',
    characters.flatMap(({ key, appearances }) =>
      appearances.flatMap(({ id, voices }) =>
        voices.map(([locale, name]) => ({
          id: idOf('voice', `${id}/${key}/${locale}/${name}`),
          media_character_id: idOf('media-character', `${id}/${key}`),
          person_id: person(name),
          locale,
          licensor_id: null,
          ...dates,
        })),
      ),
    ),
  )
  await insertMissing(
    tx,
    'media_staff',
    entries.flatMap(({ id, staff = [] }) =>
      staff.map(([role, name]) => ({
        id: idOf('staff', `${id}/${role}/${name}`),
        ...ofWork(id),
        person_id: person(name),
        role,
        ...dates,
      })),
    ),
  )
}
