import type { NewEvent, Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { presentPush } from '../code/pushes/present.ts'
import { findLastPush } from '../code/pushes/store/last-push.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type Addresses, addressesAt } from '../wire/addresses.ts'
import { type HookOwner, hooksUrl } from './hook-owners.ts'
import { composePayload } from './hook-payloads.ts'
import { presentOrganizationHook, presentRepositoryHook } from './present/hooks.ts'

export interface HookTests {
  ping(owner: HookOwner, actor: AccountRow, hook: Webhook): Promise<void>
  /**
   * Delivers the last push to a branch again. Does nothing without such a push, or if the webhook does not listen
   * to pushes.
   */
  redeliverLastPush(repository: RepositoryRow, hook: Webhook): Promise<void>
}

export function createHookTests({ db, webhooks, pushes, url }: Context): HookTests {
  return {
    async ping(owner, actor, hook) {
      await db.write(async (tx) => {
        const ping = await composePing(tx, { owner, actor, hook }, addressesAt(url()))
        await webhooks.emitTo(tx, hook, ping)
      })
    },

    async redeliverLastPush(repository, hook) {
      if (!hook.events.includes('push') && !hook.events.includes('*')) return
      const last = await findLastPush(db.read, repository.id)
      if (!last) return
      const [change] = await pushes.describe(repository.id, [last.change])
      if (!change) return
      await db.write(async (tx) => {
        const actor = (await findAccounts(tx, [last.actorId])).get(last.actorId) ?? ghost
        const activityEvent = {
          event: 'push',
          actor,
          repository,
          payload: (_tx: unknown, addresses: Addresses) => presentPush(change, repository, actor, addresses),
        }
        const payload = await composePayload(tx, activityEvent, addressesAt(url()))
        await webhooks.emitTo(tx, hook, { event: 'push', payload })
      })
    },
  }
}

const zen = [
  'Small pages, bound well.',
  'Fold first, cut later.',
  'Margins are for second thoughts.',
  'A wide margin forgives.',
]

/** The first event of a new webhook. */
export async function composePing(
  tx: Transaction<Tables>,
  { owner, actor, hook }: { owner: HookOwner; actor: AccountRow; hook: Webhook },
  addresses: Addresses,
): Promise<NewEvent & { payload: object }> {
  const url = hooksUrl(owner, addresses)
  const isOfRepository = owner.kind === 'repository'
  const payload = {
    zen: zen[hook.id % zen.length] ?? '',
    hook_id: hook.id,
    hook: isOfRepository ? presentRepositoryHook(hook, url) : presentOrganizationHook(hook, url),
  } satisfies components['schemas']['webhook-ping']
  const activityEvent = {
    event: 'ping',
    actor,
    ...(isOfRepository ? { repository: owner.row } : { organization: owner.row }),
    payload: () => payload,
  }
  return { event: 'ping', payload: await composePayload(tx, activityEvent, addresses) }
}
