import { readTime } from '../wire/query-times.ts'
import type { CommentOrder } from './store/comment-lists.ts'

interface CommentQuery {
  sort?: string
  direction?: string
  since?: string
}

/** `direction` is ignored without `sort`. */
export function readCommentOrder({
  sort,
  direction,
  since,
}: CommentQuery): CommentOrder & { sinceMs: number | undefined } {
  return {
    sort: sort === 'updated' ? 'updated' : 'created',
    direction: sort && direction === 'desc' ? 'desc' : 'asc',
    sinceMs: readTime(since, 'since'),
  }
}
