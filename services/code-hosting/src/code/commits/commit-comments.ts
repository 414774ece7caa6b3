import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import { includes } from '../../access/roles.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { problem, validationFailed } from '../../errors.ts'
import { removeReactionAs } from '../../issues/reactions.ts'
import {
  addReaction,
  type ReactionContent,
  type ReactionRow,
  type ReactionTarget,
  removeReactionsTo,
} from '../../issues/store/reactions.ts'
import { type Writer, writeAs } from '../../repositories/authorized-writes.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { associationOf, loadAssociations } from '../../repositories/store/associations.ts'
import { incrementGitVersion } from '../../repositories/store/repository-versions.ts'
import { presentCommitComment } from './present/commit-comments.ts'
import {
  type CommitCommentRow,
  deleteComment,
  findComment,
  insertComment,
  updateComment,
} from './store/commit-comments.ts'

type Webhooks = components['schemas']

export interface NewComment {
  oid: string
  body: string
  path: string | null
  position: number | null
  line: number | null
}

export interface CommitComments {
  create(writer: Writer, comment: NewComment): Promise<CommitCommentRow>
  get(repositoryId: number, id: number): Promise<CommitCommentRow>
  /** Allowed to the author and to users with write access. */
  edit(writer: Writer, id: number, body: string): Promise<CommitCommentRow>
  /** Allowed to the author and to users with write access. */
  remove(writer: Writer, id: number): Promise<void>
  react(writer: Writer, id: number, content: ReactionContent): Promise<{ row: ReactionRow; isNew: boolean }>
  removeReaction(writer: Writer, id: number, reactionId: number): Promise<void>
}

export function targetOf(repositoryId: number, id: number): ReactionTarget {
  return { target: 'commit_comment', id, repositoryId }
}

const maxBodyLength = 65_536

export function createCommitComments(context: Pick<Context, 'db' | 'clock' | 'activity'>): CommitComments {
  const { db, clock, activity } = context

  async function get(repositoryId: number, id: number): Promise<CommitCommentRow> {
    const comment = await findComment(db.read, repositoryId, id)
    if (!comment) throw problem('not_found')
    return comment
  }

  /** Runs a change of one comment, loaded inside the transaction. */
  function change<Result>(
    writer: Writer,
    id: number,
    work: (tx: Transaction<Tables>, comment: CommitCommentRow) => Promise<Result>,
  ): Promise<Result> {
    return writeAs(context, writer, async (tx) => {
      const comment = await findComment(tx, writer.repository.id, id)
      if (!comment) throw problem('not_found')
      await incrementGitVersion(tx, comment.repository_id)
      return work(tx, comment)
    })
  }

  return {
    get,
    create(writer, { oid, body, path, position, line }) {
      requireBody(body)
      const { repository, actor } = writer
      return writeAs(context, writer, async (tx) => {
        const nowMs = clock.now()
        const row = await insertComment(tx, {
          repository_id: repository.id,
          oid,
          author_id: actor.id,
          body,
          path,
          position,
          line,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        await incrementGitVersion(tx, repository.id)
        const association = associationOf(
          await loadAssociations(tx, [actor.id], [repository]),
          repository.id,
          actor.id,
        )
        await activity.emit(tx, {
          event: 'commit_comment',
          action: 'created',
          actor,
          repository,
          payload: (_tx, addresses) =>
            ({
              comment: presentCommitComment(
                row,
                actor,
                association,
                gitAddresses(repository, addresses),
                addresses,
              ),
            }) satisfies Pick<Webhooks['webhook-commit-comment-created'], 'comment'>,
          feed: { type: 'CommitCommentEvent' },
        })
        return row
      })
    },
    async edit(writer, id, body) {
      requireBody(body)
      return change(writer, id, (tx, { author_id }) => {
        requireOwn(writer, author_id)
        return updateComment(tx, id, { body, updated_at_ms: clock.now() })
      })
    },
    remove: (writer, id) =>
      change(writer, id, async (tx, { author_id, repository_id }) => {
        requireOwn(writer, author_id)
        await deleteComment(tx, id)
        await removeReactionsTo(tx, targetOf(repository_id, id))
      }),
    react: (writer, id, content) =>
      change(writer, id, (tx, { repository_id }) =>
        addReaction(tx, targetOf(repository_id, id), {
          userId: writer.actor.id,
          content,
          nowMs: clock.now(),
        }),
      ),
    removeReaction: (writer, id, reactionId) =>
      change(writer, id, (tx, { repository_id }) =>
        removeReactionAs(tx, writer, targetOf(repository_id, id), reactionId),
      ),
  }
}

function requireOwn({ actor, role }: Writer, authorId: number): void {
  if (authorId !== actor.id && !includes(role, 'write')) throw problem('forbidden')
}

function requireBody(body: string): void {
  if (body.trim() === '')
    throw validationFailed({ resource: 'CommitComment', code: 'missing_field', field: 'body' })
  if (body.length > maxBodyLength)
    throw validationFailed({
      resource: 'CommitComment',
      code: 'custom',
      field: 'body',
      message: `body is too long (maximum is ${maxBodyLength} characters)`,
    })
}
