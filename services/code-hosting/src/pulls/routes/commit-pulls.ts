import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { getCommitOid, noCommitFound } from '../../code/commits/revisions.ts'
import { CommitPath } from '../../code/commits/schema/commits.ts'
import type { Context } from '../../context.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkSteps, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { reading } from '../pull-needs.ts'
import type { PullViews } from '../pull-views.ts'
import { PullList } from '../schema/pulls.ts'
import { listPullIdsOfCommit } from '../store/pull-commits.ts'
import { listPullsById } from '../store/pulls.ts'

export const commitPullRoutes =
  ({ db, git }: Pick<Context, 'db' | 'git'>, views: PullViews): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/commits/:ref/pulls',
      {
        config: { needs: reading },
        schema: {
          operationId: 'repos/list-pull-requests-associated-with-commit',
          summary: 'List pull requests associated with a commit',
          tags: ['repos'],
          params: CommitPath,
          querystring: Type.Object(PageQuery),
          response: { 200: PullList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const store = git.repository(row.id)
        const oid = await getCommitOid(store, request.params.ref, {
          unknown: noCommitFound(request.params.ref),
        })
        const tip = await store.findRef(`refs/heads/${row.default_branch}`)
        const isMerged = tip !== undefined && (await store.isAncestor(oid, tip.oid))
        const page = readPage(request.query)
        const { limit, offset } = sliceOf(page)
        const ids = await listPullIdsOfCommit(db.read, row.id, oid, { isMerged, limit: limit + 1, offset })
        linkSteps(request, reply, page, ids.length > limit)
        return views.list(row, await listPullsById(db.read, ids.slice(0, limit)), request)
      },
    )
  }
