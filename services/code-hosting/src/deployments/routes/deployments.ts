import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { Deployments } from '../deployments.ts'
import { presentDeployment, presentDeploymentStatus } from '../present.ts'
import {
  AutoMerged,
  Deployment,
  Deployments as DeploymentList,
  DeploymentListQuery,
  DeploymentPath,
  DeploymentStatus,
  DeploymentStatuses,
  DeploymentStatusPath,
  NewDeploymentBody,
  NewDeploymentStatusBody,
} from '../schema.ts'
import { findDeploymentStatus, listDeploymentStatuses, listDeployments } from '../store/deployments.ts'

const tags = ['repos']
const reading = { needs: { permission: 'deployments' } }
const writing = {
  needs: { permission: 'deployments', level: 'write', scopes: ['repo_deployment'] },
} as const

export const deploymentRoutes =
  ({ db }: Pick<Context, 'db'>, deployments: Deployments): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/deployments',
      {
        config: reading,
        schema: {
          operationId: 'repos/list-deployments',
          summary: 'List deployments',
          tags,
          params: RepositoryPath,
          querystring: DeploymentListQuery,
          response: { 200: DeploymentList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { sha, ref, task, environment } = request.query
        // `none` is the documented default and filters nothing.
        const filterOf = (value: string | undefined) => (value === 'none' || value === '' ? undefined : value)
        const filter = {
          repositoryId: request.repository.row.id,
          oid: filterOf(sha),
          ref: filterOf(ref),
          task: filterOf(task),
          environment: filterOf(environment),
        }
        const page = readPage(request.query)
        const { rows, total } = await listDeployments(db.read, filter, sliceOf(page))
        linkPages(request, reply, page, total)
        const surroundings = await load(request, rows)
        return rows.map((row) => presentDeployment(row, surroundings))
      },
    )

    app.post(
      '/repos/:owner/:repo/deployments',
      {
        config: writing,
        schema: {
          operationId: 'repos/create-deployment',
          summary: 'Create a deployment',
          tags,
          params: RepositoryPath,
          body: NewDeploymentBody,
          response: { 201: Deployment, 202: AutoMerged, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { body, viewer } = request
        const environment = body.environment ?? 'production'
        const created = await deployments.create(writerOf(request), {
          ref: body.ref,
          task: body.task ?? 'deploy',
          // A merge changes the branch, which needs its own permission.
          autoMerge:
            (body.auto_merge ?? true) &&
            viewer.hasPermission('contents', 'write') &&
            viewer.hasScope('repo', 'public_repo'),
          requiredContexts: body.required_contexts ?? undefined,
          payload: body.payload ?? {},
          environment,
          description: body.description ?? null,
          isTransient: body.transient_environment ?? false,
          isProduction: body.production_environment ?? environment === 'production',
        })
        if ('merged' in created) return reply.code(202).send({ message: created.merged })
        const view = presentDeployment(created, await load(request, [created]))
        return reply.code(201).header('location', view.url).send(view)
      },
    )

    app.get(
      '/repos/:owner/:repo/deployments/:deployment_id',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-deployment',
          summary: 'Get a deployment',
          tags,
          params: DeploymentPath,
          response: { 200: Deployment, ...errorResponses },
        },
      },
      async (request) => {
        const row = await getDeployment(request, request.params.deployment_id)
        return presentDeployment(row, await load(request, [row]))
      },
    )

    app.delete(
      '/repos/:owner/:repo/deployments/:deployment_id',
      {
        config: writing,
        schema: {
          operationId: 'repos/delete-deployment',
          summary: 'Delete a deployment',
          tags,
          params: DeploymentPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await deployments.remove(writerOf(request), readNumber(request.params.deployment_id))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/repos/:owner/:repo/deployments/:deployment_id/statuses',
      {
        config: reading,
        schema: {
          operationId: 'repos/list-deployment-statuses',
          summary: 'List deployment statuses',
          tags,
          params: DeploymentPath,
          querystring: Type.Object(PageQuery),
          response: { 200: DeploymentStatuses, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id } = await getDeployment(request, request.params.deployment_id)
        const page = readPage(request.query)
        const { rows, total } = await listDeploymentStatuses(db.read, id, sliceOf(page))
        linkPages(request, reply, page, total)
        const surroundings = await load(request, rows)
        return rows.map((row) => presentDeploymentStatus(row, surroundings))
      },
    )

    app.post(
      '/repos/:owner/:repo/deployments/:deployment_id/statuses',
      {
        config: writing,
        schema: {
          operationId: 'repos/create-deployment-status',
          summary: 'Create a deployment status',
          tags,
          params: DeploymentPath,
          body: NewDeploymentStatusBody,
          response: { 201: DeploymentStatus, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { body, params } = request
        const row = await deployments.addStatus(writerOf(request), readNumber(params.deployment_id), {
          state: body.state,
          description: body.description ?? '',
          logUrl: body.log_url ?? body.target_url ?? '',
          environment: body.environment,
          environmentUrl: body.environment_url ?? '',
          isReplacing: body.auto_inactive ?? true,
        })
        const view = presentDeploymentStatus(row, await load(request, [row]))
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      '/repos/:owner/:repo/deployments/:deployment_id/statuses/:status_id',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-deployment-status',
          summary: 'Get a deployment status',
          tags,
          params: DeploymentStatusPath,
          response: { 200: DeploymentStatus, ...errorResponses },
        },
      },
      async (request) => {
        const { id } = await getDeployment(request, request.params.deployment_id)
        const row = await findDeploymentStatus(db.read, id, readNumber(request.params.status_id))
        if (!row) throw problem('not_found')
        return presentDeploymentStatus(row, await load(request, [row]))
      },
    )

    function getDeployment({ repository: { row } }: Pick<FastifyRequest, 'repository'>, id: string) {
      return deployments.get(row.id, readNumber(id))
    }

    async function load(
      { repository: { row }, addresses }: Pick<FastifyRequest, 'repository' | 'addresses'>,
      rows: readonly { creator_id: number }[],
    ) {
      const creatorIds = rows.map(({ creator_id }) => creator_id)
      return { repository: row, addresses, accounts: await findAccounts(db.read, creatorIds) }
    }
  }
