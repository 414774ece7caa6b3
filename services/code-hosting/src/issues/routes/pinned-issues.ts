import type { Routes } from '@octavo/platform/service.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { keeping, reading } from '../issue-needs.ts'
import { issuePlaceOf } from '../issue-place.ts'
import type { IssueViews } from '../issue-views.ts'
import type { Issues } from '../issues.ts'
import { IssuePath } from '../schema/issue-bodies.ts'
import { Issues as IssueList } from '../schema/issues.ts'

const tags = ['issues']

/** Pinned issues have no address upstream but in GraphQL; these are our own. */
export const pinnedIssueRoutes =
  ({ issues, views }: { issues: Issues; views: IssueViews }): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/issues/pinned',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-pinned',
          summary: 'List pinned issues of a repository',
          tags,
          params: RepositoryPath,
          response: { 200: IssueList, ...mayFail },
        },
      },
      async (request) => views.listVisible(await issues.listPinned(request.repository.row), request),
    )

    app.put(
      '/repos/:owner/:repo/issues/:issue_number/pin',
      {
        config: { needs: keeping },
        schema: {
          operationId: 'issues/pin',
          summary: 'Pin an issue',
          tags,
          params: IssuePath,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        await issues.pin(issuePlaceOf(request), readNumber(request.params.issue_number))
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/repos/:owner/:repo/issues/:issue_number/pin',
      {
        config: { needs: keeping },
        schema: {
          operationId: 'issues/unpin',
          summary: 'Unpin an issue',
          tags,
          params: IssuePath,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        await issues.unpin(issuePlaceOf(request), readNumber(request.params.issue_number))
        return reply.code(204).send(null)
      },
    )
  }
