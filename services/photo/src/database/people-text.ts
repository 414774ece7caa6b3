import { defineTextIndex } from '@octavo/platform/search/definition.ts'

export const userText = defineTextIndex({
  name: 'user_text',
  fields: { name: { weight: 2 }, bio: { weight: 1 } },
})

export const collectionText = defineTextIndex({
  name: 'collection_text',
  fields: { title: { weight: 2 }, description: { weight: 1 } },
  languages: ['en'],
})
