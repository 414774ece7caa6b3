import { defineTextIndex, type TextIndexDefinition } from '@octavo/platform/search/definition.ts'
import { type SearchDocument, type TagName, type TextField, tagNames, textFields } from './fields.ts'
import { listTagValues } from './tag-values.ts'

/** The text index of posts. Each segment has one of its own name. */
export function definePostText(name: string): TextIndexDefinition<TextField, TagName> {
  return defineTextIndex({
    name,
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

/** Turns values as posts have them into those of the index. */
export function createSearchDocument(post: SearchDocument): SearchDocument {
  const { fields, tags } = post
  const tagValues = tagNames.flatMap((tag) => {
    const values = [...new Set((tags[tag] ?? []).flatMap((value) => listTagValues(tag, value)))]
    return values.length > 0 ? [[tag, values] as const] : []
  })
  const has = textFields.filter((field) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(fields[field]))
  return { ...post, tags: { ...Object.fromEntries(tagValues), has } }
}
