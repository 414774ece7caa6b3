import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { validationFailed } from '../../errors.ts'
import { findTeams } from '../../organizations/store/teams.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { EnvironmentSettings, Environments } from '../environments.ts'
import { type EnvironmentReviewer, presentBranchPolicy, presentEnvironment } from '../present.ts'
import {
  BranchPolicies,
  BranchPolicy,
  BranchPolicyBody,
  BranchPolicyPath,
  Environment,
  EnvironmentBody,
  Environments as EnvironmentList,
  EnvironmentPath,
  NewBranchPolicyBody,
} from '../schema.ts'
import { type EnvironmentRow, listBranchPolicies, listEnvironments } from '../store/environments.ts'

const tags = ['repos']
const reading = { needs: { permission: 'actions' } }
const administering = {
  needs: { permission: 'administration', level: 'write', role: 'admin' },
} as const
const path = '/repos/:owner/:repo/environments/:environment_name'

export const environmentRoutes =
  ({ db }: Pick<Context, 'db'>, environments: Environments): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/environments',
      {
        config: reading,
        schema: {
          operationId: 'repos/get-all-environments',
          summary: 'List environments',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: EnvironmentList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const { rows, total } = await listEnvironments(db.read, request.repository.row.id, sliceOf(page))
        linkPages(request, reply, page, total)
        return { total_count: total, environments: await present(request, rows) }
      },
    )

    app.get(
      path,
      {
        config: reading,
        schema: {
          operationId: 'repos/get-environment',
          summary: 'Get an environment',
          tags,
          params: EnvironmentPath,
          response: { 200: Environment, ...errorResponses },
        },
      },
      async (request) => {
        const { id } = request.repository.row
        const [view] = await present(request, [await environments.get(id, request.params.environment_name)])
        return view
      },
    )

    app.put(
      path,
      {
        config: administering,
        schema: {
          operationId: 'repos/create-or-update-environment',
          summary: 'Create or update an environment',
          tags,
          params: EnvironmentPath,
          body: EnvironmentBody,
          response: { 200: Environment, ...errorResponses },
        },
      },
      async (request) => {
        const { body, params } = request
        const row = await environments.put(writerOf(request), params.environment_name, {
          waitMinutes: body.wait_timer ?? 0,
          preventsSelfReview: body.prevent_self_review ?? false,
          reviewers: body.reviewers ?? [],
          branchPolicy: readBranchPolicy(body.deployment_branch_policy),
        })
        const [view] = await present(request, [row])
        return view
      },
    )

    app.delete(
      path,
      {
        config: administering,
        schema: {
          operationId: 'repos/delete-an-environment',
          summary: 'Delete an environment',
          tags,
          params: EnvironmentPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await environments.remove(writerOf(request), request.params.environment_name)
        return reply.code(204).send(null)
      },
    )

    app.get(
      `${path}/deployment-branch-policies`,
      {
        config: reading,
        schema: {
          operationId: 'repos/list-deployment-branch-policies',
          summary: 'List deployment branch policies',
          tags,
          params: EnvironmentPath,
          querystring: Type.Object(PageQuery),
          response: { 200: BranchPolicies, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const { id } = await environments.get(row.id, request.params.environment_name)
        const page = readPage(request.query)
        const { rows, total } = await listBranchPolicies(db.read, id, sliceOf(page))
        linkPages(request, reply, page, total)
        return { total_count: total, branch_policies: rows.map(presentBranchPolicy) }
      },
    )

    app.post(
      `${path}/deployment-branch-policies`,
      {
        config: administering,
        schema: {
          operationId: 'repos/create-deployment-branch-policy',
          summary: 'Create a deployment branch policy',
          tags,
          params: EnvironmentPath,
          body: NewBranchPolicyBody,
          response: { 200: BranchPolicy, ...errorResponses },
        },
      },
      async (request) => {
        const { name, type = 'branch' } = request.body
        const policy = { name, type }
        return presentBranchPolicy(
          await environments.addPolicy(writerOf(request), request.params.environment_name, policy),
        )
      },
    )

    app.get(
      `${path}/deployment-branch-policies/:branch_policy_id`,
      {
        config: reading,
        schema: {
          operationId: 'repos/get-deployment-branch-policy',
          summary: 'Get a deployment branch policy',
          tags,
          params: BranchPolicyPath,
          response: { 200: BranchPolicy, ...errorResponses },
        },
      },
      async ({ repository: { row }, params }) =>
        presentBranchPolicy(
          await environments.getPolicy(row.id, params.environment_name, readNumber(params.branch_policy_id)),
        ),
    )

    app.put(
      `${path}/deployment-branch-policies/:branch_policy_id`,
      {
        config: administering,
        schema: {
          operationId: 'repos/update-deployment-branch-policy',
          summary: 'Update a deployment branch policy',
          tags,
          params: BranchPolicyPath,
          body: BranchPolicyBody,
          response: { 200: BranchPolicy, ...errorResponses },
        },
      },
      async (request) => {
        const { environment_name, branch_policy_id } = request.params
        const id = readNumber(branch_policy_id)
        return presentBranchPolicy(
          await environments.renamePolicy(writerOf(request), environment_name, id, request.body.name),
        )
      },
    )

    app.delete(
      `${path}/deployment-branch-policies/:branch_policy_id`,
      {
        config: administering,
        schema: {
          operationId: 'repos/delete-deployment-branch-policy',
          summary: 'Delete a deployment branch policy',
          tags,
          params: BranchPolicyPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { environment_name, branch_policy_id } = request.params
        await environments.removePolicy(writerOf(request), environment_name, readNumber(branch_policy_id))
        return reply.code(204).send(null)
      },
    )

    async function present(
      { repository: { row }, addresses }: Pick<FastifyRequest, 'repository' | 'addresses'>,
      rows: readonly EnvironmentRow[],
    ) {
      const reviewers = rows.flatMap((environment) =>
        decodeJson<EnvironmentReviewer[]>(environment.reviewers),
      )
      const idsOf = (type: EnvironmentReviewer['type']) =>
        reviewers.filter((reviewer) => reviewer.type === type).map(({ id }) => id)
      const accounts = await findAccounts(db.read, idsOf('User'))
      const teams = await findTeams(db.read, idsOf('Team'))
      const surroundings = { repository: row, addresses, accounts }
      return rows.map((environment) => presentEnvironment(environment, surroundings, teams))
    }
  }

function readBranchPolicy(
  policy: { protected_branches: boolean; custom_branch_policies: boolean } | null | undefined,
): EnvironmentSettings['branchPolicy'] {
  if (!policy) return 'all'
  const { protected_branches, custom_branch_policies } = policy
  if (protected_branches === custom_branch_policies)
    throw validationFailed({
      resource: 'Environment',
      code: 'custom',
      field: 'deployment_branch_policy',
      message: 'protected_branches and custom_branch_policies cannot have the same value',
    })
  return protected_branches ? 'protected' : 'custom'
}
