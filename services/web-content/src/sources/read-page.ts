import type { Article } from '../articles/article.ts'
import { readArticle } from '../articles/read-article.ts'
import type { FetchedDocument } from './fetch-document.ts'

/** Reads a fetched page, with what its headers say. */
export function readPage(
  { bytes, url, headers }: FetchedDocument,
  feedHtml: string | undefined,
): Promise<Article> {
  return readArticle(bytes, {
    url,
    contentType: headers.get('content-type') ?? undefined,
    robotsTag: headers.get('x-robots-tag')?.split(',') ?? [],
    tdmReservation: headers.get('tdm-reservation') ?? undefined,
    feedHtml,
  })
}
