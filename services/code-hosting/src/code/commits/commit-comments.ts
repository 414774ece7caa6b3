import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import { includes, type Role } from '../../access/roles.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { problem, validationFailed } from '../../errors.ts'
import { associationOf } from '../../issues/present/issues.ts'
import { loadAssociations } from '../../issues/store/issue-details.ts'
import {
  addReaction,
  findReaction,
  type ReactionContent,
  type ReactionRow,
  type ReactionTarget,
  removeReaction,
  removeReactionsTo,
} from '../../issues/store/reactions.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { writeTo } from '../../repositories/repository-writes.ts'
import type { Writer } from '../../repositories/role-check.ts'
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

interface Chosen {
  writer: Writer
  role: Role
  id: number
}

export interface CommitComments {
  create(writer: Writer, comment: NewComment): Promise<CommitCommentRow>
  get(repositoryId: number, id: number): Promise<CommitCommentRow>
  /** Allowed to the author and to users with write access. */
  edit(chosen: Chosen & { body: string }): Promise<CommitCommentRow>
  remove(chosen: Chosen): Promise<void>
  react(
    chosen: Omit<Chosen, 'role'> & { content: ReactionContent },
  ): Promise<{ row: ReactionRow; isNew: boolean }>
  /** One's own, or anybody's with write access. */
  removeReaction(chosen: Chosen & { reactionId: number }): Promise<void>
}

export function targetOf(repositoryId: number, id: number): ReactionTarget {
  return { target: 'commit_comment', id, repositoryId }
}

const maxBodyLength = 65_536

export function createCommitComments(
  context: Pick<Context, 'db' | 'writeLocks' | 'clock' | 'activity'>,
): CommitComments {
  const { db, clock, activity } = context

  async function get(repositoryId: number, id: number): Promise<CommitCommentRow> {
    const comment = await findComment(db.read, repositoryId, id)
    if (!comment) throw problem('not_found')
    return comment
  }

  /** Runs a transaction on one comment that the user still may see. */
  function change<Result>(
    { writer, id }: Pick<Chosen, 'writer' | 'id'>,
    work: (tx: Transaction<Tables>, comment: CommitCommentRow) => Promise<Result>,
  ): Promise<Result> {
    const { repository, requireRole } = writer
    return writeTo(context, repository.id, async (tx) => {
      await requireRole?.(tx)
      const comment = await findComment(tx, repository.id, id)
      if (!comment) throw problem('not_found')
      await incrementGitVersion(tx, repository.id)
      return work(tx, comment)
    })
  }

  return {
    get,
    create({ repository, actor, requireRole }, { oid, body, path, position, line }) {
      requireBody(body)
      return writeTo(context, repository.id, async (tx) => {
        await requireRole?.(tx)
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
    async edit({ body, ...chosen }) {
      requireBody(body)
      return change(chosen, (tx, comment) => {
        requireOwn(chosen, comment.author_id)
        return updateComment(tx, comment.id, { body, updated_at_ms: clock.now() })
      })
    },
    remove: (chosen) =>
      change(chosen, async (tx, comment) => {
        requireOwn(chosen, comment.author_id)
        await deleteComment(tx, comment.id)
        await removeReactionsTo(tx, targetOf(comment.repository_id, comment.id))
      }),
    react: ({ content, ...chosen }) =>
      change(chosen, (tx, { repository_id, id }) => {
        const reaction = { userId: chosen.writer.actor.id, content, nowMs: clock.now() }
        return addReaction(tx, targetOf(repository_id, id), reaction)
      }),
    removeReaction: ({ reactionId, ...chosen }) =>
      change(chosen, async (tx, { repository_id, id }) => {
        const of = targetOf(repository_id, id)
        const reaction = await findReaction(tx, of, reactionId)
        if (!reaction) throw problem('not_found')
        requireOwn(chosen, reaction.user_id)
        await removeReaction(tx, of, reactionId)
      }),
  }
}

function requireOwn({ writer, role }: Chosen, authorId: number): void {
  if (authorId !== writer.actor.id && !includes(role, 'write')) throw problem('forbidden')
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
