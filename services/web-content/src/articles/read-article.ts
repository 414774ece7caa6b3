import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { Article, ArticleOptions } from './article.ts'
import { extractArticle } from './extract-article.ts'

export interface ArticleTask {
  bytes: Uint8Array
  options: ArticleOptions
}

const maxMs = 5_000
const maxBytes = 8 * 2 ** 20
/** Read on the event loop when the worker fails. */
const maxFallbackBytes = 256 * 1024

const readInWorker = createTaskWorker<ArticleTask, Article>(new URL('./article-worker.ts', import.meta.url), {
  maxMs,
})

/**
 * Reads an article page in a worker thread, one at a time. A page that takes too long or breaks the libraries is read
 * without looking for its text, so its article has what the page declares or the feed says. Never throws.
 */
export async function readArticle(bytes: Uint8Array, options: ArticleOptions): Promise<Article> {
  try {
    return await readInWorker({ bytes: bytes.subarray(0, maxBytes), options })
  } catch {
    const feedHtml = options.feedHtml?.slice(0, maxFallbackBytes)
    return extractArticle(bytes.subarray(0, maxFallbackBytes), { ...options, feedHtml }, () => undefined)
  }
}
