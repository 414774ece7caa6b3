import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { selectRepositories } from '../repositories/store/repositories.ts'

/** The repository of an account that is of the same network. */
export function findForkOf(
  db: Kysely<Tables>,
  { id, source_id }: Pick<RepositoryRow, 'id' | 'source_id'>,
  ownerId: number,
  { exceptId = 0 }: { exceptId?: number } = {},
): Promise<RepositoryRow | undefined> {
  return selectRepositories(db)
    .where('repository.source_id', '=', source_id ?? id)
    .where('repository.owner_id', '=', ownerId)
    .where('repository.id', '!=', exceptId)
    .orderBy('repository.id')
    .limit(1)
    .executeTakeFirst()
}
