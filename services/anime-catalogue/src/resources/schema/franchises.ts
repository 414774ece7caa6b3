import { Type } from 'typebox'
import type { MediaTables } from '../../database/media-tables.ts'
import { json, required, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { hasSlug } from '../../json-api/store/conditions.ts'
import { dated } from './timestamps.ts'

export const franchises = defineResource<MediaTables['franchise']>({
  type: 'franchises',
  summary: 'Works that tell of the same world.',
  table: 'franchise',
  attributes: {
    ...dated,
    titles: required(json('titles', Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])))),
    canonicalTitle: text('canonical_title'),
  },
  relationships: { installments: { kind: 'to-many', type: 'installments', column: 'franchise_id' } },
  bySlug: hasSlug,
})
