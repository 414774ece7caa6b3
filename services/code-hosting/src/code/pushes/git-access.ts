import { anonymousCaller } from '@octavo/platform/auth/callers.ts'
import { defineProblems } from '@octavo/platform/errors.ts'
import type { FastifyRequest } from 'fastify'
import { includes } from '../../access/roles.ts'
import { type Viewer, viewerOf } from '../../access/viewer.ts'
import type { Context } from '../../context/hosting.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { workAs } from '../../git/work-scope.ts'
import { secretOf } from '../../limits.ts'
import { createRoleFinder } from '../../repositories/repository-roles.ts'
import { findRepository } from '../../repositories/store/repositories.ts'

/** What is wrong is told to people as plain text, which git shows them. */
export const gitProblem = defineProblems({
  git_http_unauthorized: {
    status: 401,
    message: 'Authentication required: use a token as the password, with any username.',
  },
  git_http_bad_token: {
    status: 401,
    message: 'Invalid token. Account passwords are not accepted: use a token as the password.',
  },
  git_http_not_found: { status: 404, message: 'Repository not found.' },
  git_http_denied: { status: 403, message: 'Permission denied.' },
  git_http_archived: { status: 403, message: 'This repository was archived so it is read-only.' },
  git_http_bad_request: { status: 400, message: 'Invalid git protocol request.' },
  git_http_too_large: { status: 413, message: 'The request is too large.' },
  git_http_busy: { status: 503, message: 'The server is busy. Try again shortly.' },
})

export type GitPurpose = 'read' | 'write'

export interface GitAccess {
  row: RepositoryRow
  viewer: Viewer
  /** Under another name than the one that was asked for. */
  isElsewhere: boolean
}

/** Who may fetch and push what. Somebody without a token is asked for one rather than told that nothing is there. */
export function createGitAccess({ auth, db }: Pick<Context, 'auth' | 'db'>) {
  const roleOf = createRoleFinder(db)

  return async function openForGit(
    request: FastifyRequest,
    { owner, repo }: { owner: string; repo: string },
    purpose: GitPurpose,
  ): Promise<GitAccess> {
    const viewer = await identify(request)
    if (viewer.user) workAs(`user:${viewer.user.id}`)
    const found = await findRepository(db.read, owner, repo.replace(/\.git$/i, ''))
    const role = found && (await roleOf(viewer, found.row))
    if (!found || !role)
      throw gitProblem(viewer.user ? 'git_http_not_found' : 'git_http_unauthorized', challenge(viewer))
    const { row, isElsewhere } = found
    requireRights(viewer, row, purpose)
    if (purpose === 'write' && !includes(role, 'write'))
      throw gitProblem('git_http_denied', {
        message: `Permission to ${row.owner_login}/${row.name}.git denied to ${viewer.user?.login}.`,
      })
    if (purpose === 'write' && row.is_archived) throw gitProblem('git_http_archived')
    return { row, viewer, isElsewhere }
  }

  async function identify(request: FastifyRequest): Promise<Viewer> {
    const secret = secretOf(request)
    if (secret === undefined) return viewerOf(anonymousCaller(''))
    const { caller, refused } = await auth.authenticate(secret, request.ip)
    if (caller) return viewerOf(caller)
    if (refused === 'too-many-attempts')
      throw gitProblem('git_http_busy', { message: 'Too many failed attempts.' })
    throw gitProblem('git_http_bad_token', { headers: challengeHeader })
  }
}

const challengeHeader = { 'www-authenticate': 'Basic realm="Octavo"' }

function challenge({ user }: Viewer) {
  return user ? {} : { headers: challengeHeader }
}

function requireRights(viewer: Viewer, row: RepositoryRow, purpose: GitPurpose): void {
  if (purpose === 'write' && !viewer.user)
    throw gitProblem('git_http_unauthorized', { headers: challengeHeader })
  if (!viewer.user) return
  const isPublic = row.visibility === 'public'
  const mayUse = isPublic ? viewer.hasScope('public_repo', 'repo') : viewer.hasScope('repo')
  const hasPermission = viewer.hasPermission('contents', purpose)
  if (purpose === 'write' && !(mayUse && hasPermission && viewer.reaches(row)))
    throw gitProblem('git_http_denied', {
      message: 'The token does not have permission to push to this repository.',
    })
  if (purpose === 'read' && !isPublic && !hasPermission)
    throw gitProblem('git_http_denied', {
      message: 'The token does not have permission to read this repository.',
    })
}
