import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import { getCommitOid, notFound } from '../../code/commits/revisions.ts'
import type { Context } from '../../context.ts'
import { problem, validationFailed } from '../../errors.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { readTime } from '../../wire/query-times.ts'
import { viewCheckRuns } from '../check-views.ts'
import type { Checks, RunInput } from '../checks.ts'
import { presentAnnotation } from '../present/checks.ts'
import {
  CheckAnnotation,
  CheckRun,
  CheckRunPage,
  NewRunBody,
  RefPath,
  RunChangeBody,
  RunPath,
  RunQuery,
  SuitePath,
} from '../schema.ts'
import { type CheckRunQuery, findCheckRun, listAnnotations, listCheckRuns } from '../store/check-runs.ts'
import { findCheckSuite } from '../store/check-suites.ts'
import { requireAppId } from '../viewer-app-id.ts'

const tags = ['checks']
const reads = { needs: { permission: 'checks' } }
const writes = { needs: { permission: 'checks', level: 'write' } } as const

export const checkRunRoutes =
  ({ db, git }: Pick<Context, 'db' | 'git'>, checks: Checks): Routes =>
  (app) => {
    const getRun = async ({ repository: { row } }: FastifyRequest, id: string) =>
      (await findCheckRun(db.read, row.id, readNumber(id))) ?? throwNotFound()

    const show = async (
      { repository, addresses }: FastifyRequest,
      run: Awaited<ReturnType<typeof getRun>>,
    ) => {
      const [view] = await viewCheckRuns(db.read, repository.row, [run], addresses)
      return view ?? throwNotFound()
    }

    app.post(
      '/repos/:owner/:repo/check-runs',
      {
        config: writes,
        schema: {
          operationId: 'checks/create',
          summary: 'Create a check run',
          tags,
          params: RepositoryPath,
          body: NewRunBody,
          response: { 201: CheckRun, ...errorResponses },
        },
      },
      async (request, reply) => {
        const appId = requireAppId(request.viewer)
        const { name, head_sha } = request.body
        const input = { ...readInput(request.body), name }
        const run = await checks.createRun(writerOf(request), appId, head_sha, input)
        const view = await show(request, run)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      '/repos/:owner/:repo/check-runs/:check_run_id',
      {
        config: reads,
        schema: {
          operationId: 'checks/get',
          summary: 'Get a check run',
          tags,
          params: RunPath,
          response: { 200: CheckRun, ...errorResponses },
        },
      },
      async (request) => show(request, await getRun(request, request.params.check_run_id)),
    )

    app.patch(
      '/repos/:owner/:repo/check-runs/:check_run_id',
      {
        config: writes,
        schema: {
          operationId: 'checks/update',
          summary: 'Update a check run',
          tags,
          params: RunPath,
          body: RunChangeBody,
          response: { 200: CheckRun, ...errorResponses },
        },
      },
      async (request) => {
        const appId = requireAppId(request.viewer)
        const before = await getRun(request, request.params.check_run_id)
        const { name } = request.body
        const input = { ...readInput(request.body), ...(name !== undefined && { name }) }
        return show(request, await checks.changeRun(writerOf(request), appId, before, input))
      },
    )

    app.get(
      '/repos/:owner/:repo/check-runs/:check_run_id/annotations',
      {
        config: reads,
        schema: {
          operationId: 'checks/list-annotations',
          summary: 'List check run annotations',
          tags,
          params: RunPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(CheckAnnotation), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, addresses, params, query } = request
        const run = await getRun(request, params.check_run_id)
        const page = readPage(query)
        const { rows, total } = await listAnnotations(db.read, run.id, sliceOf(page))
        linkPages(request, reply, page, total)
        return rows.map((row) => presentAnnotation(row, run.oid, repository.row, addresses))
      },
    )

    app.post(
      '/repos/:owner/:repo/check-runs/:check_run_id/rerequest',
      {
        config: writes,
        schema: {
          operationId: 'checks/rerequest-run',
          summary: 'Rerequest a check run',
          tags,
          params: RunPath,
          response: { 201: Type.Object({}), ...errorResponses },
        },
      },
      async (request, reply) => {
        await checks.requestRun(writerOf(request), readNumber(request.params.check_run_id))
        return reply.code(201).send({})
      },
    )

    const list = { querystring: RunQuery, response: { 200: CheckRunPage, ...errorResponses } }
    app.get(
      '/repos/:owner/:repo/commits/:ref/check-runs',
      {
        config: reads,
        schema: {
          operationId: 'checks/list-for-ref',
          summary: 'List check runs for a Git reference',
          tags,
          params: RefPath,
          ...list,
        },
      },
      async (request, reply) => {
        const store = git.repository(request.repository.row.id)
        const oid = await getCommitOid(store, request.params.ref, { unknown: notFound })
        return sendList(request, reply, { oid }, request.query)
      },
    )

    app.get(
      '/repos/:owner/:repo/check-suites/:check_suite_id/check-runs',
      {
        config: reads,
        schema: {
          operationId: 'checks/list-for-suite',
          summary: 'List check runs in a check suite',
          tags,
          params: SuitePath,
          ...list,
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.check_suite_id)
        const suite = (await findCheckSuite(db.read, request.repository.row.id, id)) ?? throwNotFound()
        return sendList(request, reply, { suiteId: suite.id }, request.query)
      },
    )

    async function sendList(
      request: FastifyRequest,
      reply: FastifyReply,
      of: CheckRunQuery['of'],
      query: Static<typeof RunQuery>,
    ) {
      const { row } = request.repository
      const page = readPage(query)
      const filters = {
        of,
        name: query.check_name,
        status: query.status,
        appId: query.app_id === undefined ? undefined : Number(query.app_id),
        isLatest: query.filter !== 'all',
      }
      const { rows, total } = await listCheckRuns(db.read, row.id, filters, sliceOf(page))
      linkPages(request, reply, page, total)
      const check_runs = await viewCheckRuns(db.read, row, rows, request.addresses)
      return { total_count: total, check_runs }
    }
  }

function throwNotFound(): never {
  throw problem('not_found')
}

function readInput(body: Static<typeof RunChangeBody>): RunInput {
  const { external_id, details_url, status, conclusion, started_at, completed_at, output, actions } = body
  return {
    externalId: external_id,
    detailsUrl: readUrl(details_url),
    status,
    conclusion,
    startedAtMs: readTime(started_at, 'started_at'),
    completedAtMs: readTime(completed_at, 'completed_at'),
    output,
    actions,
  }
}

function readUrl(url: string | undefined): string | undefined {
  if (url === undefined || /^https?:\/\/./i.test(url)) return url
  const message = 'details_url must use http(s) scheme'
  throw validationFailed({ resource: 'CheckRun', code: 'custom', field: 'details_url', message })
}
