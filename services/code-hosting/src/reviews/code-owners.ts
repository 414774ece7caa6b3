import type { Kysely } from 'kysely'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import { readOwners } from '../code/files/codeowners.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { compilePatterns, ownersOf } from './owner-patterns.ts'
import type { ReviewDiff } from './review-diffs.ts'
import { filterWriters } from './reviewers.ts'
import { listReviewTeams } from './store/review-teams.ts'

/** The owners of some files, of whom one has to approve. Only users and teams that can write are owners. */
export interface OwnerGroup {
  users: readonly number[]
  teams: readonly number[]
}

/** The distinct groups of owners of the changed files, as the base branch of the pull request declares them. */
export async function readOwnerGroups(
  { git, db }: Pick<Context, 'git' | 'db'>,
  repository: RepositoryRow,
  baseOid: string,
  { files }: Pick<ReviewDiff, 'files'>,
): Promise<OwnerGroup[]> {
  const lines = (await readOwners(git.repository(repository.id), baseOid)) ?? []
  const patterns = compilePatterns(
    lines.map(({ pattern, owners }) => ({ pattern, owners: owners.map(({ text }) => text) })),
  )
  if (patterns.length === 0) return []
  const groups = new Map<string, readonly string[]>()
  for (const path of files.keys()) {
    const owners = ownersOf(patterns, path)
    groups.set(owners.join(' '), owners)
  }
  return resolveOwners(db.read, repository, [...groups.values()])
}

async function resolveOwners(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  groups: readonly (readonly string[])[],
): Promise<OwnerGroup[]> {
  const names = [...new Set(groups.flat())]
  const logins = names.flatMap((name) => /^@([\w-]+)$/.exec(name)?.[1] ?? [])
  const accounts = await findAccountsByLogin(db, logins)
  const writers = await filterWriters(
    db,
    repository,
    accounts.map(({ id }) => id),
  )
  const users = new Map(
    accounts.filter(({ id }) => writers.has(id)).map(({ id, login }) => [`@${login}`.toLowerCase(), id]),
  )
  const owner = repository.owner_login.toLowerCase()
  const slugs = names.flatMap((name) => {
    const [, organization = '', slug = ''] = /^@([\w-]+)\/([\w-]+)$/.exec(name) ?? []
    return organization.toLowerCase() === owner ? [slug] : []
  })
  const teams = new Map(
    (await listReviewTeams(db, repository, { slugs, writes: true })).map(({ id, slug }) => [
      `@${owner}/${slug}`.toLowerCase(),
      id,
    ]),
  )
  const resolved = groups.map((group) => ({
    users: group.flatMap((name) => users.get(name.toLowerCase()) ?? []),
    teams: group.flatMap((name) => teams.get(name.toLowerCase()) ?? []),
  }))
  return resolved.filter((group) => group.users.length + group.teams.length > 0)
}
