import { Problem } from '@octavo/platform/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { createGitAccess, type GitAccess, type GitPurpose } from '../pushes/git-access.ts'

export type OpenForLfs = (
  request: FastifyRequest,
  path: { owner: string; repo: string },
  purpose: GitPurpose,
) => Promise<GitAccess>

/** Decides as for fetches and pushes. Git LFS expects errors in JSON. */
export function createLfsAccess(context: Pick<Context, 'auth' | 'db' | 'appGrants'>): OpenForLfs {
  const openForGit = createGitAccess(context)
  return async (request, path, purpose) => {
    const access = await openForGit(request, path, purpose).catch(throwAsJson)
    return { ...access, authorize: (tx) => access.authorize(tx).catch(throwAsJson) }
  }
}

/** Errors whose codes begin with `git_http_` are rendered as text. */
function throwAsJson(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  throw new Problem(error.code.replace(/^git_http_/, 'lfs_'), error.status, error.message, error.details)
}
