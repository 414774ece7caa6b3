import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectRepositories } from './repositories.ts'

export type Sort = 'created' | 'updated' | 'pushed' | 'full_name' | 'stars'

export type RepositoryCondition = (eb: ExpressionBuilder<Tables, 'repository'>) => Expression<SqlBool>

export interface ListQuery {
  /** Which ones; that the viewer may see them is to be among its conditions. */
  where: RepositoryCondition
  sort: Sort
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

const columnOf = {
  created: 'repository.created_at_ms',
  updated: 'repository.updated_at_ms',
  pushed: 'repository.pushed_at_ms',
  stars: 'repository.stars',
} as const

export async function listRepositories(
  db: Kysely<Tables>,
  { where, sort, direction, ...slice }: ListQuery,
): Promise<{ rows: RepositoryRow[]; total: number }> {
  const chosen = selectRepositories(db).where(where)
  const sorted =
    sort === 'full_name'
      ? chosen.orderBy('owner.login_folded', direction).orderBy('repository.name_folded', direction)
      : chosen.orderBy(columnOf[sort], direction).orderBy('repository.id', direction)
  return readSlice(sorted, slice, db.selectFrom('repository').where(where))
}

/** Upwards by id, for walks through all. */
export function listRepositoriesAfter(
  db: Kysely<Tables>,
  { where, sinceId, limit }: Pick<ListQuery, 'where' | 'limit'> & { sinceId: number },
): Promise<RepositoryRow[]> {
  return selectRepositories(db)
    .where(where)
    .where('repository.id', '>', sinceId)
    .orderBy('repository.id')
    .limit(limit)
    .execute()
}
