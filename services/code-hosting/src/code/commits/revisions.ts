import type { Problem } from '@octavo/platform/errors.ts'
import { findAccountVersion } from '../../accounts/store/account-version.ts'
import type { Context } from '../../context.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem, unprocessable } from '../../errors.ts'
import type { GitRepository } from '../../git/git.ts'

/** The errors of one operation for revisions that resolve to no commit. */
interface Rejections {
  empty?: () => Problem
  unknown: () => Problem
}

/** Resolves a revision of a client to a commit: a branch, a tag or an id. */
export async function getCommitOid(
  git: GitRepository,
  revision: string,
  rejections: Rejections,
): Promise<string> {
  const oid = await git.resolve(revision)
  if (oid) return oid
  const { empty = () => problem('empty_repository'), unknown } = rejections
  throw (await git.isEmpty()) ? empty() : unknown()
}

export const noCommitFound = (revision: string) => () => unprocessable(`No commit found for SHA: ${revision}`)

export const notFound = () => problem('not_found')

export function isFullOid(word: string | undefined): boolean {
  return word !== undefined && /^[0-9a-f]{40}$/i.test(word)
}

/** The versions that the accounts and comments of commits depend on. */
export async function commitVersions(
  { db }: Pick<Context, 'db'>,
  row: RepositoryRow,
): Promise<(string | number)[]> {
  return [...versionsOf(row, undefined), await findAccountVersion(db.read)]
}

/**
 * The versions that a response about a revision depends on. The content of a full id never changes, except for
 * URLs. Other revisions may change with every push.
 */
export function versionsOf(
  { owner_login, name, git_version, default_branch }: RepositoryRow,
  revision: string | undefined,
): (string | number)[] {
  const fullName = `${owner_login}/${name}`
  return isFullOid(revision) ? [fullName] : [fullName, git_version, default_branch]
}
