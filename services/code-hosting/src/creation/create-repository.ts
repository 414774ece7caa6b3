import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import { notAccessible } from '../access/not-accessible.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import { createDefaultLabels } from '../issues/labels.ts'
import { emitRepositoryCreated } from '../repositories/repository-events.ts'
import {
  describedAs,
  homepageOf,
  pickSettings,
  type RepositoryFeatures,
  requireOwnerOf,
  visibilityOf,
} from '../repositories/repository-features.ts'
import { initialBranch, repositoryName } from '../repositories/repository-names.ts'
import { createOwnerCheck } from '../repositories/repository-owners.ts'
import type { NewRepositoryRow } from '../repositories/store/new-repositories.ts'
import { grantTeam, listTeamIds } from '../repositories/store/repository-teams.ts'
import { type InitialCommit, writeInitialCommit } from './initial-commit.ts'
import { provisionRepository } from './provision-repository.ts'

export interface NewRepository extends RepositoryFeatures, InitialCommit {
  name: string
  /** A team of the organization that gets access. */
  team_id?: number
}

export interface Creation {
  owner: AccountRow
  actor: AccountRow
  viewer: Viewer
  repository: NewRepository
}

export async function createRepository(
  context: Context,
  { owner, actor, viewer, repository }: Creation,
): Promise<RepositoryRow> {
  const { db, clock, git, activity } = context
  const row = newRow(owner, repository, clock.now())
  await createOwnerCheck(db)(actor, owner, row.visibility)
  requireTokenAccess(viewer, owner, row.visibility)
  const teamId = repository.team_id
  if (teamId !== undefined && !(await listTeamIds(db.read, owner.id, [teamId])).length)
    throw validationFailed({ resource: 'Repository', code: 'invalid', field: 'team_id' })
  return provisionRepository(context, {
    row,
    actor,
    owner,
    emitsPush: true,
    async createFolder(id) {
      await git.create(id, { defaultBranch: initialBranch })
      return writeInitialCommit(context, { id, actor, name: row.name, first: repository })
    },
    async inTransaction(tx, created) {
      await createDefaultLabels(tx, created)
      if (teamId !== undefined) await grantTeam(tx, teamId, created.id)
      await emitRepositoryCreated(tx, activity, created, actor)
    },
  })
}

export function newRow(owner: AccountRow, options: NewRepository, nowMs: number): NewRepositoryRow {
  const visibility = visibilityOf(options) ?? 'public'
  requireOwnerOf(visibility, owner.role)
  return {
    owner_id: owner.id,
    name: repositoryName(options.name),
    description: describedAs(options.description),
    homepage: homepageOf(options.homepage),
    visibility,
    parent_id: null,
    source_id: null,
    template_id: null,
    is_template: toBit(options.is_template ?? false),
    default_branch: initialBranch,
    language: null,
    license: null,
    has_issues: toBit(options.has_issues ?? true),
    settings: encodeJson(pickSettings(options)),
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
    pushed_at_ms: nowMs,
  }
}

/** Throws unless the token may create repositories. */
export function requireCreating(viewer: Viewer): void {
  if (!viewer.hasScope('public_repo', 'repo')) throw problem('not_found')
  if (!viewer.hasPermission('administration', 'write')) throw notAccessible(viewer)
}

/** Whether the token may create a repository with this visibility for this owner. */
export function requireTokenAccess(
  viewer: Viewer,
  owner: AccountRow,
  visibility: RepositoryRow['visibility'],
): void {
  if (visibility !== 'public' && !viewer.hasScope('repo')) throw problem('not_found')
  if (!viewer.canAccessOwner(owner.id)) throw problem('not_accessible')
}
