import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { issueText } from '../../database/search-text.ts'
import { problem } from '../../errors.ts'
import type { IssueViews } from '../../issues/issue-views.ts'
import { presentLabel } from '../../issues/present/labels.ts'
import { listIssuesById } from '../../issues/store/issues.ts'
import { fullNameOf, presentRepository } from '../../repositories/present/repositories.ts'
import { createRoleFinder, createRoleLister } from '../../repositories/repository-roles.ts'
import { findRepositories, findRepositoryById } from '../../repositories/store/repositories.ts'
import { readPage, sliceOf } from '../../wire/links.ts'
import { presentTime } from '../../wire/times.ts'
import { parseQuery } from '../parse-query.ts'
import {
  IssueResults,
  LabelResults,
  RepositoryResults,
  SearchParameters,
  TopicResults,
  UserResults,
} from '../schema/search.ts'
import { refuseDeepPages } from '../search-errors.ts'
import { orderByIds, searchOperation, sendResults } from '../search-replies.ts'
import type { Searches } from '../searches.ts'
import { type LabelSearch, searchLabels, searchTopics } from '../store/result-rows.ts'
import { createTextMatches } from '../text-matches.ts'

const config = { needs: anyone, limit: 'search' } as const
const topicQualifiers = new Set(['is', 'sort', 'in', 'repositories', 'created'])

export const searchRoutes =
  ({ db }: Pick<Context, 'db'>, searches: Searches, views: IssueViews): Routes =>
  (app) => {
    const listRoles = createRoleLister(db)
    const roleOf = createRoleFinder(db)

    app.get(
      '/search/issues',
      {
        config,
        schema: searchOperation(
          'search/issues-and-pull-requests',
          'Search issues and pull requests',
          IssueResults,
        ),
      },
      async (request, reply) => {
        const matches = await searches.issues(request.viewer, request.query, sliceOf(readPage(request.query)))
        const issues = await listIssuesById(db.read, matches.ids)
        const viewsById = new Map((await views.listVisible(issues, request)).map((view) => [view.id, view]))
        const textMatches = createTextMatches(issueText, 'body', matches.texts)
        return sendResults(
          request,
          reply,
          matches,
          orderByIds(matches.ids, viewsById),
          ({ url, title, body }) => textMatches({ url, type: 'Issue', texts: { title, body } }),
        )
      },
    )

    app.get(
      '/search/repositories',
      { config, schema: searchOperation('search/repos', 'Search repositories', RepositoryResults) },
      async (request, reply) => {
        const { viewer, addresses, query } = request
        const matches = await searches.repositories(viewer, query, sliceOf(readPage(query)))
        const rows = await findRepositories(db.read, matches.ids)
        const roles = await listRoles(viewer, [...rows.values()])
        const visible = orderByIds(matches.ids, rows).filter(({ id }) => roles.get(id))
        const items = visible.map(({ id, item }) => ({
          id,
          item: presentRepository(item, addresses, roles.get(id)),
        }))
        const textMatches = createTextMatches(issueText, 'body', matches.texts)
        return sendResults(request, reply, matches, items, ({ url, name, description }) =>
          textMatches({ url, type: 'Repository', texts: { name, description } }),
        )
      },
    )

    app.get(
      '/search/users',
      { config, schema: searchOperation('search/users', 'Search users', UserResults) },
      async (request, reply) => {
        const { viewer, addresses, query } = request
        const matches = await searches.users(viewer, query, sliceOf(readPage(query)))
        const accounts = await findAccounts(db.read, matches.ids)
        const items = orderByIds(matches.ids, accounts).map(({ id, item }) => ({
          id,
          item: presentAccount(item, addresses),
        }))
        const textMatches = createTextMatches(issueText, 'body', matches.texts)
        return sendResults(request, reply, matches, items, ({ url, login }) =>
          textMatches({ url, type: 'User', texts: { login } }),
        )
      },
    )

    app.get(
      '/search/labels',
      {
        config,
        schema: {
          ...searchOperation('search/labels', 'Search labels', LabelResults),
          querystring: Type.Object({
            ...SearchParameters.properties,
            repository_id: Type.Integer({
              minimum: 1,
              maximum: Number.MAX_SAFE_INTEGER,
              description: 'The id of the repository.',
            }),
          }),
        },
      },
      async (request, reply) => {
        const { query, viewer, addresses } = request
        const { texts } = parseQuery(query.q, topicQualifiers)
        const slice = sliceOf(readPage(query))
        refuseDeepPages(slice)
        const repository = await findRepositoryById(db.read, query.repository_id)
        if (!repository || !(await roleOf(viewer, repository))) throw problem('not_found')
        const order: Pick<LabelSearch, 'by' | 'direction'> =
          query.sort === 'created'
            ? { by: 'id', direction: query.order === 'asc' ? 'asc' : 'desc' }
            : { by: 'name_folded', direction: 'asc' }
        const { rows, total } = await searchLabels(db.read, repository.id, { words: texts, ...order }, slice)
        const items = rows.map((label) => ({
          id: label.id,
          item: presentLabel(label, fullNameOf(repository), addresses),
        }))
        const textMatches = createTextMatches(issueText, 'body', texts)
        return sendResults(request, reply, complete(total), items, ({ url, name, description }) =>
          textMatches({ url, type: 'Label', texts: { name, description } }),
        )
      },
    )

    app.get(
      '/search/topics',
      { config, schema: searchOperation('search/topics', 'Search topics', TopicResults) },
      async (request, reply) => {
        const { texts } = parseQuery(request.query.q, topicQualifiers)
        const slice = sliceOf(readPage(request.query))
        refuseDeepPages(slice)
        const { rows, total } = await searchTopics(db, texts, slice)
        const items = rows.map(({ name, repositories, created_at_ms, updated_at_ms }) => ({
          id: 0,
          item: {
            name,
            ...uncurated,
            created_at: presentTime(created_at_ms),
            updated_at: presentTime(updated_at_ms),
            repository_count: Number(repositories),
          },
        }))
        return sendResults(request, reply, complete(total), items, () => [])
      },
    )
  }

/** Topics have no descriptions on this server. */
const uncurated = {
  display_name: null,
  short_description: null,
  description: null,
  created_by: null,
  released: null,
  featured: false,
  curated: false,
}

const complete = (total: number) => ({ total, isComplete: true, scores: new Map<number, number>() })
