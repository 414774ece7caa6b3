import type { components } from '@octokit/openapi-webhooks-types'
import { includes, type Role } from '../../access/roles.ts'
import type { Hosting } from '../../context/hosting.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
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
import { raiseGitVersion } from '../../repositories/store/repository-versions.ts'
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
  repository: RepositoryRow
  actor: AccountRow
  oid: string
  body: string
  path: string | null
  position: number | null
  line: number | null
}

interface Chosen {
  repository: RepositoryRow
  actor: AccountRow
  role: Role
  id: number
}

export interface CommitComments {
  create(comment: NewComment): Promise<CommitCommentRow>
  get(repositoryId: number, id: number): Promise<CommitCommentRow>
  /** By its author, or by whoever may write in the repository. */
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
  hosting: Pick<Hosting, 'db' | 'writeTurns' | 'clock' | 'activity'>,
): CommitComments {
  const { db, clock, activity } = hosting

  async function get(repositoryId: number, id: number): Promise<CommitCommentRow> {
    const found = await findComment(db.read, repositoryId, id)
    if (!found) throw problem('not_found')
    return found
  }

  async function getOwn({ repository, actor, role, id }: Chosen): Promise<CommitCommentRow> {
    const found = await get(repository.id, id)
    if (found.author_id !== actor.id && !includes(role, 'write')) throw problem('forbidden')
    return found
  }

  return {
    get,
    create({ repository, actor, oid, body, path, position, line }) {
      requireBody(body)
      return writeTo(hosting, repository.id, async (tx) => {
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
        await raiseGitVersion(tx, repository.id)
        const association = associationOf(
          await loadAssociations(tx, [actor.id], [repository]),
          repository.id,
          actor.id,
        )
        await activity.tell(tx, {
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
    async edit(chosen) {
      requireBody(chosen.body)
      await getOwn(chosen)
      return writeTo(hosting, chosen.repository.id, async (tx) => {
        await raiseGitVersion(tx, chosen.repository.id)
        return updateComment(tx, chosen.id, { body: chosen.body, updated_at_ms: clock.now() })
      })
    },
    async remove(chosen) {
      await getOwn(chosen)
      await writeTo(hosting, chosen.repository.id, async (tx) => {
        await raiseGitVersion(tx, chosen.repository.id)
        await deleteComment(tx, chosen.id)
        await removeReactionsTo(tx, targetOf(chosen.repository.id, chosen.id))
      })
    },
    react: ({ repository, actor, id, content }) =>
      writeTo(hosting, repository.id, async (tx) => {
        if (!(await findComment(tx, repository.id, id))) throw problem('not_found')
        await raiseGitVersion(tx, repository.id)
        return addReaction(tx, targetOf(repository.id, id), { userId: actor.id, content, nowMs: clock.now() })
      }),
    removeReaction: ({ repository, actor, role, id, reactionId }) =>
      writeTo(hosting, repository.id, async (tx) => {
        const of = targetOf(repository.id, id)
        const isThere = await findComment(tx, repository.id, id)
        const reaction = isThere && (await findReaction(tx, of, reactionId))
        if (!reaction) throw problem('not_found')
        if (reaction.user_id !== actor.id && !includes(role, 'write')) throw problem('forbidden')
        await raiseGitVersion(tx, repository.id)
        await removeReaction(tx, of, reactionId)
      }),
  }
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
