import { sql } from 'kysely'
import type { Row } from '../../json-api/resource.ts'
import { findFreeSlug } from '../../works/store/slugs.ts'
import { canonicalTitleOf } from '../canonical-title.ts'
import { type Rules, touch, touchMedia, type Write } from '../write.ts'
import { pictureRules } from './images.ts'

export const characterRules: Rules = {
  prepare: pictureRules({ image: ['portrait', 'image_hash'] }),
  async creating(columns, write) {
    const name = canonicalNameOf(columns, undefined, write)
    return { ...columns, canonical_name: name, slug: await findFreeSlug(write.tx, 'character', name) }
  },
  changing: (columns, before, write) => ({
    ...columns,
    canonical_name: canonicalNameOf(columns, before, write),
  }),
  changed: (row, _before, write) => touchAppearances(row, write),
  async removing(row, write) {
    await touchAppearances(row, write)
    await write.tx
      .updateTable('quote')
      .set({ character_id: null })
      .where('character_id', '=', Number(row.id))
      .execute()
    await forgetMappings('characters', row, write)
  },
}

export const personRules: Rules = {
  prepare: pictureRules({ image: ['portrait', 'image_hash'] }),
  creating: async (columns, { tx }) => ({
    ...columns,
    slug: await findFreeSlug(tx, 'person', String(columns.name)),
  }),
  changed: (row, _before, write) => touchWorksOfPerson(row, write),
  async removing(row, write) {
    await touchWorksOfPerson(row, write)
    await forgetMappings('people', row, write)
  },
}

export const producerRules: Rules = {
  creating: async (columns, { tx }) => ({
    ...columns,
    slug: await findFreeSlug(tx, 'producer', String(columns.name)),
  }),
  changed: (row, _before, write) => touchProductions(row, write),
  async removing(row, write) {
    await touchProductions(row, write)
    await write.tx
      .updateTable('character_voice')
      .set({ licensor_id: null })
      .where('licensor_id', '=', Number(row.id))
      .execute()
    await forgetMappings('producers', row, write)
  },
}

/** For what says of a work who is in it, or who made it. */
export const partOfWork = (unique: string): Rules => ({
  unique,
  created: (row, write) => touchMedia(write, row),
  changed: (row, before, write) => touchMedia(write, row, before),
  removing: (row, write) => touchMedia(write, row),
})

export const voiceRules: Rules = {
  unique: 'person',
  created: touchWorkOfVoice,
  async changed(row, before, write) {
    await touchWorkOfVoice(row, write)
    await touchWorkOfVoice(before, write)
  },
  removing: touchWorkOfVoice,
}

function canonicalNameOf(columns: Row, before: Row | undefined, { resource }: Write): string {
  const { names, canonical_name } = columns
  const asTitles = {
    ...(names === undefined ? {} : { titles: names }),
    ...(canonical_name === undefined ? {} : { canonical_title: canonical_name }),
  }
  const known = before && { titles: before.names ?? null, canonical_title: before.canonical_name ?? null }
  return canonicalTitleOf(asTitles, known, resource, { titles: 'names', canonical: 'canonicalName' })
}

async function touchAppearances({ id }: Row, write: Write): Promise<void> {
  const rows = await write.tx
    .selectFrom('media_character')
    .select(['media_type', 'media_id'])
    .where('character_id', '=', Number(id))
    .execute()
  touchMedia(write, ...rows.map((row) => ({ ...row })))
}

async function touchWorksOfPerson({ id }: Row, write: Write): Promise<void> {
  const { rows } = await sql<Row>`
    select media_type, media_id from media_staff where person_id = ${id}
    union select mc.media_type, mc.media_id from character_voice v
      join media_character mc on mc.id = v.media_character_id where v.person_id = ${id}`.execute(write.tx)
  touchMedia(write, ...rows)
}

async function touchProductions({ id }: Row, write: Write): Promise<void> {
  const { rows } = await sql<Row>`
    select distinct media_type, media_id from media_production where company_id = ${id}`.execute(write.tx)
  touchMedia(write, ...rows)
}

async function touchWorkOfVoice({ media_character_id }: Row, write: Write): Promise<void> {
  const row = await write.tx
    .selectFrom('media_character')
    .select(['media_type', 'media_id'])
    .where('id', '=', Number(media_character_id))
    .executeTakeFirst()
  touch(write, row?.media_type, row?.media_id)
}

async function forgetMappings(type: string, { id }: Row, { tx }: Write): Promise<void> {
  await tx.deleteFrom('mapping').where('item_type', '=', type).where('item_id', '=', Number(id)).execute()
}
