import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { InteractionGroup } from '../database/repository-tables.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import {
  deleteAllLimits,
  deleteInteractionLimit,
  findCreationTime,
  type InteractionLimitRow,
  insertInteractionLimit,
  isContributor,
  type LimitedScope,
  listInteractionLimits,
} from './store/interaction-limits.ts'

const dayMs = 24 * 60 * 60 * 1000
export const limitDurationsMs = {
  one_day: dayMs,
  three_days: 3 * dayMs,
  one_week: 7 * dayMs,
  one_month: 30 * dayMs,
  six_months: 180 * dayMs,
} as const

const allowedUsers: Record<InteractionGroup, string> = {
  existing_users: 'users with accounts that are older than a day',
  contributors_only: 'prior contributors',
  collaborators_only: 'collaborators',
}

/** Refuses users without write access whom a limit excludes. Runs in the transaction of their change. */
export async function refuseRestricted(
  tx: Transaction<Tables>,
  repository: RepositoryRow,
  actor: AccountRow,
  nowMs: number,
): Promise<void> {
  const group = await findRestriction(tx, repository, actor, nowMs)
  if (!group) return
  throw problem('forbidden', {
    message: `Interactions on this repository have been restricted to ${allowedUsers[group]}.`,
  })
}

/** The group that a limit allows, if it excludes this user without write access. */
export async function findRestriction(
  tx: Transaction<Tables>,
  { id, owner_id, visibility }: RepositoryRow,
  actor: AccountRow,
  nowMs: number,
): Promise<InteractionGroup | undefined> {
  if (visibility !== 'public') return undefined
  const [limit] = await listInteractionLimits(tx, { ownerId: owner_id, repositoryId: id }, nowMs)
  if (!limit || (await isAllowed(tx, limit.group_name, id, actor.id, nowMs))) return undefined
  return limit.group_name
}

async function isAllowed(
  tx: Transaction<Tables>,
  group: InteractionGroup,
  repositoryId: number,
  userId: number,
  nowMs: number,
): Promise<boolean> {
  if (group === 'collaborators_only') return false
  if (await isContributor(tx, repositoryId, userId)) return true
  return group === 'existing_users' && (await findCreationTime(tx, userId)) <= nowMs - dayMs
}

export interface InteractionLimits {
  find(scope: LimitedScope): Promise<InteractionLimitRow | undefined>
  /** `require` throws unless the caller may still do this, in the transaction. */
  set(
    scope: LimitedScope,
    limit: NewLimit,
    require: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<void>
  remove(scope: LimitedScope, require: (tx: Transaction<Tables>) => Promise<void>): Promise<void>
}

export interface NewLimit {
  group: InteractionGroup
  durationMs: number
}

export function createInteractionLimits({ db, clock }: Pick<Context, 'db' | 'clock'>): InteractionLimits {
  /** A limit of the owner can be changed only there. */
  async function refuseOverruled(tx: Transaction<Tables>, { ownerId, repositoryId }: LimitedScope) {
    const [ofOwner] = await listInteractionLimits(tx, { ownerId, repositoryId: null }, clock.now())
    if (repositoryId !== null && ofOwner)
      throw problem('conflict', { message: 'The owner of this repository has set an interaction limit.' })
  }

  return {
    async find(scope) {
      const [limit] = await listInteractionLimits(db.read, scope, clock.now())
      return limit
    },

    set: (scope, { group, durationMs }, require) =>
      db.write(async (tx) => {
        await require(tx)
        await refuseOverruled(tx, scope)
        if (scope.repositoryId === null) await deleteAllLimits(tx, scope.ownerId)
        else await deleteInteractionLimit(tx, scope)
        const limit = { group_name: group, expires_at_ms: clock.now() + durationMs }
        await insertInteractionLimit(tx, scope, limit)
      }),

    remove: (scope, require) =>
      db.write(async (tx) => {
        await require(tx)
        await refuseOverruled(tx, scope)
        await deleteInteractionLimit(tx, scope)
      }),
  }
}
