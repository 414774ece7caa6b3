import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { getAccount } from '../../accounts/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, linkSince, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery, SinceQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { presentRepository } from '../present/repositories.ts'
import { createRoleLister } from '../repository-roles.ts'
import { selectOwn, selectOwned } from '../repository-selections.ts'
import { RepositoryList } from '../schema/repositories.ts'
import {
  type ListQuery,
  listRepositories,
  listRepositoriesAfter,
  type Sort,
} from '../store/repository-lists.ts'
import { visibleTo } from '../store/visible-repositories.ts'

const tags = ['repos']
const text = () => Type.Optional(Type.String())
const order = { ...PageQuery, type: text(), sort: text(), direction: text() }
const listResponse = { response: { 200: RepositoryList, ...errorResponses } }

export const repositoryListRoutes =
  ({ db }: Pick<Context, 'db'>): Routes =>
  (app) => {
    const listRoles = createRoleLister(db)

    app.get(
      '/user/repos',
      {
        config: { needs: { user: true } },
        schema: {
          operationId: 'repos/list-for-authenticated-user',
          summary: 'List repositories for the authenticated user',
          tags,
          querystring: Type.Object({
            ...order,
            visibility: text(),
            affiliation: text(),
            since: text(),
            before: text(),
          }),
          ...listResponse,
        },
      },
      (request, reply) => {
        const where = selectOwn(db.read, accountOf(request.viewer).id, request.query)
        return list(request, reply, where, orderOf(request.query, 'full_name'))
      },
    )

    app.get(
      '/users/:username/repos',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/list-for-user',
          summary: 'List repositories for a user',
          tags,
          params: Type.Object({ username: Type.String() }),
          querystring: Type.Object(order),
          ...listResponse,
        },
      },
      async (request, reply) => {
        const { id } = await getAccount(db.read, request.params.username)
        const { type = 'owner' } = request.query
        const where = selectOwned(db.read, id, type, request.viewer.user?.id)
        return list(request, reply, where, orderOf(request.query, 'full_name'))
      },
    )

    app.get(
      '/orgs/:org/repos',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/list-for-org',
          summary: 'List organization repositories',
          tags,
          params: Type.Object({ org: Type.String() }),
          querystring: Type.Object(order),
          ...listResponse,
        },
      },
      (request, reply) => {
        const { type = 'all' } = request.query
        const where = selectOwned(db.read, request.organization.row.id, type)
        return list(request, reply, where, orderOf(request.query, 'created'))
      },
    )

    app.get(
      '/repositories',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/list-public',
          summary: 'List public repositories',
          tags,
          querystring: Type.Object(SinceQuery),
          ...listResponse,
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const rows = await listRepositoriesAfter(db.read, {
          where: (eb) => eb('repository.visibility', '=', 'public'),
          sinceId: wholeNumber(request.query.since),
          limit: page.size,
        })
        linkSince(request, reply, page, rows)
        return rows.map((row) => presentRepository(row, request.addresses))
      },
    )

    async function list(
      request: FastifyRequest<{ Querystring: { per_page?: string; page?: string } }>,
      reply: FastifyReply,
      chosen: ListQuery['where'],
      { sort, direction }: Pick<ListQuery, 'sort' | 'direction'>,
    ) {
      const { viewer, addresses, query } = request
      const page = readPage(query)
      const isVisible = visibleTo(db.read, viewer)
      const { rows, total } = await listRepositories(db.read, {
        where: (eb) => eb.and([chosen(eb), isVisible(eb)]),
        sort,
        direction,
        ...sliceOf(page),
      })
      linkPages(request, reply, page, total)
      const roles = await listRoles(viewer, rows)
      return rows.map((row) => presentRepository(row, addresses, viewer.user ? roles.get(row.id) : undefined))
    }
  }

const sorts: readonly Sort[] = ['created', 'updated', 'pushed', 'full_name']

/** By default, names are ascending and times descending. */
function orderOf({ sort, direction }: { sort?: string; direction?: string }, defaultSort: Sort) {
  const by = sorts.find((one) => one === sort) ?? defaultSort
  const defaultDirection = by === 'full_name' ? ('asc' as const) : ('desc' as const)
  return {
    sort: by,
    direction: direction === 'asc' || direction === 'desc' ? direction : defaultDirection,
  }
}
