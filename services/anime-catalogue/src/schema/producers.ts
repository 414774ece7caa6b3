import { sql } from 'kysely'
import { readOnly, required, text } from '../json-api/attributes.ts'
import { anyText } from '../json-api/filters.ts'
import { defineResource } from '../json-api/resource.ts'
import type { PeopleTables } from '../store/people-tables.ts'
import { dated } from './dated.ts'

export const producers = defineResource<PeopleTables['producer']>({
  type: 'producers',
  summary: 'Studios, producers, licensors and publishers.',
  table: 'producer',
  attributes: { ...dated, slug: readOnly(text('slug')), name: required(text('name')) },
  relationships: {
    animeProductions: { kind: 'to-many', type: 'animeProductions', column: 'company_id' },
    productions: { kind: 'to-many', type: 'mediaProductions', column: 'company_id' },
  },
  filters: { slug: anyText('slug') },
  bySlug: (slug, { column }) => sql`${column('slug')} = ${slug}`,
})
