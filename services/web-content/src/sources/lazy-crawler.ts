import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import type { IsLocal, SourceCrawler } from './source-crawler.ts'
import { findNextDue } from './store/frontier.ts'

/** Loads the pipeline when the first request is due, because its libraries cost time and memory at the start. */
export function createLazyCrawler(context: Context, posts: Posts, isLocal: IsLocal): SourceCrawler {
  const { db, clock } = context
  let loading: Promise<SourceCrawler> | undefined

  async function load(): Promise<SourceCrawler> {
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
    async receive(source, document) {
      loading ??= load()
      await (await loading).receive(source, document)
    },
  }
}
