import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Hosting } from '../../context/hosting.ts'
import { problem } from '../../errors.ts'
import { OrganizationPath } from '../../organizations/schema/organizations.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { listRepositoriesById } from '../../repositories/store/repositories.ts'
import { mayFail } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import type { IssueViews } from '../issue-views.ts'
import type { Everywhere, EverywhereQuery, IssuesEverywhere } from '../issues-everywhere.ts'
import { IssuesEverywhereQuery } from '../schema/issue-bodies.ts'
import { Issues } from '../schema/issues.ts'

const tags = ['issues']
const needs = { user: true, permission: 'issues' }

interface Parts {
  db: Hosting['db']
  everywhere: IssuesEverywhere
  views: IssueViews
}

export const issuesEverywhereRoutes =
  ({ db, everywhere, views }: Parts): Routes =>
  (app) => {
    app.get(
      '/issues',
      {
        config: { needs },
        schema: {
          operationId: 'issues/list',
          summary: 'List issues assigned to the authenticated user',
          tags,
          querystring: IssuesEverywhereQuery,
          response: { 200: Issues, ...mayFail },
        },
      },
      (request, reply) => list(request, reply, 'visible', request.query),
    )

    app.get(
      '/user/issues',
      {
        config: { needs },
        schema: {
          operationId: 'issues/list-for-authenticated-user',
          summary: 'List user account issues assigned to the authenticated user',
          tags,
          querystring: IssuesEverywhereQuery,
          response: { 200: Issues, ...mayFail },
        },
      },
      (request, reply) => list(request, reply, 'own', request.query),
    )

    app.get(
      '/orgs/:org/issues',
      {
        config: { needs },
        schema: {
          operationId: 'issues/list-for-org',
          summary: 'List organization issues assigned to the authenticated user',
          tags,
          params: OrganizationPath,
          querystring: IssuesEverywhereQuery,
          response: { 200: Issues, ...mayFail },
        },
      },
      async (request, reply) => {
        const owner = await findAccount(db.read, request.params.org)
        if (owner?.role !== 'organization') throw problem('not_found')
        return list(request, reply, { ownerId: owner.id }, request.query)
      },
    )

    async function list(request: FastifyRequest, reply: FastifyReply, where: Everywhere, query: Query) {
      const page = readPage(query)
      const place = sliceOf(page)
      const { rows, total } = await everywhere.list(request.viewer, where, query, place)
      linkPages(request, reply, page, total)
      const repositories = await listRepositoriesById(
        db.read,
        rows.map(({ repository_id }) => repository_id),
      )
      const shown = await views.list(rows, repositories, request)
      return shown.map(({ view, repository }) => ({
        ...view,
        repository: presentRepository(repository, request.addresses),
      }))
    }
  }

type Query = EverywhereQuery & { per_page?: string; page?: string; after?: string }
