import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely, Transaction, Updateable } from 'kysely'
import type { AccountRow, ProfileRow } from '../../database/account-rows.ts'
import type { ProfileTable } from '../../database/account-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { accountColumns, selectProfiles } from './accounts.ts'

export type ProfileChange = Omit<Updateable<ProfileTable>, 'account_id' | 'updated_at_ms'>

const noInput = {
  name: null,
  email: null,
  bio: null,
  company: null,
  blog: null,
  location: null,
  twitter_username: null,
  hireable: null,
}

export async function changeProfile(
  tx: Transaction<Tables>,
  accountId: number,
  change: ProfileChange,
  nowMs: number,
): Promise<void> {
  const columns = { ...change, updated_at_ms: nowMs }
  await tx
    .insertInto('profile')
    .values({ ...noInput, ...columns, account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

/** Ordered by id. */
export function listAccountsSince(db: Kysely<Tables>, since: number, size: number): Promise<AccountRow[]> {
  return db
    .selectFrom(usersAs('account'))
    .select(accountColumns)
    .where('id', '>', since)
    .where('role', '<>', 'deleted')
    .orderBy('id')
    .limit(size)
    .execute()
}

export function listOrganizationsSince(
  db: Kysely<Tables>,
  since: number,
  size: number,
): Promise<ProfileRow[]> {
  return selectProfiles(db)
    .where('account.role', '=', 'organization')
    .where('account.id', '>', since)
    .orderBy('account.id')
    .limit(size)
    .execute()
}

export async function findProfiles(
  db: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<Map<number, ProfileRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await selectProfiles(db).where('account.id', 'in', uniqueIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export interface AccountCounts {
  publicRepositories: number
  privateRepositories: number
  collaborators: number
  sizeKb: number
  publicGists: number
  secretGists: number
  followers: number
  following: number
}

export async function countOfAccount(db: Kysely<Tables>, id: number): Promise<AccountCounts> {
  const repositories = await db
    .selectFrom('repository')
    .where('owner_id', '=', id)
    .select(({ fn }) => [
      'visibility',
      fn.countAll<number>().as('count'),
      fn.sum<number>('size_kb').as('size'),
    ])
    .groupBy('visibility')
    .execute()
  const { collaborators } = await db
    .selectFrom('repository')
    .innerJoin('collaborator', 'collaborator.repository_id', 'repository.id')
    .where('repository.owner_id', '=', id)
    .where('repository.visibility', '<>', 'public')
    .select(({ fn }) => fn.count<number>('collaborator.user_id').distinct().as('collaborators'))
    .executeTakeFirstOrThrow()
  const countFollows = (column: 'followed_id' | 'follower_id') =>
    db
      .selectFrom('follow')
      .where(column, '=', id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  const gists = await db
    .selectFrom('gist')
    .where('owner_id', '=', id)
    .select(({ fn }) => ['is_public', fn.countAll<number>().as('count')])
    .groupBy('is_public')
    .execute()
  const countGists = (isPublic: 0 | 1) =>
    Number(gists.find(({ is_public }) => is_public === isPublic)?.count ?? 0)
  const count = (isPublic: boolean) =>
    repositories
      .filter(({ visibility }) => (visibility === 'public') === isPublic)
      .reduce((sum, row) => sum + Number(row.count), 0)
  return {
    publicRepositories: count(true),
    privateRepositories: count(false),
    collaborators,
    sizeKb: repositories.reduce((sum, { size }) => sum + Number(size), 0),
    publicGists: countGists(1),
    secretGists: countGists(0),
    followers: (await countFollows('followed_id')).count,
    following: (await countFollows('follower_id')).count,
  }
}
