import { defineTextIndex } from '@octavo/platform/search/definition.ts'

/**
 * The words of listings. What else they are looked for by, and has few values, stands beside the words as tags: so the
 * index itself finds the few events that have all that is wanted, however many have each of it.
 */
export const listingText = defineTextIndex({
  name: 'listing_text',
  fields: { name: { weight: 2 }, rest: { weight: 1 } },
  tags: ['region', 'area', 'week', 'category', 'subcategory', 'format', 'price'],
  languages: ['de', 'en', 'es', 'fr'],
})
