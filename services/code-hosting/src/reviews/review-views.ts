import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { presentTexts } from '../issues/issue-texts.ts'
import { readMedia } from '../wire/media-types.ts'
import { presentReviewComment } from './present/review-comments.ts'
import { presentReview } from './present/reviews.ts'
import type { ReviewCommentRow } from './store/review-comments.ts'
import { loadReviewDetails } from './store/review-details.ts'
import { findThreads } from './store/review-threads.ts'
import type { ReviewRow } from './store/reviews.ts'

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'headers' | 'repository'>

export type ReviewViews = ReturnType<typeof createReviewViews>

/** Presents pages with a bounded number of statements. */
export function createReviewViews({ db }: Pick<Context, 'db'>) {
  async function listReviews(rows: readonly ReviewRow[], request: ViewRequest) {
    const { addresses, headers, repository } = request
    const details = await loadReviewDetails(db.read, rows, repository.row)
    const texts = await presentTexts(rows, readMedia(headers.accept), {
      repository: repository.row,
      addresses,
    })
    return rows.map((row) => presentReview(row, details, addresses, texts.get(row.id)))
  }

  async function listComments(rows: readonly ReviewCommentRow[], request: ViewRequest) {
    const { addresses, headers, repository } = request
    const details = await loadReviewDetails(db.read, rows, repository.row)
    const threads = await findThreads(
      db.read,
      rows.map(({ thread_id }) => thread_id),
    )
    const texts = await presentTexts(rows, readMedia(headers.accept), {
      repository: repository.row,
      addresses,
    })
    return rows.flatMap((row) => {
      const thread = threads.get(row.thread_id)
      // It may have been deleted since the rows were read.
      return thread ? [presentReviewComment(row, thread, details, addresses, texts.get(row.id))] : []
    })
  }

  return {
    listReviews,
    listComments,

    async presentReview(row: ReviewRow, request: ViewRequest) {
      const [view] = await listReviews([row], request)
      if (!view) throw new Error(`There is no review ${row.id}`)
      return view
    },

    async presentComment(row: ReviewCommentRow, request: ViewRequest) {
      const [view] = await listComments([row], request)
      if (!view) throw new Error(`There is no thread of review comment ${row.id}`)
      return view
    },
  }
}
