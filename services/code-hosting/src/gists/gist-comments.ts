import { refuseBlocked } from '../accounts/blocked-users.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import {
  deleteComment,
  findComment,
  type GistCommentRow,
  insertComment,
  listComments,
  updateComment,
} from './store/comments.ts'
import { adjustCommentCount, findGistById, type GistRow } from './store/gists.ts'

const maxBodyLength = 65_536

export type GistComments = ReturnType<typeof createGistComments>

export function createGistComments({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  async function get(gist: GistRow, id: number): Promise<GistCommentRow> {
    const comment = await findComment(db.read, gist.id, id)
    if (!comment) throw problem('not_found')
    return comment
  }

  return {
    get,

    list: (gist: GistRow, slice: { limit: number; offset: number }) => listComments(db.read, gist.id, slice),

    async create(gist: GistRow, actor: AccountRow, body: string): Promise<GistCommentRow> {
      refuseBody(body)
      const nowMs = clock.now()
      const id = await db.writeInOrder(`gist ${gist.id}`, async (tx) => {
        if (!(await findGistById(tx, gist.id))) throw problem('not_found')
        await refuseBlocked(tx, gist, actor)
        await adjustCommentCount(tx, gist.id, 1)
        return insertComment(tx, {
          gist_id: gist.id,
          author_id: actor.id,
          body,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
      })
      return get(gist, id)
    },

    /** Only authors edit. */
    async change(gist: GistRow, actor: AccountRow, id: number, body: string): Promise<GistCommentRow> {
      refuseBody(body)
      await db.write(async (tx) => {
        const comment = await findComment(tx, gist.id, id)
        if (comment?.author_id !== actor.id) throw problem('not_found')
        await refuseBlocked(tx, gist, actor)
        await updateComment(tx, id, { body, updated_at_ms: clock.now() })
      })
      return get(gist, id)
    },

    /** Authors delete, and the owner of the gist. */
    async remove(gist: GistRow, actor: AccountRow, id: number): Promise<void> {
      await db.writeInOrder(`gist ${gist.id}`, async (tx) => {
        const comment = await findComment(tx, gist.id, id)
        if (!comment || ![comment.author_id, gist.owner_id].includes(actor.id)) throw problem('not_found')
        await deleteComment(tx, id)
        await adjustCommentCount(tx, gist.id, -1)
      })
    },
  }
}

function refuseBody(body: string): void {
  const refuse = (message: string) =>
    validationFailed({ resource: 'GistComment', code: 'custom', field: 'body', message })
  if (body.trim() === '') throw refuse('body cannot be blank')
  if (body.length > maxBodyLength) throw refuse(`body is too long (maximum is ${maxBodyLength} characters)`)
}
