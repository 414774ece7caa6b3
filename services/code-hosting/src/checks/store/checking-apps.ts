import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The apps that may write checks in the repository, and for which suites are created automatically. */
export async function listCheckingApps(
  db: Kysely<Tables>,
  { id, owner_id }: { id: number; owner_id: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('installation')
    .leftJoin('check_preference', (join) =>
      join
        .onRef('check_preference.app_id', '=', 'installation.app_id')
        .on('check_preference.repository_id', '=', id),
    )
    .where('installation.account_id', '=', owner_id)
    .where('installation.suspended_at_ms', 'is', null)
    .where('installation.permissions', 'like', '%"checks":"write"%')
    .where((eb) =>
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
    )
    .where((eb) =>
      eb.or([eb('check_preference.is_automatic', 'is', null), eb('check_preference.is_automatic', '=', 1)]),
    )
    .select('installation.app_id')
    .execute()
  return rows.map(({ app_id }) => app_id)
}
