import { siteOf } from '../articles/site-names.ts'
import type { Context } from '../context.ts'
import type { NewPost } from '../posts/new-post.ts'
import { findRanks } from './store/domain-ranks.ts'

/** Adds the ranks of their sites, if a list was imported. */
export async function rankPosts({ db }: Context, posts: readonly NewPost[]): Promise<NewPost[]> {
  const sites = posts.map(({ thread }) => siteOf(new URL(thread.url).hostname))
  const ranks = await findRanks(db.read, [...new Set(sites)])
  return posts.map((post, index) => {
    const entry = ranks.get(sites[index] ?? '')
    if (!entry) return post
    return {
      ...post,
      thread: { ...post.thread, domainRank: entry.rank, domainRankUpdatedMs: entry.listedMs },
    }
  })
}
