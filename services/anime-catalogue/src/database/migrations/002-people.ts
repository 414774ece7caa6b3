import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { dated, numbered, ofMedia } from './001-media.ts'

export const createPeople: Migration = async (db, dialect) => {
  const text = textColumn(dialect)
  await dated(numbered(db, dialect, 'character'))
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('canonical_name', text, (column) => column.notNull())
    .addColumn('other_names', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('mal_id', 'bigint')
    .addColumn('description', 'text')
    .addColumn('image_hash', 'text')
    .addColumn('primary_media_type', 'text')
    .addColumn('primary_media_id', 'bigint')
    .execute()
  await dated(numbered(db, dialect, 'person'))
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('mal_id', 'bigint')
    .addColumn('description', 'text')
    .addColumn('image_hash', 'text')
    .execute()
  await dated(numbered(db, dialect, 'producer'))
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .execute()

  await dated(ofMedia(numbered(db, dialect, 'media_character')))
    .addColumn('character_id', 'bigint', (column) =>
      column.notNull().references('character.id').onDelete('cascade'),
    )
    .addColumn('role', text, (column) => column.notNull())
    .addUniqueConstraint('media_character_key', ['media_type', 'media_id', 'character_id'])
    .execute()
  await db.schema
    .createIndex('media_character_character')
    .on('media_character')
    .column('character_id')
    .execute()
  await dated(numbered(db, dialect, 'character_voice'))
    .addColumn('media_character_id', 'bigint', (column) =>
      column.notNull().references('media_character.id').onDelete('cascade'),
    )
    .addColumn('person_id', 'bigint', (column) =>
      column.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('locale', text, (column) => column.notNull())
    .addColumn('licensor_id', 'bigint', (column) => column.references('producer.id'))
    .addUniqueConstraint('character_voice_key', ['media_character_id', 'person_id', 'locale'])
    .execute()
  await db.schema.createIndex('character_voice_person').on('character_voice').column('person_id').execute()

  await dated(ofMedia(numbered(db, dialect, 'media_staff')))
    .addColumn('person_id', 'bigint', (column) =>
      column.notNull().references('person.id').onDelete('cascade'),
    )
    .addColumn('role', text, (column) => column.notNull())
    .addUniqueConstraint('media_staff_key', ['media_type', 'media_id', 'person_id', 'role'])
    .execute()
  await db.schema.createIndex('media_staff_person').on('media_staff').column('person_id').execute()
  await dated(ofMedia(numbered(db, dialect, 'media_production')))
    .addColumn('company_id', 'bigint', (column) =>
      column.notNull().references('producer.id').onDelete('cascade'),
    )
    .addColumn('role', text, (column) => column.notNull())
    .addUniqueConstraint('media_production_key', ['media_type', 'media_id', 'company_id', 'role'])
    .execute()
  await db.schema
    .createIndex('media_production_company')
    .on('media_production')
    .columns(['company_id', 'role'])
    .execute()
  const bytewise = dialect === 'postgres' ? sql` collate "C"` : sql``
  await sql`
    create view casting as
    select ('c' || mc.id || 'v' || v.id)${bytewise} as id, v.id as number, mc.media_type, mc.media_id, 'Voice Actor' as role,
      1 as voice_actor, case when mc.role = 'main' then 1 else 0 end as featured, v.locale as language,
      mc.character_id, v.person_id, v.created_at_ms, v.updated_at_ms
    from media_character mc join character_voice v on v.media_character_id = mc.id
    union all
    select ('s' || s.id)${bytewise}, s.id, s.media_type, s.media_id, s.role, 0, 0, null, null, s.person_id,
      s.created_at_ms, s.updated_at_ms
    from media_staff s`.execute(db)
}
