import { defineTextIndex } from '@octavo/platform/search/definition.ts'

/** The words of photos. Filters with few values are tags beside the words, so that the index intersects them. */
export const photoText = defineTextIndex({
  name: 'photo_text',
  fields: {
    tags: { weight: 8 },
    alt: { weight: 4 },
    description: { weight: 2 },
    location: { weight: 1 },
    author: { weight: 1 },
  },
  tags: ['orientation', 'rating', 'color'],
  languages: ['en'],
})
