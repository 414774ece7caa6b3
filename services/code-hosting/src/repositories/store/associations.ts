import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { type Kysely, sql } from 'kysely'
import { accountColumns, findAccounts } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'

/** The `author_association` of a user with a repository. */
export type Association =
  | 'OWNER'
  | 'MEMBER'
  | 'COLLABORATOR'
  | 'CONTRIBUTOR'
  | 'FIRST_TIME_CONTRIBUTOR'
  | 'NONE'

/** By `associationKey`. */
export type Associations = ReadonlyMap<string, Association>

export const associationKey = (repositoryId: number, accountId: number): string =>
  `${repositoryId}:${accountId}`

export function associationOf(
  associations: Associations,
  repositoryId: number,
  accountId: number,
): Association {
  return associations.get(associationKey(repositoryId, accountId)) ?? 'NONE'
}

type RepositoryOwnership = Pick<RepositoryRow, 'id' | 'owner_id' | 'owner_role'>

export async function loadAssociations(
  db: Kysely<Tables>,
  userIds: readonly number[],
  repositories: readonly RepositoryOwnership[],
): Promise<Associations> {
  const others = withoutOwners(userIds, repositories)
  const rows = others.length > 0 ? await selectStandings(db, others, repositories).execute() : []
  return associate(repositories, rows)
}

/** The accounts with these ids and their associations with the repositories, in one query. */
export async function loadParticipants(
  db: Kysely<Tables>,
  ids: Iterable<number>,
  repositories: readonly RepositoryOwnership[],
): Promise<{ accounts: ReadonlyMap<number, AccountRow>; associations: Associations }> {
  const unique = [...new Set(ids)]
  const others = withoutOwners(unique, repositories)
  if (others.length === 0)
    return { accounts: await findAccounts(db, unique), associations: associate(repositories, []) }
  const rows = await db
    .selectFrom(usersAs('account'))
    .leftJoin(selectStandings(db, others, repositories).as('standing'), 'standing.user_id', 'account.id')
    .select(accountColumns)
    .select(['standing.kind', 'standing.scope_id', 'standing.user_id'])
    .where('account.id', 'in', unique)
    .execute()
  return {
    accounts: new Map(rows.map(({ id, login, role }) => [id, { id, login, role }])),
    associations: associate(repositories, rows),
  }
}

/** The users for whom a query is necessary. */
function withoutOwners(userIds: readonly number[], repositories: readonly RepositoryOwnership[]): number[] {
  if (repositories.length === 0) return []
  return [...new Set(userIds)].filter((id) => repositories.some(({ owner_id }) => owner_id !== id))
}

function selectStandings(
  db: Kysely<Tables>,
  userIds: readonly number[],
  repositories: readonly RepositoryOwnership[],
) {
  const repositoryIds = repositories.map(({ id }) => id)
  const organizationIds = repositories.flatMap(({ owner_id, owner_role }) =>
    owner_role === 'organization' ? owner_id : [],
  )
  return db
    .selectFrom('contributor')
    .select([sql<string>`'CONTRIBUTOR'`.as('kind'), 'repository_id as scope_id', 'user_id'])
    .where('repository_id', 'in', repositoryIds)
    .where('user_id', 'in', userIds)
    .unionAll(
      db
        .selectFrom('collaborator')
        .select([sql<string>`'COLLABORATOR'`.as('kind'), 'repository_id as scope_id', 'user_id'])
        .where('repository_id', 'in', repositoryIds)
        .where('user_id', 'in', userIds),
    )
    .$if(organizationIds.length > 0, (query) =>
      query.unionAll(
        db
          .selectFrom('membership')
          .select([sql<string>`'MEMBER'`.as('kind'), 'organization_id as scope_id', 'user_id'])
          .where('organization_id', 'in', organizationIds)
          .where('user_id', 'in', userIds)
          .where('state', '=', 'active'),
      ),
    )
}

interface Standing {
  kind: string | null
  /** The id of the repository, or of the organization of a member. */
  scope_id: number | null
  user_id: number | null
}

/** The strongest of several standings determines the association. */
function associate(
  repositories: readonly RepositoryOwnership[],
  standings: readonly Standing[],
): Associations {
  const associations = new Map<string, Association>()
  for (const association of ['CONTRIBUTOR', 'COLLABORATOR', 'MEMBER'] as const)
    for (const { kind, scope_id, user_id } of standings)
      if (kind === association && user_id !== null)
        for (const { id, owner_id } of repositories)
          if ((kind === 'MEMBER' ? owner_id : id) === scope_id)
            associations.set(associationKey(id, user_id), association)
  for (const { id, owner_id } of repositories) associations.set(associationKey(id, owner_id), 'OWNER')
  return associations
}
