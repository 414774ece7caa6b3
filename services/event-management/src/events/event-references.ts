import type { Transaction } from 'kysely'
import type { Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { mayUseImage } from '../media/usable-images.ts'
import { findCategory, findSubcategory } from '../taxonomy/categories.ts'
import { findFormat } from '../taxonomy/formats.ts'
import type { EventInput } from './event-input.ts'
import { refuseUnknown } from './event-rules.ts'
import { belongsTo } from './store/event-references.ts'

/** Venue, organizer and images must belong to the organization; category and format must exist. */
export async function refuseUnknownReferences(
  tx: Transaction<Tables>,
  viewer: Viewer,
  organizationId: number,
  { organizer_id, venue_id, logo_id, format_id, category_id, subcategory_id }: EventInput,
): Promise<void> {
  const isOwn = (table: 'organizer' | 'venue', id: number) => belongsTo(tx, table, id, organizationId)
  if (organizer_id) refuseUnknown('organizer_id', await isOwn('organizer', organizer_id))
  if (venue_id) refuseUnknown('venue_id', await isOwn('venue', venue_id))
  if (logo_id) refuseUnknown('logo_id', await mayUseImage(tx, viewer, logo_id))
  if (format_id) refuseUnknown('format_id', findFormat(format_id) !== undefined)
  if (category_id) refuseUnknown('category_id', findCategory(category_id) !== undefined)
  if (subcategory_id) refuseUnknown('subcategory_id', findSubcategory(subcategory_id) !== undefined)
}
