import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import { type CheckResult, findCheckResults } from '../code/commits/store/check-results.ts'
import type { BranchMerges } from '../code/files/branch-merges.ts'
import type { Context } from '../context.ts'
import type { DeploymentState } from '../database/deployment-tables.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable, validationFailed } from '../errors.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentDeployment, presentDeploymentStatus } from './present.ts'
import {
  type DeploymentRow,
  type DeploymentStatusRow,
  deactivateEarlier,
  deleteDeployment,
  findDeployment,
  hasOtherDeployments,
  insertDeployment,
  insertDeploymentStatus,
} from './store/deployments.ts'
import { ensureEnvironment } from './store/environments.ts'

export interface NewDeployment {
  ref: string
  task: string
  /** Merges the default branch first, if the ref is a branch. */
  autoMerge: boolean
  /** Undefined requires all checks of the commit. */
  requiredContexts: readonly string[] | undefined
  payload: object | string
  environment: string
  description: string | null
  isTransient: boolean
  isProduction: boolean
}

export interface NewDeploymentStatus {
  state: DeploymentState
  description: string
  logUrl: string
  /** Replaces the environment of the deployment. */
  environment: string | undefined
  environmentUrl: string
  /** A success makes earlier deployments inactive. */
  isReplacing: boolean
}

const maxNameLength = 255
const maxPayloadLength = 65_536
const maxDescriptionLength = 140

export type Deployments = ReturnType<typeof createDeployments>

export function createDeployments(context: Context, merges: BranchMerges) {
  const { db, git, clock, activity } = context

  async function get(repositoryId: number, id: number): Promise<DeploymentRow> {
    const deployment = await findDeployment(db.read, repositoryId, id)
    if (!deployment) throw problem('not_found')
    return deployment
  }

  /** Returns a message if the branch was behind the default branch and now has a merge commit. */
  async function mergeDefaultBranch({ repository, actor }: Writer, ref: string): Promise<string | undefined> {
    const branch = ref.replace(/^(?:refs\/)?heads\//, '')
    const base = repository.default_branch
    if (branch === base || !(await git.repository(repository.id).findRef(`refs/heads/${branch}`)))
      return undefined
    const commit = await merges.merge({ repository, actor, base: branch, head: base, message: undefined })
    return commit && `Auto-merged ${base} into ${branch} on deployment.`
  }

  async function emitStatus(
    tx: Transaction<Tables>,
    { repository, actor }: Writer,
    { deployment, status }: { deployment: DeploymentRow; status: DeploymentStatusRow },
  ): Promise<void> {
    await activity.emit(tx, {
      event: 'deployment_status',
      action: 'created',
      actor,
      repository,
      async payload(tx, addresses) {
        const accounts = await findAccounts(tx, [deployment.creator_id, status.creator_id])
        const surroundings = { repository, addresses, accounts }
        return {
          deployment_status: presentDeploymentStatus(status, surroundings),
          deployment: presentDeployment(deployment, surroundings),
          check_run: null,
          workflow: null,
          workflow_run: null,
        }
      },
    })
  }

  return {
    get,

    async create(writer: Writer, input: NewDeployment): Promise<DeploymentRow | { merged: string }> {
      refuseDeployment(input)
      const { repository, actor } = writer
      const store = git.repository(repository.id)
      if (!(await store.resolve(input.ref))) throw invalid('ref', `No ref found for: ${input.ref}`)
      const merged = input.autoMerge ? await mergeDefaultBranch(writer, input.ref) : undefined
      if (merged !== undefined) return { merged }
      const oid = await store.resolve(input.ref)
      if (!oid) throw invalid('ref', `No ref found for: ${input.ref}`)
      return writeAs(context, writer, async (tx) => {
        if (input.requiredContexts?.length !== 0)
          refuseUnchecked(input, await findCheckResults(tx, repository.id, oid))
        const nowMs = clock.now()
        await ensureEnvironment(tx, repository.id, input.environment, nowMs)
        const deployment = await insertDeployment(tx, {
          repository_id: repository.id,
          oid,
          ref: input.ref,
          task: input.task,
          payload: encodeJson(input.payload),
          environment: input.environment,
          original_environment: input.environment,
          description: input.description,
          is_transient: input.isTransient ? 1 : 0,
          is_production: input.isProduction ? 1 : 0,
          creator_id: actor.id,
          state: null,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        await activity.emit(tx, {
          event: 'deployment',
          action: 'created',
          actor,
          repository,
          payload: (_tx, addresses: Addresses) => ({
            deployment: presentDeployment(deployment, {
              repository,
              addresses,
              accounts: new Map([[actor.id, actor]]),
            }),
            workflow: null,
            workflow_run: null,
          }),
        })
        return deployment
      })
    },

    /** Active deployments can be deleted only if there is no other. */
    remove: (writer: Writer, id: number): Promise<void> =>
      writeAs(context, writer, async (tx) => {
        const deployment = await findDeployment(tx, writer.repository.id, id)
        if (!deployment) throw problem('not_found')
        if (deployment.state !== 'inactive' && (await hasOtherDeployments(tx, deployment)))
          throw unprocessable(
            'We cannot delete an active deployment unless it is the only deployment in a repository.',
          )
        await deleteDeployment(tx, id)
      }),

    addStatus(writer: Writer, id: number, input: NewDeploymentStatus): Promise<DeploymentStatusRow> {
      refuseStatus(input)
      return writeAs(context, writer, async (tx) => {
        const { repository, actor } = writer
        const deployment = await findDeployment(tx, repository.id, id)
        if (!deployment) throw problem('not_found')
        const nowMs = clock.now()
        const environment = input.environment ?? deployment.environment
        if (input.environment !== undefined) await ensureEnvironment(tx, repository.id, environment, nowMs)
        const inserted = await insertDeploymentStatus(tx, {
          deployment_id: id,
          state: input.state,
          description: input.description,
          log_url: input.logUrl,
          environment,
          environment_url: input.environmentUrl,
          creator_id: actor.id,
          created_at_ms: nowMs,
        })
        if (input.state === 'success' && input.isReplacing)
          await deactivateEarlier(tx, inserted.deployment, { creatorId: actor.id, nowMs })
        if (input.state !== 'inactive') await emitStatus(tx, writer, inserted)
        return inserted.status
      })
    },
  }
}

interface CheckedContext {
  context: string
  state: CheckResult['state'] | 'missing'
}

/** Checks that fail, are pending, or are missing although they are required, prevent a deployment. */
function refuseUnchecked({ ref, requiredContexts }: NewDeployment, results: readonly CheckResult[]): void {
  const contexts: readonly CheckedContext[] =
    requiredContexts?.flatMap((context): readonly CheckedContext[] => {
      // Several apps may report the same context.
      const reported = results.filter((result) => result.context === context)
      return reported.length > 0 ? reported : [{ context, state: 'missing' }]
    }) ?? results
  if (contexts.every(({ state }) => state === 'success')) return
  throw problem('conflict', {
    message: `Conflict: Commit status checks failed for ${ref}.`,
    data: {
      errors: [
        {
          contexts: contexts.map(({ context, state }) => ({ context, state })),
          resource: 'Deployment',
          field: 'required_contexts',
          code: 'invalid',
        },
      ],
    },
  })
}

function refuseDeployment({ task, environment, payload, description }: NewDeployment): void {
  requireName('task', task)
  requireName('environment', environment)
  if (encodeJson(payload).length > maxPayloadLength)
    throw invalid('payload', `payload is too long (maximum is ${maxPayloadLength} characters)`)
  if (description && description.length > maxNameLength)
    throw invalid('description', `description is too long (maximum is ${maxNameLength} characters)`)
}

function refuseStatus({ description, logUrl, environmentUrl, environment }: NewDeploymentStatus): void {
  if (description.length > maxDescriptionLength)
    throw invalid('description', `description is too long (maximum is ${maxDescriptionLength} characters)`)
  if (environment !== undefined) requireName('environment', environment)
  for (const [field, url] of [
    ['log_url', logUrl],
    ['environment_url', environmentUrl],
  ] as const)
    if (url !== '' && !/^https?:\/\/\S{1,2000}$/i.test(url))
      throw invalid(field, `${field} must be an http or https URL of at most 2,000 characters`)
}

export function requireName(field: string, name: string): void {
  if (name.trim() === '' || name.length > maxNameLength)
    throw invalid(field, `${field} must have 1 to ${maxNameLength} characters`)
}

function invalid(field: string, message: string) {
  return validationFailed({ resource: 'Deployment', code: 'custom', field, message })
}
