import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { findTeams, type TeamRow } from '../organizations/store/teams.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import { requireName } from './deployments.ts'
import type { EnvironmentReviewer } from './present.ts'
import {
  type BranchPolicyRow,
  deleteBranchPolicy,
  deleteEnvironment,
  type EnvironmentRow,
  ensureEnvironment,
  findBranchPolicy,
  findBranchPolicyByName,
  findEnvironment,
  insertBranchPolicy,
  listBranchPolicies,
  renameBranchPolicy,
  updateEnvironment,
} from './store/environments.ts'

export interface EnvironmentSettings {
  waitMinutes: number
  preventsSelfReview: boolean
  reviewers: readonly EnvironmentReviewer[]
  branchPolicy: EnvironmentRow['branch_policy']
}

const maxWaitMinutes = 43_200
const maxBranchPolicies = 200

export type Environments = ReturnType<typeof createEnvironments>

export function createEnvironments(context: Context) {
  const { db, clock } = context

  async function get(repositoryId: number, name: string): Promise<EnvironmentRow> {
    const environment = await findEnvironment(db.read, repositoryId, name)
    if (!environment) throw problem('not_found')
    return environment
  }

  function change<Result>(
    writer: Writer,
    name: string,
    work: (tx: Transaction<Tables>, environment: EnvironmentRow) => Promise<Result>,
  ): Promise<Result> {
    return writeAs(context, writer, async (tx) => {
      const environment = await findEnvironment(tx, writer.repository.id, name)
      if (!environment) throw problem('not_found')
      return work(tx, environment)
    })
  }

  function changePolicy<Result>(
    writer: Writer,
    name: string,
    id: number,
    work: (tx: Transaction<Tables>, policy: BranchPolicyRow) => Promise<Result>,
  ): Promise<Result> {
    return change(writer, name, async (tx, environment) => {
      const policy = await findBranchPolicy(tx, environment.id, id)
      if (!policy) throw problem('not_found')
      return work(tx, policy)
    })
  }

  return {
    get,

    /** Creates the environment, or replaces all of its settings. */
    put(writer: Writer, name: string, settings: EnvironmentSettings): Promise<EnvironmentRow> {
      requireName('environment', name)
      if (settings.waitMinutes < 0 || settings.waitMinutes > maxWaitMinutes)
        throw invalid('wait_timer', `wait_timer must be between 0 and ${maxWaitMinutes}`)
      return writeAs(context, writer, async (tx) => {
        const { repository } = writer
        await requireReviewers(tx, repository.owner_id, settings.reviewers)
        const nowMs = clock.now()
        await ensureEnvironment(tx, repository.id, name, nowMs)
        const environment = await findEnvironment(tx, repository.id, name)
        if (!environment) throw problem('not_found')
        return updateEnvironment(tx, environment.id, {
          wait_minutes: settings.waitMinutes,
          prevents_self_review: settings.preventsSelfReview ? 1 : 0,
          reviewers: encodeJson(settings.reviewers),
          branch_policy: settings.branchPolicy,
          updated_at_ms: nowMs,
        })
      })
    },

    remove: (writer: Writer, name: string): Promise<void> =>
      change(writer, name, (tx, { id }) => deleteEnvironment(tx, id)),

    async getPolicy(repositoryId: number, name: string, id: number): Promise<BranchPolicyRow> {
      const environment = await get(repositoryId, name)
      const policy = await findBranchPolicy(db.read, environment.id, id)
      if (!policy) throw problem('not_found')
      return policy
    },

    /** An existing policy with the same name is returned. */
    addPolicy(
      writer: Writer,
      name: string,
      policy: Pick<BranchPolicyRow, 'name' | 'type'>,
    ): Promise<BranchPolicyRow> {
      requireName('name', policy.name)
      return change(writer, name, async (tx, { id, branch_policy }) => {
        if (branch_policy !== 'custom')
          throw problem('not_found', { message: 'The environment does not have custom branch policies.' })
        const existing = await findBranchPolicyByName(tx, { environment_id: id, ...policy })
        if (existing) return existing
        const { total } = await listBranchPolicies(tx, id, { limit: 1, offset: 0 })
        if (total >= maxBranchPolicies)
          throw invalid('name', `An environment can have at most ${maxBranchPolicies} branch policies.`)
        return insertBranchPolicy(tx, { environment_id: id, ...policy })
      })
    },

    renamePolicy(writer: Writer, name: string, id: number, newName: string): Promise<BranchPolicyRow> {
      requireName('name', newName)
      return changePolicy(writer, name, id, async (tx, { environment_id, type }) => {
        const other = await findBranchPolicyByName(tx, { environment_id, type, name: newName })
        if (other && other.id !== id)
          throw validationFailed({
            resource: 'DeploymentBranchPolicy',
            code: 'already_exists',
            field: 'name',
          })
        return renameBranchPolicy(tx, id, newName)
      })
    },

    removePolicy: (writer: Writer, name: string, id: number): Promise<void> =>
      changePolicy(writer, name, id, (tx) => deleteBranchPolicy(tx, id)),
  }
}

async function requireReviewers(
  tx: Transaction<Tables>,
  ownerId: number,
  reviewers: readonly EnvironmentReviewer[],
): Promise<void> {
  const idsOf = (type: EnvironmentReviewer['type']) =>
    reviewers.filter((reviewer) => reviewer.type === type).map(({ id }) => id)
  const users = await findAccounts(tx, idsOf('User'))
  const teams = await findTeams(tx, idsOf('Team'))
  const isKnown = ({ type, id }: EnvironmentReviewer) =>
    type === 'User' ? isUser(users.get(id)) : isListedTeam(teams.get(id), ownerId)
  const unknown = reviewers.find((reviewer) => !isKnown(reviewer))
  if (unknown) throw invalid('reviewers', `${unknown.type} ${unknown.id} does not exist`)
}

const isUser = (account: AccountRow | undefined) => account !== undefined && account.role !== 'organization'

/** Environments are visible to all readers, and secret teams are not. */
const isListedTeam = (team: TeamRow | undefined, ownerId: number) =>
  team?.organization_id === ownerId && team.privacy !== 'secret'

function invalid(field: string, message: string) {
  return validationFailed({ resource: 'Environment', code: 'custom', field, message })
}
