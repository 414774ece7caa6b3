import type { PeopleTables } from '../../database/people-tables.ts'
import { readOnly, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { hasSlug } from '../../json-api/store/conditions.ts'
import { anyText } from '../../json-api/store/filters.ts'
import { dated } from './timestamps.ts'

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
  bySlug: hasSlug,
})
