import {
  createRangeFinder,
  cutFragment,
  markHtml,
  type RangeFinder,
  type TextRange,
} from '@octavo/platform/search/highlight.ts'
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
export type Highlighter = (core: PostCore) => Highlights

/** Prepares the highlights of a filter for all posts of a page. */
export function createHighlighter(filter: Filter): Highlighter {
  const of = textsIn(filter)
  if (of.length === 0) return () => ({ text: '', title: '', threadTitle: '' })
  const finders = new Map<string | undefined, RangeFinder>()
  function finderFor(code: string | undefined): RangeFinder {
    const existing = finders.get(code)
    if (existing) return existing
    // Stems of other languages would mark words that did not match.
    const index = { ...anyIndex, languages: anyIndex.languages.filter((language) => language === code) }
    const finder = createRangeFinder(index, { kind: 'any', of })
    finders.set(code, finder)
    return finder
  }
  const mark = (text: string, ranges: readonly TextRange[]) =>
    ranges.length > 0 ? markHtml(text, ranges) : ''
  return ({ language, text, title, thread }) => {
    const find = finderFor(findLanguage(language)?.slice(0, 2))
    const ranges = (field: TextField, content: string) => find(field, content, maxLength)
    return {
      text: markFragment(text, ranges('text', text)),
      title: mark(title, ranges('title', title)),
      threadTitle: mark(thread.title, ranges('thread_title', thread.title)),
    }
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
