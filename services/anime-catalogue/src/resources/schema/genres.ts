import type { ShelfTables } from '../../database/category-tables.ts'
import { readOnly, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { hasSlug } from '../../json-api/store/conditions.ts'
import { anyText } from '../../json-api/store/filters.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

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
  bySlug: hasSlug,
})
