import type { Kysely } from 'kysely'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { listAppliedRules } from './applied-rules.ts'

/** The branches, by full ref name, that any rule protects. Reads with two statements. */
export async function findProtectedBranches(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  refs: readonly string[],
): Promise<Set<string>> {
  const rules = await listAppliedRules(db, repository, refs)
  return new Set(refs.filter((ref) => rules.get(ref)?.some(({ isEnforced }) => isEnforced)))
}
