import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { PostDraft } from './draft-post.ts'
import type { IndexedPost } from './search-document.ts'
import type { PostRow } from './store/posts.ts'
import type { ThreadCounts } from './store/threads.ts'
import { enrichmentMembers, noEntities, type PostCore } from './stored-post.ts'
import { withCounts } from './threads.ts'

/** A draft with its sequence number, which is its position in the crawl order. */
export interface SequencedPost {
  draft: PostDraft
  seq: number
  crawledMs: number
  updatedMs: number
  clusterId: string | null
  isCopy: boolean
  ordInThread: number
  counts: ThreadCounts | undefined
}

export function rowOf({
  draft,
  seq,
  crawledMs,
  updatedMs,
  clusterId,
  isCopy,
  ordInThread,
  counts,
}: SequencedPost): PostRow & { core: PostCore } {
  const { thread: reported, ...own } = draft.core
  const thread = withCounts(reported, draft.extra, counts)
  const core: PostCore = {
    ...own,
    ord_in_thread: ordInThread,
    crawled: new Date(crawledMs).toISOString(),
    updated: new Date(updatedMs).toISOString(),
    thread,
  }
  const { sentiment = null, entities = noEntities } = draft.source.enrichment ?? {}
  const { social } = thread
  return {
    core,
    post: {
      seq,
      uuid: draft.uuid,
      published_ms: Date.parse(core.published),
      crawled_ms: crawledMs,
      updated_ms: updatedMs,
      thread_published_ms: Date.parse(thread.published),
      num_chars: core.text.length,
      domain_rank: thread.domain_rank,
      performance_score: thread.performance_score,
      spam_score: thread.spam_score,
      rating: core.rating,
      replies_count: thread.replies_count,
      participants_count: thread.participants_count,
      ord_in_thread: core.ord_in_thread,
      social_likes: social.fediverse.likes,
      social_shares: social.fediverse.shares,
      social_comments: social.fediverse.comments,
      confidence: draft.extra.confidence,
      is_copy: toBit(isCopy),
      language: core.language,
      country: thread.country ?? '',
      site_type: thread.site_type,
      site: thread.site,
      sentiment: sentiment ?? '',
      categories: encodeJson(core.categories),
    },
    body: {
      seq,
      core: encodeJson(core),
      enrichment: enrichmentMembers(sentiment, entities),
      extra: encodeJson(draft.extra),
      content_hash: draft.contentHash,
      cluster_id: clusterId,
    },
  }
}

export function indexedPostOf(
  { draft, clusterId }: SequencedPost,
  row: ReturnType<typeof rowOf> | undefined,
): IndexedPost {
  if (!row) throw new Error(`Post ${draft.uuid} has no row`)
  const { sentiment = null, entities = noEntities } = draft.source.enrichment ?? {}
  return {
    row: row.post,
    core: row.core,
    extra: draft.extra,
    sentiment,
    entities,
    isSyndicated: clusterId !== null,
  }
}
