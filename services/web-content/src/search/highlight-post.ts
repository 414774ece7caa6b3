import { cutFragment, findRanges, markHtml, type TextRange } from '@octavo/platform/search/highlight.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { PostCore } from '../posts/stored-post.ts'
import type { TextField } from '../query/fields.ts'
import type { Filter } from '../query/filter.ts'
import { definePostText } from '../query/post-text.ts'
import { findLanguage } from '../taxonomy/languages.ts'

export interface Highlights {
  text: string
  title: string
  threadTitle: string
}

/** Fragments of HTML: the matched words are in `<em>`, everything else is escaped. */
export function highlightPost(core: PostCore, filter: Filter): Highlights {
  const of = textsIn(filter)
  if (of.length === 0) return { text: '', title: '', threadTitle: '' }
  const query: TextQuery = { kind: 'any', of }
  // Stems of other languages would mark words that did not match.
  const code = findLanguage(core.language)?.slice(0, 2)
  const index = { ...anyIndex, languages: anyIndex.languages.filter((language) => language === code) }
  const ranges = (field: TextField, text: string) => findRanges(index, query, field, text, maxLength)
  const mark = (text: string, found: readonly TextRange[]) => (found.length > 0 ? markHtml(text, found) : '')
  const { thread } = core
  return {
    text: markFragment(core.text, ranges('text', core.text)),
    title: mark(core.title, ranges('title', core.title)),
    threadTitle: mark(thread.title, ranges('thread_title', thread.title)),
  }
}

const anyIndex = definePostText('post_text')
const maxLength = 50_000
const fragmentLength = 320

function markFragment(text: string, ranges: readonly TextRange[]): string {
  if (ranges.length === 0) return ''
  const fragment = cutFragment(text, ranges, fragmentLength)
  const html = markHtml(fragment.text, fragment.ranges)
  return `${fragment.isCutBefore ? '… ' : ''}${html}${fragment.isCutAfter ? ' …' : ''}`
}

function textsIn(filter: Filter): TextQuery[] {
  if (filter.kind === 'text') return [filter.query]
  return filter.kind === 'all' || filter.kind === 'any' ? filter.of.flatMap(textsIn) : []
}
