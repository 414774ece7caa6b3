import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import { createDefaultLabels } from '../issues/labels.ts'
import {
  describedAs,
  homepageOf,
  pickSettings,
  type RepositoryFeatures,
  requireOwnerOf,
  visibilityOf,
} from '../repositories/repository-features.ts'
import { firstBranch, repositoryName } from '../repositories/repository-names.ts'
import { createOwnerRule } from '../repositories/repository-owners.ts'
import type { NewRepositoryRow } from '../repositories/store/new-repositories.ts'
import { grantTeam, listTeamIds } from '../repositories/store/repository-teams.ts'
import { tellRepositoryCreated } from '../repositories/tell-repository.ts'
import { type FirstCommit, writeFirstCommit } from './first-commit.ts'
import { foundRepository } from './repository-founding.ts'

export interface NewRepository extends RepositoryFeatures, FirstCommit {
  name: string
  /** A team of the organisation that is to work on it. */
  team_id?: number
}

export interface Creation {
  owner: AccountRow
  actor: AccountRow
  viewer: Viewer
  repository: NewRepository
}

export async function createRepository(
  hosting: Hosting,
  { owner, actor, viewer, repository }: Creation,
): Promise<RepositoryRow> {
  const { db, clock, git, activity } = hosting
  const row = newRow(owner, repository, clock.now())
  await createOwnerRule(db)(actor, owner, row.visibility)
  requireReach(viewer, owner, row.visibility)
  const teamId = repository.team_id
  if (teamId !== undefined && !(await listTeamIds(db.read, owner.id, [teamId])).length)
    throw validationFailed({ resource: 'Repository', code: 'invalid', field: 'team_id' })
  return foundRepository(hosting, {
    row,
    actor,
    owner,
    tellsPush: true,
    async makeFolder(id) {
      await git.create(id, { defaultBranch: firstBranch })
      return writeFirstCommit(hosting, { id, actor, name: row.name, first: repository })
    },
    async alongside(tx, made) {
      await createDefaultLabels(tx, made.id)
      if (teamId !== undefined) await grantTeam(tx, teamId, made.id)
      await tellRepositoryCreated(tx, activity, made, actor)
    },
  })
}

export function newRow(owner: AccountRow, wanted: NewRepository, nowMs: number): NewRepositoryRow {
  const visibility = visibilityOf(wanted) ?? 'public'
  requireOwnerOf(visibility, owner.role)
  return {
    owner_id: owner.id,
    name: repositoryName(wanted.name),
    description: describedAs(wanted.description),
    homepage: homepageOf(wanted.homepage),
    visibility,
    parent_id: null,
    source_id: null,
    template_id: null,
    is_template: toBit(wanted.is_template ?? false),
    default_branch: firstBranch,
    language: null,
    license: null,
    has_issues: toBit(wanted.has_issues ?? true),
    settings: encodeJson(pickSettings(wanted)),
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
    pushed_at_ms: nowMs,
  }
}

/** A token for public things makes no private ones, and one for an account makes none for another. */
export function requireReach(
  viewer: Viewer,
  owner: AccountRow,
  visibility: RepositoryRow['visibility'],
): void {
  if (visibility !== 'public' && !viewer.hasScope('repo')) throw problem('not_found')
  if (!viewer.reachesOwner(owner.id)) throw problem('not_accessible')
}
