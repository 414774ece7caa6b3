import { normalizeLogin } from '@octavo/platform/auth/logins.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

interface Branch {
  repositoryId: number
  name: string
}

export const keyOfNumber = (repositoryId: number, number: number) => `${repositoryId}#${number}`
export const keyOfBranch = ({ repositoryId, name }: Branch) => `${repositoryId}:${name}`

export const keyOfName = (owner: string, name: string) => `${normalizeLogin(owner)}/${name.toLowerCase()}`

/** The ids of repositories by `keyOfName`. Former names are not found. */
export async function listRepositoryIdsByName(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const names = keys.map((key) => key.split('/'))
  // A list of pairs would use no index. This may load a few repositories more.
  const rows = await db
    .selectFrom('repository')
    .innerJoin(usersAs('owner'), 'owner.id', 'repository.owner_id')
    .select(['repository.id', 'owner.login_folded', 'repository.name_folded'])
    .where('owner.login_folded', 'in', [...new Set(names.map(([owner = '']) => owner))])
    .where('repository.name_folded', 'in', [...new Set(names.map(([, name = '']) => name))])
    .execute()
  return new Map(rows.map(({ id, login_folded, name_folded }) => [`${login_folded}/${name_folded}`, id]))
}

/** The ids of issues, without pull requests, by `keyOfNumber`. */
export async function listIssueIdsByNumber(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [repositoryId, numbers] of groupKeys(keys, '#')) {
    const rows = await db
      .selectFrom('issue')
      .select(['id', 'number'])
      .where('repository_id', '=', repositoryId)
      .where('number', 'in', numbers.map(Number))
      .where('is_pull', '=', 0)
      .execute()
    for (const { id, number } of rows) ids.set(keyOfNumber(repositoryId, number), id)
  }
  return ids
}

/** The ids of the issues that branches are linked to, by `keyOfBranch`. */
export async function listIssueIdsOfBranches(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>()
  for (const [repositoryId, names] of groupKeys(keys, ':')) {
    const rows = await db
      .selectFrom('linked_branch')
      .select(['issue_id', 'name'])
      .where('repository_id', '=', repositoryId)
      .where('name', 'in', names)
      .orderBy('id')
      .execute()
    for (const { name, issue_id } of rows) {
      const key = keyOfBranch({ repositoryId, name })
      ids.set(key, [...(ids.get(key) ?? []), issue_id])
    }
  }
  return ids
}

/** The ids of pull requests that refer to issues or come from branches that are linked to them, the newest first. */
export async function listReferringPullIds(
  db: Kysely<Tables>,
  issueIds: readonly number[],
  limit: number,
): Promise<Map<number, number[]>> {
  const referring = db
    .selectFrom('issue_event')
    .innerJoin('pull_request', 'pull_request.issue_id', 'issue_event.subject_id')
    .select(['issue_event.issue_id', 'pull_request.issue_id as pull_id'])
    .where('issue_event.issue_id', 'in', issueIds)
    .where('issue_event.kind', '=', 'cross-referenced')
    .where('issue_event.subject_id', 'is not', null)
  const fromBranches = db
    .selectFrom('linked_branch')
    .innerJoin('pull_request', (join) =>
      join
        .onRef('pull_request.head_repository_id', '=', 'linked_branch.repository_id')
        .onRef('pull_request.head_ref', '=', 'linked_branch.name'),
    )
    .select(['linked_branch.issue_id', 'pull_request.issue_id as pull_id'])
    .where('linked_branch.issue_id', 'in', issueIds)
  const numbered = db
    .selectFrom(referring.union(fromBranches).as('reference'))
    .select(['issue_id', 'pull_id'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('issue_id').orderBy('pull_id', 'desc'))
        .as('position'),
    )
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select(['issue_id', 'pull_id'])
    .where('position', '<=', limit)
    .orderBy('issue_id')
    .orderBy('position')
    .execute()
  const groups = Map.groupBy(rows, ({ issue_id }) => issue_id)
  return new Map([...groups].map(([issueId, pulls]) => [issueId, pulls.map(({ pull_id }) => pull_id)]))
}

/** The parts of keys after the mark, by the repository before it. */
function groupKeys(keys: readonly string[], mark: string): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const key of keys) {
    const end = key.indexOf(mark)
    const repositoryId = Number(key.slice(0, end))
    groups.set(repositoryId, [...(groups.get(repositoryId) ?? []), key.slice(end + 1)])
  }
  return groups
}
