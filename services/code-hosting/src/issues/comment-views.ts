import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { readMedia } from '../wire/media-types.ts'
import { presentTexts } from './issue-texts.ts'
import { presentComment } from './present/issue-comments.ts'
import { loadCommentDetails } from './store/comment-details.ts'
import type { CommentRow } from './store/issue-comments.ts'

export type CommentViews = ReturnType<typeof createCommentViews>

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'headers' | 'repository'>

export function createCommentViews(context: Context) {
  const { db } = context

  async function list(rows: readonly CommentRow[], { addresses, headers, repository: { row } }: ViewRequest) {
    const parts = await loadCommentDetails(db.read, rows, row)
    const texts = await presentTexts(rows, readMedia(headers.accept), { repository: row, addresses })
    return rows.map((comment) => presentComment(comment, row, parts, addresses, texts.get(comment.id)))
  }

  return {
    list,
    async present(row: CommentRow, request: ViewRequest) {
      const [view] = await list([row], request)
      if (!view) throw new Error(`There is no comment ${row.id}`)
      return view
    },
  }
}
