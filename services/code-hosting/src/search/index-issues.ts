import type { Transaction } from 'kysely'
import type { ActivityEvent } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { findCommentText, findIssueText } from './store/issue-texts.ts'
import type { TextIndexes } from './text-indexes.ts'

const withIssue = new Set(['issues', 'pull_request'])
/** Other actions change no text. */
const textActions = new Set(['opened', 'edited'])

/** Indexes texts in the transaction of their change, so that a search after the response finds them. */
export function indexIssueTexts(
  { activity }: Pick<Context, 'activity'>,
  { issues, comments }: Pick<TextIndexes, 'issues' | 'comments'>,
): void {
  activity.observe(async (tx, { event, action = '', about }) => {
    if (!about) return
    if (withIssue.has(event) && textActions.has(action)) {
      const document = await findIssueText(tx, about.issueId)
      if (document) await issues.put(tx, [document])
    }
    if (event === 'issue_comment' && about.commentId !== undefined)
      await indexComment(tx, action, about.commentId)
  })

  async function indexComment(tx: Transaction<Tables>, action: ActivityEvent['action'], id: number) {
    if (action === 'deleted') return comments.remove(tx, [id])
    const document = await findCommentText(tx, id)
    if (document) await comments.put(tx, [document])
  }
}
