import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable, validationFailed } from '../errors.ts'
import { isOwner } from '../organizations/organization-owners.ts'
import { findRepository, findRepositoryById } from '../repositories/store/repositories.ts'
import { emitInstallationEvent, emitRepositorySelection } from './installation-events.ts'
import { type AppRow, findAppBySlug } from './store/apps.ts'
import {
  accountOfInstallation,
  addInstalledRepositories,
  deleteInstallation,
  findInstallation,
  type InstallationRow,
  insertInstallation,
  listInstallationsOf,
  removeInstalledRepository,
  setSuspended,
  touchInstallation,
} from './store/installations.ts'

export interface InstallationInput {
  slug: string
  /** The account on which to install the app. */
  account: string
  /** The names of the selected repositories. Without them, the installation covers all. */
  repositories?: readonly string[] | undefined
}

export interface Installations {
  install(actor: AccountRow, input: InstallationInput): Promise<InstallationRow>
  /** For the app itself. */
  getOwn(appId: number, id: number): Promise<InstallationRow>
  removeOwn(app: AppRow, bot: AccountRow, id: number): Promise<void>
  suspendOwn(app: AppRow, bot: AccountRow, id: number, isSuspended: boolean): Promise<void>
  /** For the user who owns the account of the installation. */
  remove(actor: AccountRow, id: number): Promise<void>
  /** For an account that is deleted: removes what is installed on it, and uninstalls its apps everywhere. */
  removeAll(tx: Transaction<Tables>, actor: AccountRow, accountId: number): Promise<void>
  selectRepository(actor: AccountRow, id: number, repositoryId: number, isSelected: boolean): Promise<void>
}

const maxSelected = 500

export function createInstallations(context: Context): Installations {
  const { db, clock } = context

  async function install(tx: Transaction<Tables>, actor: AccountRow, input: InstallationInput) {
    const app = await findAppBySlug(tx, input.slug)
    const account = await findAccount(tx, input.account)
    if (!app || !account || !(await manages(tx, account, actor.id))) throw problem('not_found')
    if (!app.is_public && app.owner_id !== account.id) throw problem('not_found')
    const selected = await findSelected(tx, account, input.repositories)
    const nowMs = clock.now()
    const id = await insertInstallation(tx, {
      app_id: app.id,
      account_id: account.id,
      repository_selection: selected ? 'selected' : 'all',
      permissions: app.permissions,
      events: app.events,
      suspended_at_ms: null,
      suspended_by_id: null,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    if (id === undefined) throw unprocessable(`${app.name} is already installed on ${account.login}.`)
    await addInstalledRepositories(
      tx,
      id,
      (selected ?? []).map((repository) => repository.id),
    )
    const installation = await getInstallation(tx, id)
    await emitInstallationEvent(context, tx, { action: 'created', actor, installation })
    return installation
  }

  async function remove(tx: Transaction<Tables>, actor: AccountRow, installation: InstallationRow) {
    await emitInstallationEvent(context, tx, { action: 'deleted', actor, installation })
    await deleteInstallation(tx, installation.id)
  }

  async function getManaged(
    tx: Transaction<Tables>,
    actor: AccountRow,
    id: number,
  ): Promise<InstallationRow> {
    const installation = await findInstallation(tx, id)
    if (!installation || !(await manages(tx, accountOfInstallation(installation), actor.id)))
      throw problem('not_found')
    return installation
  }

  return {
    install: (actor, input) => db.write((tx) => install(tx, actor, input)),

    async getOwn(appId, id) {
      const installation = await findInstallation(db.read, id)
      if (installation?.app_id !== appId) throw problem('not_found')
      return installation
    },

    removeOwn: (app, bot, id) =>
      db.write(async (tx) => {
        const installation = await findInstallation(tx, id)
        if (installation?.app_id !== app.id) throw problem('not_found')
        await remove(tx, bot, installation)
      }),

    suspendOwn: (app, bot, id, isSuspended) =>
      db.write(async (tx) => {
        const before = await findInstallation(tx, id)
        if (before?.app_id !== app.id) throw problem('not_found')
        const nowMs = clock.now()
        if (!(await setSuspended(tx, id, isSuspended ? { atMs: nowMs, byId: bot.id } : null))) return
        const installation = await getInstallation(tx, id)
        await emitInstallationEvent(context, tx, {
          action: isSuspended ? 'suspend' : 'unsuspend',
          actor: bot,
          installation,
        })
      }),

    remove: (actor, id) => db.write(async (tx) => remove(tx, actor, await getManaged(tx, actor, id))),

    async removeAll(tx, actor, accountId) {
      for (const installation of await listInstallationsOf(tx, accountId))
        await remove(tx, actor, installation)
    },

    selectRepository: (actor, id, repositoryId, isSelected) =>
      db.write(async (tx) => {
        const installation = await getManaged(tx, actor, id)
        const repository = await findRepositoryById(tx, repositoryId)
        if (repository?.owner_id !== installation.account_id) throw problem('not_found')
        if (installation.repository_selection === 'all')
          throw unprocessable('This installation covers all repositories.')
        if (isSelected) await addInstalledRepositories(tx, id, [repositoryId])
        else if (!(await removeInstalledRepository(tx, id, repositoryId))) throw problem('not_found')
        await touchInstallation(tx, id, { updated_at_ms: clock.now() })
        await emitRepositorySelection(context, tx, {
          action: isSelected ? 'added' : 'removed',
          actor,
          installation,
          repository,
        })
      }),
  }
}

/** The permissions and events of an app, or of one of its installations. */
export const appAccessOf = (row: { permissions: string; events: string }) => ({
  permissions: permissionsOf(row),
  events: decodeJson<string[]>(row.events),
})

export const permissionsOf = ({ permissions }: { permissions: string }) =>
  decodeJson<Record<string, 'read' | 'write' | 'admin'>>(permissions)

async function manages(tx: Transaction<Tables>, account: AccountRow, userId: number): Promise<boolean> {
  return account.role === 'organization' ? isOwner(tx, account.id, userId) : account.id === userId
}

async function getInstallation(tx: Transaction<Tables>, id: number): Promise<InstallationRow> {
  const installation = await findInstallation(tx, id)
  if (!installation) throw problem('not_found')
  return installation
}

async function findSelected(
  tx: Transaction<Tables>,
  account: AccountRow,
  names: readonly string[] | undefined,
): Promise<RepositoryRow[] | undefined> {
  if (names === undefined) return undefined
  const wrong = () => validationFailed({ resource: 'Installation', field: 'repositories', code: 'invalid' })
  if (names.length === 0 || names.length > maxSelected) throw wrong()
  const rows: RepositoryRow[] = []
  for (const name of names) {
    const row = (await findRepository(tx, account.login, name))?.row
    if (row?.owner_id !== account.id) throw wrong()
    rows.push(row)
  }
  return rows
}
