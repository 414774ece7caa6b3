import type { Routes } from '@octavo/platform/service.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { readChecks, requireEnabled, uniqueChecks } from '../protection-input.ts'
import type { RequiredChecks } from '../protection-settings.ts'
import type { Protections } from '../protections.ts'
import { readAdministration, writeAdministration } from '../rule-needs.ts'
import { BranchPath, ChecksBody, Contexts, ContextsBody, StatusCheckPolicy } from '../schema/protections.ts'
import type { BranchRequest, PresenterOf } from './protections.ts'

const tags = ['repos']
const at = '/repos/:owner/:repo/branches/:branch/protection/required_status_checks'
const name = 'Required status checks'

export const statusCheckProtectionRoutes =
  (presenterOf: PresenterOf, protections: Protections): Routes =>
  (app) => {
    async function findChecks({ repository, params }: BranchRequest) {
      const row = await protections.get(repository.row, params.branch)
      return { row, checks: requireEnabled(row.protection.requiredChecks, name) }
    }

    async function change(
      request: BranchRequest,
      checksOf: (before: RequiredChecks) => RequiredChecks | null,
    ) {
      return protections.change(writerOf(request), request.params.branch, (_tx, before) => ({
        ...before,
        requiredChecks: checksOf(requireEnabled(before.requiredChecks, name)),
      }))
    }

    app.get(
      at,
      {
        config: { needs: readAdministration },
        schema: {
          operationId: 'repos/get-status-checks-protection',
          summary: 'Get status checks protection',
          tags,
          params: BranchPath,
          response: { 200: StatusCheckPolicy, ...errorResponses },
        },
      },
      async (request) => {
        const { row, checks } = await findChecks(request)
        return (await presenterOf(request, row)).checks(checks)
      },
    )

    app.patch(
      at,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/update-status-check-protection',
          summary: 'Update status check protection',
          tags,
          params: BranchPath,
          body: ChecksBody,
          response: { 200: StatusCheckPolicy, ...errorResponses },
        },
      },
      async (request) => {
        const row = await change(request, (before) => readChecks(request.body, before))
        return (await presenterOf(request, row)).checks(requireEnabled(row.protection.requiredChecks, name))
      },
    )

    app.delete(
      at,
      {
        config: { needs: writeAdministration },
        schema: {
          operationId: 'repos/remove-status-check-protection',
          summary: 'Remove status check protection',
          tags,
          params: BranchPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await change(request, () => null)
        return reply.code(204).send(null)
      },
    )

    app.get(
      `${at}/contexts`,
      {
        config: { needs: readAdministration },
        schema: {
          operationId: 'repos/get-all-status-check-contexts',
          summary: 'Get all status check contexts',
          tags,
          params: BranchPath,
          response: { 200: Contexts, ...errorResponses },
        },
      },
      async (request) => contextsOf((await findChecks(request)).checks),
    )

    const changes = [
      {
        method: 'POST',
        operationId: 'repos/add-status-check-contexts',
        summary: 'Add status check contexts',
        apply: (before: RequiredChecks['checks'], names: readonly string[]) => [
          ...before,
          ...named(names.filter((context) => !before.some((check) => check.context === context))),
        ],
      },
      {
        method: 'PUT',
        operationId: 'repos/set-status-check-contexts',
        summary: 'Set status check contexts',
        apply: (_before: RequiredChecks['checks'], names: readonly string[]) => named(names),
      },
      {
        method: 'DELETE',
        operationId: 'repos/remove-status-check-contexts',
        summary: 'Remove status check contexts',
        apply: (before: RequiredChecks['checks'], names: readonly string[]) =>
          before.filter(({ context }) => !names.includes(context)),
      },
    ] as const
    for (const { method, operationId, summary, apply } of changes)
      app.route({
        method,
        url: `${at}/contexts`,
        config: { needs: writeAdministration },
        schema: {
          operationId,
          summary,
          tags,
          params: BranchPath,
          body: ContextsBody,
          response: { 200: Contexts, ...errorResponses },
        },
        handler: async (request) => {
          const { body } = request
          const names = Array.isArray(body) ? body : body.contexts
          const row = await change(request, (before) => ({
            ...before,
            checks: uniqueChecks(apply(before.checks, names)),
          }))
          return contextsOf(requireEnabled(row.protection.requiredChecks, name))
        },
      })
  }

function named(contexts: readonly string[]) {
  return contexts.map((context) => ({ context, appId: null }))
}

function contextsOf({ checks }: RequiredChecks): string[] {
  return checks.map(({ context }) => context)
}
