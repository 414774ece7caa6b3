import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { createBatchLoader } from '@octavo/platform/data/batch-loader.ts'
import type { Kysely } from 'kysely'
import { idInside } from '../../accounts/store/accounts.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'

export function selectRepositories(db: Kysely<Tables>) {
  return db
    .selectFrom('repository')
    .innerJoin(usersAs('owner'), 'owner.id', 'repository.owner_id')
    .selectAll('repository')
    .select(['owner.login as owner_login', 'owner.role as owner_role'])
}

function selectByName(db: Kysely<Tables>, owner: string, name: string) {
  return selectRepositories(db)
    .where('owner.login_folded', '=', normalizeLogin(owner))
    .where('repository.name_folded', '=', name.toLowerCase())
}

export function findRepositoryById(db: Kysely<Tables>, id: number): Promise<RepositoryRow | undefined> {
  return selectRepositories(db).where('repository.id', '=', id).executeTakeFirst()
}

export function getRepositoryById(db: Kysely<Tables>, id: number): Promise<RepositoryRow> {
  return selectRepositories(db).where('repository.id', '=', id).executeTakeFirstOrThrow()
}

export async function listRepositoriesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<RepositoryRow[]> {
  if (ids.length === 0) return []
  return selectRepositories(db)
    .where('repository.id', 'in', [...new Set(ids)])
    .execute()
}

export async function findRepositories(
  db: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<Map<number, RepositoryRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await selectRepositories(db).where('repository.id', 'in', uniqueIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The forks of one user, of one repository, or of the repositories of one organization. */
export type ForkSelection = { userId: number } | { repositoryId: number } | { organizationId: number }

/** Private forks that users own, by ascending id. */
export function listPrivateForks(
  db: Kysely<Tables>,
  selection: ForkSelection,
  { after, limit }: { after: number; limit: number },
): Promise<RepositoryRow[]> {
  return selectRepositories(db)
    .innerJoin('repository as parent', 'parent.id', 'repository.parent_id')
    .where((eb) => {
      if ('userId' in selection) return eb('repository.owner_id', '=', selection.userId)
      if ('repositoryId' in selection) return eb('parent.id', '=', selection.repositoryId)
      return eb('parent.owner_id', '=', selection.organizationId)
    })
    .where('owner.role', '!=', 'organization')
    .where('repository.visibility', '=', 'private')
    .where('repository.id', '>', after)
    .orderBy('repository.id')
    .limit(limit)
    .execute()
}

export async function listPrivateForkIds(db: Kysely<Tables>, parentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('repository')
    .where('parent_id', '=', parentId)
    .where('visibility', '=', 'private')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds by name, which may be an old one: then `isMoved` is true. URLs by id use `_` for the owner and `_12`
 * for the repository internally.
 */
export async function findRepository(
  db: Kysely<Tables>,
  owner: string,
  name: string,
): Promise<{ row: RepositoryRow; isMoved: boolean } | undefined> {
  const id = owner === '_' ? idInside(name) : undefined
  const row =
    id === undefined
      ? await selectByName(db, owner, name).executeTakeFirst()
      : await findRepositoryById(db, id)
  if (row || id !== undefined) return row && { row, isMoved: false }
  const moved = await findMoved(db, owner, name)
  return moved && { row: moved, isMoved: true }
}

interface RepositoryMatch {
  row: RepositoryRow
  isMoved: boolean
  accountVersion?: number
}

/**
 * The same with a compiled query, because nearly every request runs it, and with the version of accounts, which
 * validates cached responses. Concurrent requests for the same repository share one.
 */
export function createRepositoryFinder(db: Kysely<Tables>) {
  const byName = selectByName(db, '', '')
    .select(({ selectFrom }) => selectFrom('account_version').select('version').as('account_version'))
    .compile()
  // All requests of a key have the same parameters.
  const load = createBatchLoader(async (_key, requests: readonly [owner: string, name: string][]) => {
    const query: typeof byName = { ...byName, parameters: requests[0] ?? [] }
    const [row] = (await db.executeQuery(query)).rows
    return requests.map(() => row)
  })
  return async (owner: string, name: string): Promise<RepositoryMatch | undefined> => {
    const parameters: [string, string] = [normalizeLogin(owner), name.toLowerCase()]
    const match = owner === '_' ? undefined : await load(JSON.stringify(parameters), parameters)
    if (!match) return findRepository(db, owner, name)
    const { account_version, ...row } = match
    return { row, isMoved: false, accountVersion: account_version ?? 0 }
  }
}

async function findMoved(
  db: Kysely<Tables>,
  login: string,
  name: string,
): Promise<RepositoryRow | undefined> {
  const owner =
    (await db
      .selectFrom(usersAs('account'))
      .select('id')
      .where('login_folded', '=', normalizeLogin(login))
      .executeTakeFirst()) ??
    (await db
      .selectFrom('account_redirect')
      .select('account_id as id')
      .where('login_folded', '=', normalizeLogin(login))
      .executeTakeFirst())
  if (!owner) return undefined
  const current = await selectRepositories(db)
    .where('repository.owner_id', '=', owner.id)
    .where('repository.name_folded', '=', name.toLowerCase())
    .executeTakeFirst()
  if (current) return current
  return selectRepositories(db)
    .innerJoin('repository_redirect', 'repository_redirect.repository_id', 'repository.id')
    .where('repository_redirect.owner_id', '=', owner.id)
    .where('repository_redirect.name_folded', '=', name.toLowerCase())
    .executeTakeFirst()
}
