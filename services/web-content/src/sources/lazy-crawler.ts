import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import type { Crawler } from './crawler.ts'
import type { IsLocal } from './source-crawler.ts'
import { findNextDue } from './store/frontier.ts'

/** Loads the pipeline when the first request is due, because its libraries cost time and memory at the start. */
export function createLazyCrawler(context: Context, posts: Posts, isLocal: IsLocal): Crawler {
  const { db, clock } = context
  let loading: Promise<Crawler> | undefined

  async function load(): Promise<Crawler> {
    const { createSourceCrawler } = await import('./source-crawler.ts')
    return createSourceCrawler(context, posts, isLocal)
  }

  return {
    async crawl(signal, lingerMs) {
      if (!loading) {
        const nextMs = await findNextDue(db.read, clock.now())
        if (nextMs === undefined || nextMs > clock.now() + lingerMs) return
      }
      loading ??= load()
      await (await loading).crawl(signal, lingerMs)
    },
  }
}
