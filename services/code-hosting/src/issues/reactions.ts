import { includes } from '../access/roles.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { createChanges } from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { refuseLocked } from './issue-rules.ts'
import { findIssueById, type IssueRow } from './store/issues.ts'
import {
  addReaction,
  countReactions,
  findReaction,
  hasTarget,
  listReactions,
  type ReactionContent,
  type ReactionTarget,
  removeReaction,
} from './store/reactions.ts'

export type Reactions = ReturnType<typeof createReactions>

export function createReactions(context: Context) {
  const { db } = context
  const run = createChanges(context)

  return {
    list: async (
      of: ReactionTarget,
      content: string | undefined,
      page: { limit: number; offset: number },
    ) => ({
      rows: await listReactions(db.read, of, content, page),
      total: await countReactions(db.read, of, content),
    }),

    /** Whether it is new decides between 201 and 200. */
    async add(place: IssueContext, of: ReactionTarget, issueId: number, content: ReactionContent) {
      const issue = await findIssueById(db.read, issueId)
      if (issue) refuseLocked(place, issue)
      return run(place, async ({ tx, actor, nowMs }) => {
        // It may have been deleted concurrently.
        if (!(await hasTarget(tx, of))) throw problem('not_found')
        return addReaction(tx, of, { userId: actor.id, content, nowMs })
      })
    },

    /** Users remove their own reactions. Users with write access remove any. */
    remove: (place: IssueContext, of: ReactionTarget, id: number): Promise<void> =>
      run(place, async ({ tx, actor }) => {
        const reaction = await findReaction(tx, of, id)
        if (!reaction) throw problem('not_found')
        if (reaction.user_id !== actor.id && !includes(place.role, 'write')) throw problem('forbidden')
        await removeReaction(tx, of, id)
      }),
  }
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
