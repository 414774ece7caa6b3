import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { Kysely } from 'kysely'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import { readOwners } from '../code/files/codeowners.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { GitRepository } from '../git/git.ts'
import { GitError } from '../git/git-error.ts'
import { compilePatterns, ownersOf } from './owner-patterns.ts'
import { filterWriters } from './reviewers.ts'
import { listReviewTeams } from './store/review-teams.ts'

/** The maximum of comparisons of a path with a pattern. */
const maxMatches = 50_000_000

/** The owners of some files, of whom one has to approve. Only users and teams that can write are owners. */
export interface OwnerGroup {
  users: readonly number[]
  teams: readonly number[]
}

/**
 * The distinct groups of owners of the changed paths, as the base branch of the pull request declares them. Owners of
 * both names of a renamed file have to approve. Returns undefined when there are too many paths to read all of them.
 */
export async function readOwnerGroups(
  { git, db }: Pick<Context, 'git' | 'db'>,
  repository: RepositoryRow,
  { base_oid, head_oid }: { base_oid: string; head_oid: string },
): Promise<OwnerGroup[] | undefined> {
  const store = git.repository(repository.id)
  const lines = (await readOwners(store, base_oid)) ?? []
  const patterns = compilePatterns(
    lines.map(({ pattern, owners }) => ({ pattern, owners: owners.map(({ text }) => text) })),
  )
  if (patterns.length === 0) return []
  const paths = await listPaths(store, base_oid, head_oid)
  if (!paths || paths.length * patterns.length > maxMatches) return undefined
  const groups = new Map<string, readonly string[]>()
  for (const path of paths) {
    const owners = ownersOf(patterns, path)
    groups.set(owners.join(' '), owners)
    await yieldIfBusy()
  }
  return resolveOwners(db.read, repository, [...groups.values()])
}

async function listPaths(store: GitRepository, baseOid: string, headOid: string) {
  try {
    const { mergeBase } = await store.compare(baseOid, headOid)
    return await store.listChangedPaths(mergeBase ?? baseOid, headOid)
  } catch (error) {
    if (error instanceof GitError && ['missing', 'timeout', 'too-large'].includes(error.kind))
      return undefined
    throw error
  }
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
