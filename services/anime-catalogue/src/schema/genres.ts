import { sql } from 'kysely'
import { readOnly, required, text } from '../json-api/attributes.ts'
import { anyText } from '../json-api/filters.ts'
import { defineResource } from '../json-api/resource.ts'
import type { ShelfTables } from '../store/shelf-tables.ts'
import { dated } from './dated.ts'
import { LongText } from './texts.ts'

export const genres = defineResource<ShelfTables['genre']>({
  type: 'genres',
  summary: 'Genres, as they were before there were categories.',
  table: 'genre',
  attributes: {
    ...dated,
    name: required(text('name')),
    slug: readOnly(text('slug')),
    description: text('description', LongText),
  },
  relationships: {},
  filters: { slug: anyText('slug'), name: anyText('name') },
  pageMax: 10_000,
  bySlug: (slug, { column }) => sql`${column('slug')} = ${slug}`,
})
