import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { readMedia } from '../wire/media-types.ts'
import type { CurrentComment } from './issue-comments.ts'
import { presentTexts } from './issue-texts.ts'
import { type CommentDetails, presentComment } from './present/issue-comments.ts'
import { loadCommentDetails } from './store/comment-details.ts'
import type { CommentRow } from './store/issue-comments.ts'

export type CommentViews = ReturnType<typeof createCommentViews>

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'headers' | 'repository'>

export function createCommentViews(context: Context) {
  const { db } = context

  async function list(rows: readonly CommentRow[], request: ViewRequest) {
    return presentAll(rows, await loadCommentDetails(db.read, rows, request.repository.row), request)
  }

  async function presentAll(
    rows: readonly CommentRow[],
    parts: CommentDetails,
    { addresses, headers, repository: { row } }: ViewRequest,
  ) {
    const texts = await presentTexts(rows, readMedia(headers.accept), { repository: row, addresses })
    return rows.map((comment) => presentComment(comment, row, parts, addresses, texts.get(comment.id)))
  }

  return {
    list,
    present: async (row: CommentRow, request: ViewRequest) => single(await list([row], request)),
    presentCurrent: async ({ comment, details }: CurrentComment, request: ViewRequest) =>
      single(await presentAll([comment], details, request)),
  }
}

function single<View>([view]: readonly View[]): View {
  if (!view) throw new Error('The comment has no view')
  return view
}
