import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { createChanges } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { refuseLocked } from './issue-rules.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'
import {
  addReaction,
  findReaction,
  hasTarget,
  type ReactionContent,
  type ReactionTarget,
  removeReaction,
} from './store/reactions.ts'

export type Reactions = ReturnType<typeof createReactions>

export function createReactions(context: Context) {
  const run = createChanges(context)

  return {
    /** `isNew` decides between 201 and 200. */
    add: (writer: IssueContext, of: ReactionTarget, issueId: number, content: ReactionContent) =>
      run(writer, async ({ tx, actor, nowMs }) => {
        const issue = await findIssueById(tx, issueId)
        // It may have been deleted concurrently.
        if (!issue || !(await hasTarget(tx, of))) throw problem('not_found')
        refuseLocked(writer, issue)
        return addReaction(tx, of, { userId: actor.id, content, nowMs })
      }),

    remove: (writer: IssueContext, of: ReactionTarget, id: number): Promise<void> =>
      run(writer, ({ tx }) => removeReactionAs(tx, writer, of, id)),
  }
}

/** Users remove their own reactions. Users with write access remove any. */
export async function removeReactionAs(
  tx: Transaction<Tables>,
  { actor, role }: Writer,
  of: ReactionTarget,
  id: number,
): Promise<void> {
  const reaction = await findReaction(tx, of, id)
  if (!reaction) throw problem('not_found')
  if (reaction.user_id !== actor.id && !includes(role, 'write')) throw problem('forbidden')
  await removeReaction(tx, of, id)
}

export const ofIssue = ({ id, repository_id }: Pick<IssueRow, 'id' | 'repository_id'>): ReactionTarget => ({
  target: 'issue',
  id,
  repositoryId: repository_id,
})

export const ofComment = ({ id, repository_id }: { id: number; repository_id: number }): ReactionTarget => ({
  target: 'comment',
  id,
  repositoryId: repository_id,
})
