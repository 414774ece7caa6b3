import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely'
import type { InstallationFilter } from '../../access/viewer.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectRepositories } from './repositories.ts'
import type { RepositoryCondition as Condition } from './repository-lists.ts'

export interface CoveredRepository {
  id: number
  owner_id: number
}

/** The rows of `installation` that cover a repository, or the row of `repository`. */
export function covers(repository: CoveredRepository | 'row') {
  const [id, ownerId] =
    repository === 'row'
      ? [sql.ref<number>('repository.id'), sql.ref<number>('repository.owner_id')]
      : [sql.val(repository.id), sql.val(repository.owner_id)]
  return (eb: ExpressionBuilder<Tables, 'installation'>): Expression<SqlBool> =>
    eb.and([
      eb('installation.account_id', '=', ownerId),
      eb.or([
        eb('installation.repository_selection', '=', 'all'),
        eb.exists(
          eb
            .selectFrom('installation_repository')
            .whereRef('installation_repository.installation_id', '=', 'installation.id')
            .where('installation_repository.repository_id', '=', id)
            .select('installation_repository.repository_id'),
        ),
      ]),
    ])
}

/** The rows of `installation` that are not suspended, and whose app has no suspended owner. */
export function isActive(eb: ExpressionBuilder<Tables, 'installation'>): Expression<SqlBool> {
  return eb.and([
    eb('installation.suspended_at_ms', 'is', null),
    eb.not(
      eb.exists(
        eb
          .selectFrom('app as own')
          .innerJoin(usersAs('app_owner'), 'app_owner.id', 'own.owner_id')
          .whereRef('own.id', '=', 'installation.app_id')
          .where('app_owner.suspended_at_ms', 'is not', null)
          .select('own.id'),
      ),
    ),
  ])
}

/** The rows of `repository` that an active installation covers. */
export function isInstalled(filter: InstallationFilter): Condition {
  return (eb) =>
    eb.exists(
      eb
        .selectFrom('installation')
        .where((inner) =>
          'id' in filter
            ? inner('installation.id', '=', filter.id)
            : inner('installation.app_id', '=', filter.appId),
        )
        .where(isActive)
        .where(covers('row'))
        .select('installation.id'),
    )
}

/** The ids among these that an installation covers. */
export async function listInstalledAmong(
  db: Kysely<Tables>,
  filter: InstallationFilter,
  repositoryIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('repository')
    .where('repository.id', 'in', repositoryIds)
    .where(isInstalled(filter))
    .select('repository.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The permissions that the apps of bots have in a repository, by bot. Apps that are not installed there are left out. */
export async function findPermissionsOfBots(
  db: Kysely<Tables>,
  repository: CoveredRepository,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Record<string, string>>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('installation')
    .innerJoin('app', 'app.id', 'installation.app_id')
    .where('app.bot_id', 'in', userIds)
    .where(isActive)
    .where(covers(repository))
    .select(['app.bot_id', 'installation.permissions'])
    .execute()
  return new Map(rows.map(({ bot_id, permissions }) => [bot_id, decodeJson(permissions)]))
}

/** Adds a repository that a bot created to the selection of its installation. */
export async function installCreated(
  tx: Transaction<Tables>,
  repository: CoveredRepository,
  botId: number,
): Promise<void> {
  await tx
    .insertInto('installation_repository')
    .columns(['installation_id', 'repository_id'])
    .expression((eb) =>
      eb
        .selectFrom('installation')
        .innerJoin('app', 'app.id', 'installation.app_id')
        .where('app.bot_id', '=', botId)
        .where('installation.account_id', '=', repository.owner_id)
        .where('installation.repository_selection', '=', 'selected')
        .select(['installation.id', sql.val(repository.id).as('repository_id')]),
    )
    .execute()
}

/** The permissions that the app of a bot has in the organization. */
export async function findPermissionsOfBot(
  db: Kysely<Tables>,
  organizationId: number,
  userId: number,
): Promise<Record<string, string> | undefined> {
  const row = await db
    .selectFrom('installation')
    .innerJoin('app', 'app.id', 'installation.app_id')
    .where('app.bot_id', '=', userId)
    .where('installation.account_id', '=', organizationId)
    .where(isActive)
    .select('installation.permissions')
    .executeTakeFirst()
  return row && decodeJson(row.permissions)
}

export interface InstalledSlice extends Slice {
  /** The selection of a token. Without it, all repositories of the installation. */
  among?: readonly number[] | undefined
  where?: Condition
}

/** The repositories that an installation covers, or some of them. */
export function listInstalled(
  db: Kysely<Tables>,
  installationId: number,
  { among, where, ...slice }: InstalledSlice,
): Promise<{ rows: RepositoryRow[]; total: number }> {
  const installed = selectRepositories(db)
    .where(isInstalled({ id: installationId }))
    .$if(where !== undefined, (query) => query.where(where as Condition))
    .$if(among !== undefined, (query) => query.where('repository.id', 'in', among ?? []))
    .orderBy('repository.id')
  return readSlice(installed, slice)
}
