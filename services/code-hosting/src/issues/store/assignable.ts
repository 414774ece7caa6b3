import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { type Kysely, sql } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectGrants } from '../../repositories/store/collaborators.ts'
import { facets } from './issue-facets.ts'

/** The owner, collaborators with write access, and members of the organization who can read the repository. */
function selectAssignable(db: Kysely<Tables>, repository: RepositoryRow) {
  const { id, owner_id, visibility } = repository
  const readers = db.selectFrom(selectGrants(db, repository, 'all').as('granted')).select('granted.user_id')
  return db
    .selectFrom(usersAs('account'))
    .where('account.suspended_at_ms', 'is', null)
    .where('account.role', '!=', 'organization')
    .where('account.id', 'in', (eb) =>
      eb
        .selectFrom(usersAs('owner'))
        .select('owner.id')
        .where('owner.id', '=', owner_id)
        .union(
          eb
            .selectFrom('collaborator')
            .select('user_id as id')
            .where('repository_id', '=', id)
            .where('role', 'in', ['write', 'push', 'maintain', 'admin']),
        )
        .union(
          eb
            .selectFrom('membership')
            .select('user_id as id')
            .where('organization_id', '=', owner_id)
            .where('state', '=', 'active')
            .$if(visibility === 'private', (query) => query.where('user_id', 'in', readers)),
        ),
    )
}

export function listAssignable(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccountRow[]> {
  return selectAssignable(db, repository)
    .select(accountColumns)
    .orderBy('account.login_folded')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAssignable(db: Kysely<Tables>, repository: RepositoryRow): Promise<number> {
  const { count } = await selectAssignable(db, repository)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The accounts that can be assigned, and those that wrote an issue, a pull request or a comment. */
export function listMentionable(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  slice: Slice,
): Promise<{ rows: AccountRow[]; total: number }> {
  const mentionable = db
    .selectFrom(usersAs('account'))
    .where('account.suspended_at_ms', 'is', null)
    .where('account.role', 'not in', ['organization', 'bot'])
    .where((eb) =>
      eb.or([
        eb('account.id', 'in', selectAssignable(db, repository).select('account.id')),
        eb(
          'account.id',
          'in',
          eb
            .selectFrom('issue_tally')
            .select('subject_id')
            .where('repository_id', '=', repository.id)
            .where('kind', 'in', [facets.author, facets.commenter])
            .where(sql<number>`open + closed`, '>', 0),
        ),
      ]),
    )
  return readSlice(mentionable.select(accountColumns).orderBy('account.login_folded'), slice)
}

export async function findAssignable(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  logins: readonly string[],
): Promise<AccountRow[]> {
  if (logins.length === 0) return []
  const folded = [...new Set(logins.map(normalizeLogin))]
  return selectAssignable(db, repository)
    .select(accountColumns)
    .where('account.login_folded', 'in', folded)
    .execute()
}

/** Users who commented on the issue can be assigned too. */
export async function listCommenters(
  db: Kysely<Tables>,
  issueId: number,
  logins: readonly string[],
): Promise<AccountRow[]> {
  if (logins.length === 0) return []
  return db
    .selectFrom(usersAs('account'))
    .select(accountColumns)
    .where('login_folded', 'in', [...new Set(logins.map(normalizeLogin))])
    .where('id', 'in', (eb) =>
      eb.selectFrom('issue_comment').select('author_id').where('issue_id', '=', issueId),
    )
    .execute()
}
