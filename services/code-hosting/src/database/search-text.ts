import { defineTextIndex } from '@octavo/platform/search/definition.ts'

/** The titles and bodies of issues and pull requests, by issue id. */
export const issueText = defineTextIndex({
  name: 'issue_text',
  fields: { title: { weight: 4 }, body: { weight: 1 } },
  languages: ['en'],
})

/** By comment id. */
export const commentText = defineTextIndex({
  name: 'comment_text',
  fields: { body: { weight: 1 } },
  languages: ['en'],
})

/** The content of source files, by the id in `code_blob`. */
export const codeText = defineTextIndex({
  name: 'code_text',
  fields: { content: { weight: 1 } },
})

/** Commit messages, by the id in `commit_entry`. */
export const commitText = defineTextIndex({
  name: 'commit_text',
  fields: { message: { weight: 1 } },
  languages: ['en'],
})
