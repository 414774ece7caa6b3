import type { TextDocument } from '@octavo/platform/search/definition.ts'
import type { Insertable } from 'kysely'
import type { ListingTable } from '../database/listing-tables.ts'
import { findCategory, findSubcategory } from '../taxonomy/categories.ts'
import { findFormat } from '../taxonomy/formats.ts'
import { textOf } from '../wire/rich-text.ts'
import type { ListableEvent } from './store/listing-rows.ts'
import { weekOf } from './tags.ts'

type ListingDocument = TextDocument<
  'name' | 'rest',
  'region' | 'area' | 'week' | 'category' | 'subcategory' | 'format' | 'price'
>

/** The indexed text of an event, with the tags that queries combine with it. */
export function documentOf(event: ListableEvent, row: Insertable<ListingTable>): ListingDocument {
  const { category_id, subcategory_id, format_id } = event
  const tag = (value: number | null | undefined) => (value == null ? [] : [`${value}`])
  const rest = [
    event.summary,
    event.description_html && textOf(event.description_html).slice(0, maxLength),
    event.organizer_name,
    event.venue_name,
    event.city,
    event.region,
    category_id && findCategory(category_id)?.name,
    subcategory_id && findSubcategory(subcategory_id)?.name,
    format_id && findFormat(format_id)?.name,
  ]
  return {
    id: event.id,
    fields: { name: event.name_text, rest: rest.filter(Boolean).join('\n') },
    tags: {
      region: tag(row.region_cell),
      area: tag(row.area_cell),
      week: [`${weekOf(event.start_ms)}`],
      category: tag(category_id),
      subcategory: tag(subcategory_id),
      format: tag(format_id),
      price: [row.is_free ? 'free' : 'paid'],
    },
    language: event.locale.slice(0, 2),
  }
}

/** The beginning of a description is the most relevant. */
const maxLength = 8_000
