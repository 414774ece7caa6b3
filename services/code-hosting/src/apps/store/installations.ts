import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type {
  Expression,
  ExpressionBuilder,
  Insertable,
  Kysely,
  Selectable,
  SqlBool,
  Transaction,
} from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { InstallationTable } from '../../database/app-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type CoveredRepository, covers, isActive } from '../../repositories/store/installed-repositories.ts'
import { isGranted } from '../../repositories/store/visible-repositories.ts'

export type InstallationRow = Selectable<InstallationTable> & {
  account_login: string
  account_role: string
  app_slug: string
  app_client_id: string
  app_owner_suspended_at_ms: number | null
}

export const accountOfInstallation = ({
  account_id,
  account_login,
  account_role,
}: InstallationRow): AccountRow => ({ id: account_id, login: account_login, role: account_role })

function selectInstallations(db: Kysely<Tables>) {
  return db
    .selectFrom('installation')
    .innerJoin(usersAs('account'), 'account.id', 'installation.account_id')
    .innerJoin('app', 'app.id', 'installation.app_id')
    .innerJoin(usersAs('app_owner'), 'app_owner.id', 'app.owner_id')
    .selectAll('installation')
    .select([
      'account.login as account_login',
      'account.role as account_role',
      'app.slug as app_slug',
      'app.client_id as app_client_id',
      'app_owner.suspended_at_ms as app_owner_suspended_at_ms',
    ])
}

export function findInstallation(
  db: Kysely<Tables>,
  id: number,
  where: InstallationCondition = (eb) => eb.lit(true),
): Promise<InstallationRow | undefined> {
  return selectInstallations(db).where('installation.id', '=', id).where(where).executeTakeFirst()
}

export function findInstallationOn(
  db: Kysely<Tables>,
  appId: number,
  accountId: number,
): Promise<InstallationRow | undefined> {
  return selectInstallations(db)
    .where('installation.account_id', '=', accountId)
    .where('installation.app_id', '=', appId)
    .executeTakeFirst()
}

/** The installation of an app that covers a repository, also a suspended one. */
export function findInstallationFor(
  db: Kysely<Tables>,
  appId: number,
  repository: CoveredRepository,
): Promise<InstallationRow | undefined> {
  return selectInstallations(db)
    .where('installation.app_id', '=', appId)
    .where(covers(repository))
    .executeTakeFirst()
}

/** The installations that get the events of a repository or, without one, of an account. */
export function listReceivers(
  db: Kysely<Tables>,
  { repository, accountId }: { repository: CoveredRepository | undefined; accountId: number },
): Promise<{ id: number; app_id: number; permissions: string }[]> {
  return db
    .selectFrom('installation')
    .innerJoin('app', 'app.id', 'installation.app_id')
    .where('installation.account_id', '=', accountId)
    .where(isActive)
    .where('app.webhook_id', 'is not', null)
    .$if(repository !== undefined, (query) => query.where(covers(repository as CoveredRepository)))
    .select(['installation.id', 'installation.app_id', 'installation.permissions'])
    .execute()
}

type InstallationCondition = (eb: ExpressionBuilder<Tables, 'installation'>) => Expression<SqlBool>

export function listInstallations(
  db: Kysely<Tables>,
  where: InstallationCondition,
  slice: Slice,
): Promise<{ rows: InstallationRow[]; total: number }> {
  return readSlice(selectInstallations(db).where(where).orderBy('installation.id'), slice)
}

/** The installations on accounts of the user, and those that cover a repository in which the user has a role. */
export function accessibleTo(
  db: Kysely<Tables>,
  { userId, accountIds, appId }: { userId: number; accountIds: readonly number[]; appId: number | undefined },
): InstallationCondition {
  return (eb) =>
    eb.and([
      appId === undefined ? eb.lit(true) : eb('installation.app_id', '=', appId),
      eb.or([
        eb('installation.account_id', 'in', accountIds),
        eb.exists(
          eb
            .selectFrom('repository')
            .where(covers('row'))
            .where(isGranted(db, userId))
            .select('repository.id'),
        ),
      ]),
    ])
}

/** The installations on an account, and those of its apps. */
export function listInstallationsOf(db: Kysely<Tables>, accountId: number): Promise<InstallationRow[]> {
  return selectInstallations(db)
    .where((eb) => eb.or([eb('installation.account_id', '=', accountId), eb('app.owner_id', '=', accountId)]))
    .orderBy('installation.id')
    .execute()
}

/** The user and their organizations, where the app is installed. */
export async function listInstalledOwners(
  db: Kysely<Tables>,
  appId: number,
  userId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('installation')
    .where('installation.app_id', '=', appId)
    .where(isActive)
    .where((eb) =>
      eb.or([
        eb('installation.account_id', '=', userId),
        eb(
          'installation.account_id',
          'in',
          eb
            .selectFrom('membership')
            .where('membership.user_id', '=', userId)
            .where('membership.state', '=', 'active')
            .select('membership.organization_id'),
        ),
      ]),
    )
    .select('installation.account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export async function countInstallations(db: Kysely<Tables>, appId: number): Promise<number> {
  const { count } = await db
    .selectFrom('installation')
    .where('app_id', '=', appId)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertInstallation(
  tx: Transaction<Tables>,
  installation: Insertable<InstallationTable>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('installation')
    .values(installation)
    .onConflict((conflict) => conflict.columns(['account_id', 'app_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Changes the state only if it differs, so one of several concurrent calls wins. */
export async function setSuspended(
  tx: Transaction<Tables>,
  id: number,
  suspended: { atMs: number; byId: number | null } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('installation')
    .set({ suspended_at_ms: suspended?.atMs ?? null, suspended_by_id: suspended?.byId ?? null })
    .where('id', '=', id)
    .where('suspended_at_ms', suspended ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function deleteInstallation(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('installation').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0
}

export async function addInstalledRepositories(
  tx: Transaction<Tables>,
  installationId: number,
  repositoryIds: readonly number[],
): Promise<void> {
  if (repositoryIds.length === 0) return
  await tx
    .insertInto('installation_repository')
    .values(repositoryIds.map((repository_id) => ({ installation_id: installationId, repository_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeInstalledRepository(
  tx: Transaction<Tables>,
  installationId: number,
  repositoryId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('installation_repository')
    .where('installation_id', '=', installationId)
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function touchInstallation(
  tx: Transaction<Tables>,
  id: number,
  change: { updated_at_ms: number; repository_selection?: 'all' | 'selected' },
): Promise<void> {
  await tx.updateTable('installation').set(change).where('id', '=', id).execute()
}
