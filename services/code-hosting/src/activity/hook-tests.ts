import type { NewEvent, Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { presentPush } from '../code/pushes/present.ts'
import { findLastPush } from '../code/pushes/store/last-push.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type Addresses, addressesAt } from '../wire/addresses.ts'
import { requireManager } from './hook-managers.ts'
import { type HookOwner, hooksUrl } from './hook-owners.ts'
import { composePayload } from './hook-payloads.ts'
import { presentOrganizationHook, presentRepositoryHook } from './present/hooks.ts'

/** What is sent to a webhook to see whether it works. */
export interface HookTests {
  ping(owner: HookOwner, actor: AccountRow, hook: Webhook): Promise<void>
  /** Tells once more of the last push to a branch. Without one, or if it does not listen to pushes, nothing is sent. */
  repeatPush(repository: RepositoryRow, by: AccountRow, hook: Webhook): Promise<void>
}

export function createHookTests({ db, webhooks, pushes, url }: Hosting): HookTests {
  return {
    async ping(owner, actor, hook) {
      await db.write(async (tx) => {
        await requireManager(tx, owner, actor)
        const ping = await composePing(tx, { owner, actor, hook }, addressesAt(url()))
        await webhooks.emitTo(tx, hook, ping)
      })
    },

    async repeatPush(repository, by, hook) {
      if (!hook.events.includes('push') && !hook.events.includes('*')) return
      const last = await findLastPush(db.read, repository.id)
      if (!last) return
      const [change] = await pushes.describe(repository.id, [last.change])
      if (!change) return
      await db.write(async (tx) => {
        await requireManager(tx, { kind: 'repository', row: repository }, by)
        const actor = (await findAccounts(tx, [last.actorId])).get(last.actorId) ?? ghost
        const happening = {
          event: 'push',
          actor,
          repository,
          payload: (_tx: unknown, addresses: Addresses) => presentPush(change, repository, actor, addresses),
        }
        const payload = await composePayload(tx, happening, addressesAt(url()))
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

/** The first thing that a new webhook is told. */
export async function composePing(
  tx: Transaction<Tables>,
  { owner, actor, hook }: { owner: HookOwner; actor: AccountRow; hook: Webhook },
  addresses: Addresses,
): Promise<NewEvent & { payload: object }> {
  const url = hooksUrl(owner, addresses)
  const isOfRepository = owner.kind === 'repository'
  const told = {
    zen: zen[hook.id % zen.length] ?? '',
    hook_id: hook.id,
    hook: isOfRepository ? presentRepositoryHook(hook, url) : presentOrganizationHook(hook, url),
  } satisfies components['schemas']['webhook-ping']
  const happening = {
    event: 'ping',
    actor,
    ...(isOfRepository ? { repository: owner.row } : { organization: owner.row }),
    payload: () => told,
  }
  return { event: 'ping', payload: await composePayload(tx, happening, addresses) }
}
