import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { getCommitOid, notFound } from '../../code/commits/revisions.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { viewCheckSuites } from '../check-views.ts'
import type { Checks } from '../checks.ts'
import {
  CheckSuite,
  CheckSuitePage,
  NewSuiteBody,
  Preferences,
  PreferencesBody,
  RefPath,
  SuitePath,
  SuiteQuery,
} from '../schema.ts'
import {
  type CheckSuiteRow,
  findCheckSuite,
  listCheckSuites,
  listPreferences,
} from '../store/check-suites.ts'
import { requireAppId } from '../viewer-app-id.ts'

const tags = ['checks']
const reads = { needs: { permission: 'checks' } }
const writes = { needs: { permission: 'checks', level: 'write' } } as const

export const checkSuiteRoutes =
  ({ db, git }: Pick<Context, 'db' | 'git'>, checks: Checks): Routes =>
  (app) => {
    async function getSuite({ repository: { row } }: FastifyRequest, id: string): Promise<CheckSuiteRow> {
      const suite = await findCheckSuite(db.read, row.id, readNumber(id))
      if (!suite) throw problem('not_found')
      return suite
    }

    async function show({ repository, addresses }: FastifyRequest, suites: readonly CheckSuiteRow[]) {
      const { row } = repository
      const oids = [...new Set(suites.map(({ oid }) => oid))]
      const commits = await git.repository(row.id).listCommits(oids)
      const byOid = new Map(commits.map((commit) => [commit.oid, commit]))
      return viewCheckSuites(db.read, row, suites, byOid, addresses)
    }

    async function showOne(request: FastifyRequest, suite: CheckSuiteRow) {
      const [view] = await show(request, [suite])
      if (!view) throw problem('not_found')
      return view
    }

    app.post(
      '/repos/:owner/:repo/check-suites',
      {
        config: writes,
        schema: {
          operationId: 'checks/create-suite',
          summary: 'Create a check suite',
          tags,
          params: RepositoryPath,
          body: NewSuiteBody,
          response: { 200: CheckSuite, 201: CheckSuite, ...errorResponses },
        },
      },
      async (request, reply) => {
        const appId = requireAppId(request.viewer)
        const { head_sha } = request.body
        const { suite, isNew } = await checks.createSuite(writerOf(request), appId, head_sha)
        reply.code(isNew ? 201 : 200)
        return showOne(request, suite)
      },
    )

    app.patch(
      '/repos/:owner/:repo/check-suites/preferences',
      {
        config: { needs: { permission: 'checks', level: 'write', role: 'admin' } },
        schema: {
          operationId: 'checks/set-suites-preferences',
          summary: 'Update repository preferences for check suites',
          tags,
          params: RepositoryPath,
          body: PreferencesBody,
          response: { 200: Preferences, ...errorResponses },
        },
      },
      async (request) => {
        const { row, role } = request.repository
        await checks.setPreferences(writerOf(request), request.body.auto_trigger_checks)
        const preferences = await listPreferences(db.read, row.id)
        return {
          preferences: {
            auto_trigger_checks: preferences.map(({ app_id, is_automatic }) => ({
              app_id,
              setting: is_automatic === 1,
            })),
          },
          repository: presentRepository(row, request.addresses, role),
        }
      },
    )

    app.get(
      '/repos/:owner/:repo/check-suites/:check_suite_id',
      {
        config: reads,
        schema: {
          operationId: 'checks/get-suite',
          summary: 'Get a check suite',
          tags,
          params: SuitePath,
          response: { 200: CheckSuite, ...errorResponses },
        },
      },
      async (request) => showOne(request, await getSuite(request, request.params.check_suite_id)),
    )

    app.post(
      '/repos/:owner/:repo/check-suites/:check_suite_id/rerequest',
      {
        config: writes,
        schema: {
          operationId: 'checks/rerequest-suite',
          summary: 'Rerequest a check suite',
          tags,
          params: SuitePath,
          response: { 201: Type.Object({}), ...errorResponses },
        },
      },
      async (request, reply) => {
        const suite = await getSuite(request, request.params.check_suite_id)
        await checks.requestSuite(writerOf(request), suite)
        return reply.code(201).send({})
      },
    )

    app.get(
      '/repos/:owner/:repo/commits/:ref/check-suites',
      {
        config: reads,
        schema: {
          operationId: 'checks/list-suites-for-ref',
          summary: 'List check suites for a Git reference',
          tags,
          params: RefPath,
          querystring: SuiteQuery,
          response: { 200: CheckSuitePage, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const { query } = request
        const oid = await getCommitOid(git.repository(row.id), request.params.ref, { unknown: notFound })
        const appId = query.app_id === undefined ? undefined : Number(query.app_id)
        const page = readPage(query)
        const filters = { oid, appId, checkName: query.check_name }
        const { rows, total } = await listCheckSuites(db.read, row.id, filters, sliceOf(page))
        linkPages(request, reply, page, total)
        return { total_count: total, check_suites: await show(request, rows) }
      },
    )
  }
