import { defineTextIndex } from '@octavo/platform/search/definition.ts'
import { tagNames } from '../query/fields.ts'

/** The index of one segment. `seq` is the id of its documents. */
export function definePostText(segmentId: number) {
  return defineTextIndex({
    name: `post_text_${segmentId}`,
    fields: {
      title: { weight: 4 },
      text: { weight: 1 },
      author: { weight: 1 },
      thread_title: { weight: 2 },
      section_title: { weight: 1 },
    },
    tags: tagNames,
    languages: ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt', 'ru'],
  })
}
