import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { OrganizationPath } from '../../organizations/schema/organizations.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { listRepositoriesById } from '../../repositories/store/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import type { EverywhereQuery, IssuesEverywhere, RepositorySelection } from '../involved-issues.ts'
import type { IssueViews } from '../issue-views.ts'
import { InvolvedIssuesQuery } from '../schema/issue-bodies.ts'
import { Issues } from '../schema/issues.ts'

const tags = ['issues']
const needs = { user: true, permission: 'issues' }

interface Dependencies {
  db: Context['db']
  everywhere: IssuesEverywhere
  views: IssueViews
}

export const involvedIssueRoutes =
  ({ db, everywhere, views }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/issues',
      {
        config: { needs },
        schema: {
          operationId: 'issues/list',
          summary: 'List issues assigned to the authenticated user',
          tags,
          querystring: InvolvedIssuesQuery,
          response: { 200: Issues, ...errorResponses },
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
          querystring: InvolvedIssuesQuery,
          response: { 200: Issues, ...errorResponses },
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
          querystring: InvolvedIssuesQuery,
          response: { 200: Issues, ...errorResponses },
        },
      },
      async (request, reply) => {
        const owner = await findAccount(db.read, request.params.org)
        if (owner?.role !== 'organization') throw problem('not_found')
        return list(request, reply, { ownerId: owner.id }, request.query)
      },
    )

    async function list(
      request: FastifyRequest,
      reply: FastifyReply,
      where: RepositorySelection,
      query: Query,
    ) {
      const page = readPage(query)
      const slice = sliceOf(page)
      const { rows, total } = await everywhere.list(request.viewer, where, query, slice)
      linkPages(request, reply, page, total)
      const repositories = await listRepositoriesById(
        db.read,
        rows.map(({ repository_id }) => repository_id),
      )
      const presented = await views.list(rows, repositories, request)
      return presented.map(({ view, repository }) => ({
        ...view,
        repository: presentRepository(repository, request.addresses),
      }))
    }
  }

type Query = EverywhereQuery & { per_page?: string; page?: string; after?: string }
