import type { Routes } from '@octavo/platform/service.ts'
import type { Context } from '../../context.ts'
import type { IssueComments } from '../issue-comments.ts'
import { issueContextOf } from '../issue-context.ts'
import { participating, reading } from '../issue-needs.ts'
import type { Issues } from '../issues.ts'
import { ofComment, ofIssue, type Reactions } from '../reactions.ts'
import { reactionRoutes } from './reaction-routes.ts'

export const issueReactionRoutes = (
  context: Pick<Context, 'db'>,
  issues: Issues,
  reactions: Reactions,
): Routes =>
  reactionRoutes(context, {
    path: '/repos/:owner/:repo/issues/:issue_number',
    parameter: 'issue_number',
    operations: {
      list: { operationId: 'reactions/list-for-issue', summary: 'List reactions for an issue' },
      create: { operationId: 'reactions/create-for-issue', summary: 'Create reaction for an issue' },
      delete: { operationId: 'reactions/delete-for-issue', summary: 'Delete an issue reaction' },
    },
    reading,
    reacting: participating,
    find: async ({ repository }, number) => ofIssue(await issues.get(repository.row, number)),
    async add(request, number, content) {
      const issue = await issues.get(request.repository.row, number)
      return reactions.add(issueContextOf(request), ofIssue(issue), issue.id, content)
    },
    async remove(request, number, reactionId) {
      const issue = await issues.get(request.repository.row, number)
      await reactions.remove(issueContextOf(request), ofIssue(issue), reactionId)
    },
  })

export const commentReactionRoutes = (
  context: Pick<Context, 'db'>,
  comments: IssueComments,
  reactions: Reactions,
): Routes =>
  reactionRoutes(context, {
    path: '/repos/:owner/:repo/issues/comments/:comment_id',
    parameter: 'comment_id',
    operations: {
      list: {
        operationId: 'reactions/list-for-issue-comment',
        summary: 'List reactions for an issue comment',
      },
      create: {
        operationId: 'reactions/create-for-issue-comment',
        summary: 'Create reaction for an issue comment',
      },
      delete: {
        operationId: 'reactions/delete-for-issue-comment',
        summary: 'Delete an issue comment reaction',
      },
    },
    reading,
    reacting: participating,
    find: async ({ repository }, id) => ofComment(await comments.get(repository.row, id)),
    async add(request, id, content) {
      const comment = await comments.get(request.repository.row, id)
      return reactions.add(issueContextOf(request), ofComment(comment), comment.issue_id, content)
    },
    async remove(request, id, reactionId) {
      const comment = await comments.get(request.repository.row, id)
      await reactions.remove(issueContextOf(request), ofComment(comment), reactionId)
    },
  })
