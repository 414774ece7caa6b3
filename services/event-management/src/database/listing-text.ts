import { defineTextIndex } from '@octavo/platform/search/definition.ts'

/**
 * The text index of listings. Low-cardinality filters are indexed as tags beside the words, so that the index
 * intersects them.
 */
export const listingText = defineTextIndex({
  name: 'listing_text',
  fields: { name: { weight: 2 }, rest: { weight: 1 } },
  tags: ['region', 'area', 'week', 'category', 'subcategory', 'format', 'price'],
  languages: ['de', 'en', 'es', 'fr'],
})
