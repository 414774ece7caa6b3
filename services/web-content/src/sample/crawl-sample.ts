import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import { isSampleHost } from './sample-web.ts'

/** Runs in the process that seeds, so that the server does not load the pipeline at its first start. */
export const sampleJob = 'crawl the sample'

/** The server's crawler takes over what is not fetched by then. */
export const crawlDelayMs = 60_000

/** Fetches the sources of the sample before the server's crawler finds them due. */
export async function crawlSample(context: Context, posts: Posts, signal: AbortSignal): Promise<void> {
  const { createSourceCrawler } = await import('../sources/source-crawler.ts')
  const clock = { ...context.clock, now: () => context.clock.now() + crawlDelayMs }
  await createSourceCrawler({ ...context, clock }, posts, isSampleHost).crawl(signal, 0)
}
