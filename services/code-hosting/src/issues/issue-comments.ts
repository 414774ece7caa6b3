import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import type { Addresses } from '../wire/addresses.ts'
import { type Change, changeIssue, createIssueChanges, recordEvents } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { mayEdit, refuseLocked, refuseLongBody } from './issue-rules.ts'
import { type CommentDetails, presentComment } from './present/issue-comments.ts'
import { describeIssue, presentIssueOfEvent } from './present-current-issue.ts'
import { loadCommentDetails } from './store/comment-details.ts'
import type { CommentPosition } from './store/comment-lists.ts'
import {
  type CommentList,
  type CommentRow,
  deleteComment,
  findComment,
  insertComment,
  listComments,
  pinComment,
  selectCommentCount,
  updateComment,
} from './store/issue-comments.ts'
import { deleteEventsAbout } from './store/issue-events.ts'
import { addFacets, facets } from './store/issue-facets.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'
import { removeReactionsTo } from './store/reactions.ts'
import { recordTextReferences, resolveTextReferences } from './text-references.ts'

/** A comment with all data that it is presented with. */
export interface CurrentComment {
  comment: CommentRow
  details: CommentDetails
}

export type IssueComments = ReturnType<typeof createIssueComments>

export function createIssueComments(context: Context) {
  const { db } = context
  const runWith = createIssueChanges(context)

  async function get({ id }: Pick<RepositoryRow, 'id'>, commentId: number): Promise<CommentRow> {
    const comment = await findComment(db.read, id, commentId)
    if (!comment) throw problem('not_found')
    return comment
  }

  /** Runs a change of one comment. Comment and issue are loaded inside the transaction. */
  async function runWithComment<Result>(
    writer: IssueContext,
    commentId: number,
    work: (change: Change, comment: CommentRow, issue: IssueRow) => Promise<Result>,
    isAllowed: (comment: CommentRow) => boolean = (comment) => mayEdit(writer, comment),
  ): Promise<Result> {
    const { issue_id } = await get(writer.repository, commentId)
    const issue = await findIssueById(db.read, issue_id)
    return runWith(writer, issue?.number ?? 0, async (change, now) => {
      const comment = await findComment(change.tx, writer.repository.id, commentId)
      if (!comment) throw problem('not_found')
      if (!isAllowed(comment)) throw problem('needs_admin')
      return work(change, comment, now)
    })
  }

  async function count(list: CommentList): Promise<number> {
    const [counted] = await db.long(selectCommentCount(db.read, list))
    return Number(counted?.count ?? 0)
  }

  return {
    get,

    /** Oldest first. */
    async listOfIssue(issue: IssueRow, sinceMs: number | undefined, page: CommentPosition) {
      const list = { of: { issueId: issue.id }, sort: 'created', direction: 'asc', sinceMs } as const
      return {
        rows: await listComments(db.read, list, page),
        total: sinceMs === undefined ? issue.comments : await count(list),
      }
    },

    listOfRepository: async (list: CommentList, page: CommentPosition) => ({
      rows: await listComments(db.read, list, page),
      total: await count(list),
    }),

    async create(writer: IssueContext, number: number, body: string): Promise<CurrentComment> {
      refuseText(body)
      const textReferences = await resolveTextReferences(db.read, body, writer)
      const created = await runWith(writer, number, async (change, issue) => {
        refuseLocked(writer, issue)
        const { tx, repository, actor, nowMs } = change
        const times = { created_at_ms: nowMs, updated_at_ms: nowMs }
        const written = { repository_id: repository.id, issue_id: issue.id, author_id: actor.id, body }
        const [comment, changed] = await Promise.all([
          insertComment(tx, { ...written, ...times }),
          changeIssue(change, issue, { comments: issue.comments + 1 }),
        ])
        change.defer(addFacets(tx, changed, [{ kind: facets.commenter, subjectId: actor.id }]))
        const event = { kind: 'commented', subjectId: comment.id, isTimelineOnly: true }
        change.defer(recordEvents(change, issue, [event]))
        await recordTextReferences(change, changed, textReferences)
        const details = loadCommentDetails(tx, [comment], repository, [changed])
        change.defer(details)
        emitCommentEvent(change, changed, comment, 'created', {}, () => details)
        change.defer(change.loadFinal(issue.id, () => describeIssue(tx, repository, changed)))
        return { comment, details }
      })
      return { comment: created.comment, details: await created.details }
    },

    async change(writer: IssueContext, commentId: number, body: string): Promise<CommentRow> {
      refuseText(body)
      const textReferences = await resolveTextReferences(db.read, body, writer)
      return runWithComment(writer, commentId, async (change, before, issue) => {
        refuseLocked(writer, issue)
        const now = { body, updated_at_ms: change.nowMs }
        const comment = (await updateComment(change.tx, before.id, now)) ?? before
        await recordTextReferences(change, issue, textReferences)
        emitCommentEvent(change, issue, comment, 'edited', { changes: { body: { from: before.body } } })
        return comment
      })
    },

    /** For users with triage access, as checked by the route. */
    setPinned: (writer: IssueContext, commentId: number, isPinned: boolean): Promise<CommentRow> =>
      runWithComment(
        writer,
        commentId,
        async (change, before, issue) => {
          if (isPinned === (before.pinned_at_ms !== null)) return before
          const { tx, actor, nowMs } = change
          const pin = isPinned
            ? { pinned_at_ms: nowMs, pinned_by_id: actor.id }
            : { pinned_at_ms: null, pinned_by_id: null }
          const comment = await pinComment(tx, before, pin)
          emitCommentEvent(change, issue, comment, isPinned ? 'pinned' : 'unpinned')
          return comment
        },
        () => true,
      ),

    remove: (writer: IssueContext, commentId: number): Promise<void> =>
      runWithComment(writer, commentId, async (change, comment, issue) => {
        const { tx, repository } = change
        await deleteComment(tx, comment.id)
        await removeReactionsTo(tx, { target: 'comment', id: comment.id, repositoryId: repository.id })
        await deleteEventsAbout(tx, issue.id, 'commented', comment.id)
        await changeIssue(change, issue, { comments: issue.comments - 1 })
        emitCommentEvent(change, issue, comment, 'deleted')
      }),
  }
}

function refuseText(body: string): void {
  if (body.trim() === '')
    throw validationFailed({
      resource: 'IssueComment',
      field: 'data',
      code: 'unprocessable',
      message: 'Body cannot be blank',
    })
  refuseLongBody('IssueComment', body)
}

function emitCommentEvent(
  { tx, emit, loadFinal, repository }: Change,
  { id: issueId, is_pull }: Pick<IssueRow, 'id' | 'is_pull'>,
  comment: CommentRow,
  action: 'created' | 'edited' | 'deleted' | 'pinned' | 'unpinned',
  more: object = {},
  loadDetails = () => loadCommentDetails(tx, [comment], repository),
): void {
  emit({
    event: 'issue_comment',
    action,
    about: { issueId, isPull: is_pull === 1, commentId: comment.id, commentBody: comment.body },
    async payload(_tx, addresses: Addresses) {
      const [issue, details] = await Promise.all([loadFinal(issueId), loadDetails()])
      return {
        ...more,
        issue: presentIssueOfEvent(issue, repository, addresses),
        comment: presentComment(comment, repository, details, addresses),
      }
    },
    ...(action === 'created' ? { feed: { type: 'IssueCommentEvent' } } : {}),
  })
}
