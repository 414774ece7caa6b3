import type { Caller } from '@octavo/platform/auth/auth.ts'
import { anonymousCaller } from '@octavo/platform/auth/callers.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { defineProblems, Problem } from '@octavo/platform/errors.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { includes } from '../../access/roles.ts'
import { type Viewer, viewerOf } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { setScopeCaller } from '../../git/work-scope.ts'
import { secretOf } from '../../limits.ts'
import { createRoleFinder } from '../../repositories/repository-roles.ts'
import { findRepository, findRepositoryById } from '../../repositories/store/repositories.ts'

/** Errors as plain text, which git shows to the user. */
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
  git_http_unavailable: { status: 503, message: 'Git is not available on this server.' },
  git_http_busy: { status: 503, message: 'The server is busy. Try again shortly.' },
})

export type GitPurpose = 'read' | 'write'

export interface GitAccess {
  row: RepositoryRow
  viewer: Viewer
  /** Whether the name is an old one. */
  isMoved: boolean
  /** Throws unless the same access is still granted in the transaction. A push can take an hour. */
  authorize(tx: Transaction<Tables>): Promise<void>
}

/** Decides who may fetch and push. Clients without a token get 401 instead of 404, so that git asks for one. */
export function createGitAccess({ auth, db, appGrants }: Pick<Context, 'auth' | 'db' | 'appGrants'>) {
  const identify = createGitCaller({ auth, appGrants })

  return async function openForGit(
    request: FastifyRequest,
    { owner, repo }: { owner: string; repo: string },
    purpose: GitPurpose,
  ): Promise<GitAccess> {
    const { viewer, viewerIn } = await identify(request)
    const match = await findRepository(db.read, owner, repo.replace(/\.git$/i, ''))
    const row = await requireAccess(db, viewer, match?.row, purpose)
    return {
      row,
      viewer,
      isMoved: match?.isMoved ?? false,
      async authorize(tx) {
        const [current, repository] = await Promise.all([viewerIn(tx), findRepositoryById(tx, row.id)])
        await requireAccess({ read: tx }, current, repository, purpose)
      },
    }
  }
}

async function requireAccess(
  db: Pick<Database<Tables>, 'read'>,
  viewer: Viewer,
  row: RepositoryRow | undefined,
  purpose: GitPurpose,
): Promise<RepositoryRow> {
  const role = row && (await createRoleFinder(db)(viewer, row))
  if (!row || !role)
    throw gitProblem(viewer.user ? 'git_http_not_found' : 'git_http_unauthorized', challenge(viewer))
  requireRights(viewer, row, purpose)
  if (purpose === 'write' && !includes(role, 'write'))
    throw gitProblem('git_http_denied', {
      message: `Permission to ${row.owner_login}/${row.name}.git denied to ${viewer.user?.login}.`,
    })
  if (purpose === 'write' && row.is_archived) throw gitProblem('git_http_archived')
  return row
}

interface GitCaller {
  viewer: Viewer
  /** Reads the viewer again. Throws if the token is no longer valid. */
  viewerIn(tx: Transaction<Tables>): Promise<Viewer>
}

/** Identifies the caller of git, whose token is the Basic password. */
export function createGitCaller({ auth, appGrants }: Pick<Context, 'auth' | 'appGrants'>) {
  return async (request: FastifyRequest): Promise<GitCaller> => {
    const caller = await authenticate(request)
    return {
      viewer: viewerOf(await appGrants.read(caller).catch(refuse)),
      async viewerIn(tx) {
        const [isValid, current] = await Promise.all([
          auth.isValidIn(tx, caller),
          appGrants.read(caller, tx).catch(refuse),
        ])
        if (!isValid) throw gitProblem('git_http_bad_token')
        return viewerOf(current)
      },
    }
  }

  async function authenticate(request: FastifyRequest): Promise<Caller> {
    const secret = secretOf(request)
    if (secret === undefined) return anonymousCaller('')
    const { caller, rejection } = await auth.authenticate(secret, request.ip)
    if (caller) {
      if (caller.user) setScopeCaller(`user:${caller.user.id}`)
      return caller
    }
    if (rejection === 'too-many-attempts')
      throw gitProblem('git_http_busy', { message: 'Too many failed attempts.' })
    throw gitProblem('git_http_bad_token', { headers: challengeHeader })
  }
}

/** The app of a token may have lost its access. */
function refuse(error: unknown): never {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  throw gitProblem('git_http_denied', { message: `${error.message}.` })
}

const challengeHeader = { 'www-authenticate': 'Basic realm="Octavo"' }

export function challenge({ user }: Viewer) {
  return user ? {} : { headers: challengeHeader }
}

function requireRights(viewer: Viewer, row: RepositoryRow, purpose: GitPurpose): void {
  if (purpose === 'write' && !viewer.user)
    throw gitProblem('git_http_unauthorized', { headers: challengeHeader })
  if (!viewer.user) return
  const isPublic = row.visibility === 'public'
  const mayUse = isPublic ? viewer.hasScope('public_repo', 'repo') : viewer.hasScope('repo')
  const hasPermission = viewer.hasPermission('contents', purpose)
  if (purpose === 'write' && !(mayUse && hasPermission && viewer.canAccess(row)))
    throw gitProblem('git_http_denied', {
      message: 'The token does not have permission to push to this repository.',
    })
  if (purpose === 'read' && !isPublic && !hasPermission)
    throw gitProblem('git_http_denied', {
      message: 'The token does not have permission to read this repository.',
    })
}
