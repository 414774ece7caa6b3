import type { Transaction } from 'kysely'
import type { ActivityEvent } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { asCommentText, asIssueText, findCommentText, findIssueText } from './store/issue-texts.ts'
import type { TextIndexes } from './text-indexes.ts'

type About = NonNullable<ActivityEvent['about']>

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
    if (withIssue.has(event) && textActions.has(action)) await indexIssue(tx, about)
    // The words of its comments are removed by a job.
    if (event === 'issues' && action === 'deleted') await issues.remove(tx, [about.issueId])
    if (event === 'issue_comment') await indexComment(tx, action, about)
  })

  async function indexIssue(tx: Transaction<Tables>, { issueId: id, issueText }: About) {
    const document = issueText ? asIssueText({ id, ...(await issueText()) }) : await findIssueText(tx, id)
    if (document) await issues.put(tx, [document])
  }

  async function indexComment(
    tx: Transaction<Tables>,
    action: string,
    { commentId: id, commentBody }: About,
  ) {
    if (id === undefined) return
    if (action === 'deleted') return comments.remove(tx, [id])
    const document =
      commentBody === undefined ? await findCommentText(tx, id) : asCommentText({ id, body: commentBody })
    if (document) await comments.put(tx, [document])
  }
}
