import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { selectRepositories } from './repositories.ts'

/** The repository itself or one that has the same origin, by whose it is. */
export function findRepositoryInNetwork(
  db: Kysely<Tables>,
  { id, source_id }: Pick<RepositoryRow, 'id' | 'source_id'>,
  { owner, name }: { owner: string; name: string | undefined },
): Promise<RepositoryRow | undefined> {
  const source = source_id ?? id
  const query = selectRepositories(db)
    .where('owner.login_folded', '=', normalizeLogin(owner))
    .where(({ or, eb }) => or([eb('repository.id', '=', source), eb('repository.source_id', '=', source)]))
  if (name !== undefined)
    return query.where('repository.name_folded', '=', name.toLowerCase()).executeTakeFirst()
  // The one that was asked about, where its owner has several.
  return query
    .orderBy(({ eb }) => eb.case().when('repository.id', '=', id).then(0).else(1).end())
    .orderBy('repository.id')
    .executeTakeFirst()
}
