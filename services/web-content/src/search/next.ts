import type { StoredPost } from '../posts/stored-post.ts'
import type { ContentSearch } from './content-search.ts'
import { maxFrom } from './schema.ts'

/** The path of the next page. Without posts it is the same page, so that clients can poll it. */
export function nextPath(
  search: ContentSearch,
  posts: readonly Pick<StoredPost, 'seq' | 'crawledMs'>[],
): string {
  const parameters = new Map(search.parameters)
  if (search.paging === 'ts') moveByTime(search, posts, parameters)
  else moveByCursor(search, posts, parameters)
  return `${search.path}?${new URLSearchParams([...parameters])}`
}

function moveByTime(
  { sort, order, from, isLatest }: ContentSearch,
  posts: readonly Pick<StoredPost, 'seq' | 'crawledMs'>[],
  parameters: Map<string, string>,
): void {
  // After the newest posts, those follow that are still to come.
  const last = isLatest ? posts[0] : posts.at(-1)
  if (isLatest) {
    parameters.delete('latest')
    parameters.delete('order')
    parameters.set('sort', 'crawled')
  }
  if (sort !== 'crawled') parameters.set('from', String(nextFrom(from, posts.length)))
  else if (last) {
    if (order === 'asc' || isLatest) parameters.set('ts', String(last.crawledMs))
    parameters.set('ni', String(last.seq))
  }
}

function moveByCursor(
  { sort, from }: ContentSearch,
  posts: readonly Pick<StoredPost, 'seq'>[],
  parameters: Map<string, string>,
): void {
  const last = posts.at(-1)
  if (sort !== 'crawled') parameters.set('cursor', String(nextFrom(from, posts.length)))
  else if (last) parameters.set('cursor', String(last.seq))
}

function nextFrom(from: number, count: number): number {
  return Math.min(maxFrom, from + count)
}
