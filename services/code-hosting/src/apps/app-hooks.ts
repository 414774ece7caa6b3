import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { composePayload, findOrganizationId } from '../activity/hook-payloads.ts'
import type { ActivityEvent, ActivityObserver } from '../context/activity.ts'
import type { BaseContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { addressesAt, nodeId } from '../wire/addresses.ts'
import { findLackingPermission } from './event-permissions.ts'
import { type InstallationRow, listReceivers } from './store/installations.ts'

/** The owner of an app's webhook in the platform's webhook tables. */
export const appHookKey = (appId: number): string => `app:${appId}`

/** Events that apps get without subscribing to them. */
export const installationEvents = ['installation', 'installation_repositories', 'ping'] as const

type HookContext = Pick<BaseContext, 'webhooks' | 'url'>

/** Sends the events of repositories and organizations to the apps that are installed there. */
export function createAppHooks(context: HookContext): ActivityObserver {
  return async (tx, activityEvent) => {
    const accountId = activityEvent.repository?.owner_id ?? findOrganizationId(activityEvent)
    if (accountId === null) return
    const receivers = await listReceivers(tx, { repository: coveredBy(activityEvent), accountId })
    await emitToInstallations(context, tx, receivers, activityEvent)
  }
}

/** Leaves out installations without the permission for the event. Composes the payload at most once. */
export async function emitToInstallations(
  { webhooks, url }: HookContext,
  tx: Transaction<Tables>,
  installations: readonly Pick<InstallationRow, 'id' | 'app_id' | 'permissions'>[],
  activityEvent: ActivityEvent,
): Promise<void> {
  const { event, action = null } = activityEvent
  // An app has one installation on an account.
  const idByOwner = new Map(
    installations
      .filter(({ permissions }) => !findLackingPermission(decodeJson(permissions), event))
      .map(({ id, app_id }) => [appHookKey(app_id), id]),
  )
  let composed: Promise<object> | undefined
  await webhooks.emit(tx, {
    owners: [...idByOwner.keys()],
    event,
    action,
    async payload({ owner }) {
      const id = idByOwner.get(owner)
      if (id === undefined) return undefined
      composed ??= composePayload(tx, activityEvent, addressesAt(url()))
      return { ...(await composed), installation: { id, node_id: nodeId('Installation', id) } }
    },
  })
}

function coveredBy({ repository }: ActivityEvent) {
  return repository && { id: repository.id, owner_id: repository.owner_id }
}
