import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { PlanFeatures } from '../limits.ts'
import { emptyEnrichment, type PostCore, type StoredPost } from '../posts/stored-post.ts'
import type { ContentSearch } from './content-search.ts'
import type { Highlighter, Highlights } from './highlight-post.ts'

export type PostPresentation = Pick<ContentSearch, 'casing'> & {
  highlight?: Highlighter | undefined
  features: Pick<PlanFeatures, 'hasEnrichment'>
}

/** Writes a post as JSON from the prepared members of its row. */
export function presentPost(post: StoredPost, presentation: PostPresentation): string {
  const { highlight, casing, features } = presentation
  const enrichment = features.hasEnrichment ? post.enrichment : emptyEnrichment
  const syndication = JSON.stringify({
    syndicated: post.clusterId !== null,
    syndicate_id: post.clusterId,
    first_syndicated: post.isFirst,
  })
  const members = highlight
    ? highlightMembers(highlight(decodeJson<PostCore>(post.core)), casing)
    : noHighlights[casing]
  return `${post.core.slice(0, -1)},${enrichment},"syndication":${syndication},${members}}`
}

const noHighlights = {
  camel: highlightMembers({ text: '', title: '', threadTitle: '' }, 'camel'),
  snake: highlightMembers({ text: '', title: '', threadTitle: '' }, 'snake'),
}

function highlightMembers({ text, title, threadTitle }: Highlights, casing: 'camel' | 'snake'): string {
  const members =
    casing === 'camel'
      ? { highlightText: text, highlightTitle: title, highlightThreadTitle: threadTitle }
      : { highlight_text: text, highlight_title: title, highlight_thread_title: threadTitle }
  return JSON.stringify(members).slice(1, -1)
}
