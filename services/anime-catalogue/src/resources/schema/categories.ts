import type { ShelfTables } from '../../database/category-tables.ts'
import type { MediaType } from '../../database/media-tables.ts'
import { number, readOnly, required, text, truth } from '../../json-api/attributes.ts'
import { defineResource, type Relationship } from '../../json-api/resource.ts'
import { hasSlug } from '../../json-api/store/conditions.ts'
import { anyNumber, anyText, isTrue } from '../../json-api/store/filters.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

export const categories = defineResource<ShelfTables['category']>({
  type: 'categories',
  summary: 'What works are about: a tree.',
  table: 'category',
  attributes: {
    ...dated,
    title: required(text('title')),
    description: text('description', LongText),
    totalMediaCount: readOnly(number('total_media_count')),
    slug: readOnly(text('slug')),
    nsfw: truth('nsfw'),
    childCount: readOnly(number('child_count')),
  },
  relationships: {
    parent: { kind: 'to-one', type: 'categories', column: 'parent_id', write: 'optional' },
    anime: works('anime'),
    drama: { kind: 'absent', type: 'drama', isMany: true },
    manga: works('manga'),
  },
  filters: { slug: anyText('slug'), nsfw: isTrue('nsfw'), parentId: anyNumber('parent_id') },
  pageMax: 10_000,
  bySlug: hasSlug,
})

function works(type: MediaType): Relationship {
  const where = { media_type: type }
  return { kind: 'through', type, table: 'media_category', near: 'category_id', far: 'media_id', where }
}
