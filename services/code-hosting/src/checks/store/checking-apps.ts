import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type CoveredRepository, covers } from '../../repositories/store/installed-repositories.ts'

/** The apps that may write checks in the repository, and for which suites are created automatically. */
export async function listCheckingApps(db: Kysely<Tables>, repository: CoveredRepository): Promise<number[]> {
  const rows = await db
    .selectFrom('installation')
    .leftJoin('check_preference', (join) =>
      join
        .onRef('check_preference.app_id', '=', 'installation.app_id')
        .on('check_preference.repository_id', '=', repository.id),
    )
    .where('installation.suspended_at_ms', 'is', null)
    .where('installation.permissions', 'like', '%"checks":"write"%')
    .where(covers(repository))
    .where((eb) =>
      eb.or([eb('check_preference.is_automatic', 'is', null), eb('check_preference.is_automatic', '=', 1)]),
    )
    .select('installation.app_id')
    .execute()
  return rows.map(({ app_id }) => app_id)
}
