import type { Context } from '../../context.ts'
import type { PlanFeatures } from '../../limits.ts'
import type { Posts } from '../../posts/posts.ts'
import type { StoredPost } from '../../posts/stored-post.ts'
import { compileForPlan } from '../../search/compile-query.ts'
import { presentPost } from '../../search/present-post.ts'
import { clampHistory } from '../../search/read-content-search.ts'
import type { PostHints } from './post-hints.ts'

export interface PostStream {
  q: string
  features: PlanFeatures
  /** The last post that the client has. */
  afterSeq: number
  heartbeatMs: number
  /** After this time the client connects again, and its key and plan are checked. */
  maxMs: number
  signal: AbortSignal
  /** Returns whether the caller still has access. Runs once per heartbeat, and false ends the stream. */
  isAllowed(): Promise<boolean>
  /** Charges the caller for the next posts. Returns false when the quota is used up, which ends the stream. */
  charge(): Promise<boolean>
}

/**
 * Server-sent events of all matches after a post, in the order of `seq`. Each post is read from the store behind a cursor, so
 * that hints can be lost and nothing is sent twice. At most one page is in memory.
 */
export async function* streamPosts(
  { clock, posts, hints }: Pick<Context, 'clock'> & { posts: Posts; hints: PostHints },
  { q, features, afterSeq, heartbeatMs, maxMs, signal, isAllowed, charge }: PostStream,
): AsyncGenerator<string> {
  const endMs = performance.now() + maxMs
  let cursor = afterSeq
  let sentAtMs = performance.now()
  let checkedAtMs = sentAtMs
  let sentCount = 0
  yield `retry: ${retryMs}\nid: ${cursor}\n\n`
  while (!signal.aborted && performance.now() < endMs) {
    if (performance.now() - checkedAtMs >= heartbeatMs) {
      if (!(await isAllowed())) return
      checkedAtMs = performance.now()
    }
    const hintCount = hints.count()
    // Read first: posts up to it that the search does not return do not match.
    const head = await posts.lastSeq()
    const page = await untilAborted(signal, () =>
      posts.search.page({
        // Dates can be relative to now.
        filter: compileForPlan(q, features, clock).filter,
        sort: 'crawled',
        order: 'asc',
        size: pageSize,
        afterSeq: cursor,
        crawledAfterMs: clampHistory(features, clock.now(), 0, []),
        signal,
      }),
    )
    if (!page) return
    const { seqs } = page
    for (const post of await posts.read(seqs)) {
      if (sentCount > 0 && sentCount % postsPerRequest === 0 && !(await charge())) return
      sentCount++
      yield eventOf(post, features)
      sentAtMs = performance.now()
    }
    if (seqs.length === pageSize) {
      cursor = seqs.at(-1) ?? cursor
      continue
    }
    cursor = Math.max(cursor, head, seqs.at(-1) ?? 0)
    const leftMs = sentAtMs + heartbeatMs - performance.now()
    if (leftMs <= 0) {
      // An event without data: the client remembers how far the posts have been searched.
      yield `id: ${cursor}\n\n`
      sentAtMs = performance.now()
    } else await hints.next(hintCount, leftMs, signal)
  }
}

const pageSize = 20
/** The maximum page size of a search, so that streams cannot bypass the quota. */
const postsPerRequest = 100
const retryMs = 2_000

function eventOf(post: StoredPost, features: PlanFeatures): string {
  const json = presentPost(post, { features, casing: 'camel' })
  return `id: ${post.seq}\ndata: ${json}\n\n`
}

/** A search that the signal aborts rejects, which would count as a failure of the response. */
async function untilAborted<T>(signal: AbortSignal, search: () => Promise<T>): Promise<T | undefined> {
  try {
    return await search()
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}
