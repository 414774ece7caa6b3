import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectRepositories } from './repositories.ts'
import type { RepositoryCondition as Condition } from './repository-lists.ts'

/** The rows of `repository` that an installation covers. A suspended installation covers none. */
export function isInstalled(installationId: number): Condition {
  return (eb) =>
    eb.exists(
      eb
        .selectFrom('installation')
        .where('installation.id', '=', installationId)
        .where('installation.suspended_at_ms', 'is', null)
        .whereRef('installation.account_id', '=', 'repository.owner_id')
        .where((inner) =>
          inner.or([
            inner('installation.repository_selection', '=', 'all'),
            inner.exists(
              inner
                .selectFrom('installation_repository')
                .whereRef('installation_repository.installation_id', '=', 'installation.id')
                .whereRef('installation_repository.repository_id', '=', 'repository.id')
                .select('installation_repository.repository_id'),
            ),
          ]),
        )
        .select('installation.id'),
    )
}

/** Which of the repositories an installation covers. */
export async function listInstalledAmong(
  db: Kysely<Tables>,
  installationId: number,
  repositoryIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('repository')
    .where('repository.id', 'in', repositoryIds)
    .where(isInstalled(installationId))
    .select('repository.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface InstalledSlice extends Slice {
  /** The selection of a token. Without it, all repositories of the installation. */
  among?: readonly number[] | undefined
}

/** The repositories that an installation covers, or those of them that its token selects. */
export function listInstalled(
  db: Kysely<Tables>,
  installationId: number,
  { among, ...slice }: InstalledSlice,
): Promise<{ rows: RepositoryRow[]; total: number }> {
  const installed = selectRepositories(db)
    .where(isInstalled(installationId))
    .$if(among !== undefined, (query) => query.where('repository.id', 'in', among ?? []))
    .orderBy('repository.id')
  return readSlice(installed, slice)
}
