import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { Article, ArticleOptions } from '../articles/article.ts'
import type { FetchedDocument } from './fetch-document.ts'

export interface PageInput extends ArticleOptions {
  bytes: Uint8Array
}

/** Returns undefined for a page that cannot be read in time. */
export type PageReader = (response: FetchedDocument, feedHtml: string | undefined) => Promise<Article | undefined>

const maxPageMs = 10_000

/** Reads pages in a worker thread, because they are large and untrusted. */
export function createPageReader(): PageReader {
  const read = createTaskWorker<PageInput, Article>(new URL('./page-worker.ts', import.meta.url), { maxMs: maxPageMs })
  return ({ bytes, url, headers }, feedHtml) =>
    read({
      bytes,
      url,
      contentType: headers.get('content-type') ?? undefined,
      robotsTag: headers.get('x-robots-tag')?.split(',') ?? [],
      tdmReservation: headers.get('tdm-reservation') ?? undefined,
      feedHtml,
    }).catch(() => undefined)
}
