import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { presentSender } from '../repositories/present/webhook-payloads.ts'
import { listInstalled } from '../repositories/store/installed-repositories.ts'
import { addressesAt, nodeId } from '../wire/addresses.ts'
import { appHookKey } from './app-hooks.ts'
import { presentInstallation } from './present/installations.ts'
import type { InstallationRow } from './store/installations.ts'

type Webhooks = components['schemas']

interface InstallationEvent {
  action: 'created' | 'deleted' | 'suspend' | 'unsuspend'
  actor: AccountRow
  installation: InstallationRow
}

/** As many as one payload may list. */
const maxListed = 500

/** Notifies the app of a change of its installation. */
export async function emitInstallationEvent(
  { webhooks, url }: Pick<Context, 'webhooks' | 'url'>,
  tx: Transaction<Tables>,
  { action, actor, installation }: InstallationEvent,
): Promise<void> {
  await webhooks.emit(tx, {
    owners: [appHookKey(installation.app_id)],
    event: 'installation',
    action,
    async payload() {
      const addresses = addressesAt(url())
      const { rows } = await listInstalled(tx, installation.id, { limit: maxListed, offset: 0 })
      return {
        action,
        installation: presentInstallation(installation, addresses),
        repositories: rows.map(presentListed),
        requester: null,
        sender: presentSender(actor, addresses),
      }
    },
  })
}

interface RepositorySelection {
  action: 'added' | 'removed'
  actor: AccountRow
  installation: InstallationRow
  repository: RepositoryRow
}

export async function emitRepositorySelection(
  { webhooks, url }: Pick<Context, 'webhooks' | 'url'>,
  tx: Transaction<Tables>,
  { action, actor, installation, repository }: RepositorySelection,
): Promise<void> {
  const addresses = addressesAt(url())
  const listed = [presentListed(repository)]
  await webhooks.emit(tx, {
    owners: [appHookKey(installation.app_id)],
    event: 'installation_repositories',
    action,
    payload: () => ({
      action,
      installation: presentInstallation(installation, addresses),
      repository_selection: installation.repository_selection,
      repositories_added: action === 'added' ? listed : [],
      repositories_removed: action === 'removed' ? listed : [],
      requester: null,
      sender: presentSender(actor, addresses),
    }),
  })
}

function presentListed({ id, owner_login, name, visibility }: RepositoryRow) {
  return {
    id,
    node_id: nodeId('Repository', id),
    name,
    full_name: `${owner_login}/${name}`,
    private: visibility !== 'public',
  } satisfies NonNullable<Webhooks['webhook-installation-created']['repositories']>[number]
}
