import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { PlanDetails } from '../limits.ts'
import type { AfterWrite, Posts, WrittenPost } from '../posts/posts.ts'
import type { StoredPost } from '../posts/stored-post.ts'
import { createFollowedSet } from './followed-set.ts'
import type { FollowedQuery } from './store/followed-queries.ts'
import { listPlans } from './store/owners.ts'

/** A new or changed post that a followed query matches. */
export interface PostMatch {
  query: FollowedQuery
  post: StoredPost
  change: WrittenPost['change']
  /** The plan of the query's owner, which limits the visible fields. */
  plan: PlanDetails
}

/** Runs in the transaction that writes the posts. */
export type AfterMatch = (tx: Transaction<Tables>, matches: readonly PostMatch[]) => Promise<void>

/** Matches written posts with all followed queries. */
export function matchPosts(context: Context, posts: Posts, afterMatch: readonly AfterMatch[]): AfterWrite {
  const followed = createFollowedSet(context)

  return async (tx, writtenPosts) => {
    if (!(await followed.refresh(tx))) return
    const nowMs = context.clock.now()
    const matched: (WrittenPost & { queries: Awaited<ReturnType<typeof followed.match>> })[] = []
    for (const post of writtenPosts) {
      const queries = await followed.match(post.document, nowMs)
      if (queries.length > 0) matched.push({ ...post, queries })
    }
    if (matched.length === 0) return
    const userIds = new Set(matched.flatMap(({ queries }) => queries.map(({ userId }) => userId)))
    const plans = await listPlans(tx, [...userIds])
    const stored = new Map(
      (
        await posts.read(
          matched.map(({ seq }) => seq),
          tx,
        )
      ).map((post) => [post.seq, post]),
    )
    const matches = matched.flatMap(({ seq, change, queries }) =>
      queries.flatMap((query): PostMatch[] => {
        const post = stored.get(seq)
        const name = plans.get(query.userId)
        if (!post || name === undefined) return []
        const plan = context.featuresOf({ plan: name })
        const isVisible = plan.hasEnrichment || (!query.needsEnrichment && change !== 'enriched')
        return isVisible ? [{ query, post, change, plan }] : []
      }),
    )
    for (const listener of afterMatch) await listener(tx, matches)
  }
}
