import type { Kysely } from 'kysely'
import type { Viewer } from '../../access/viewer.ts'
import type { Tables } from '../../database/tables.ts'
import { isInstalled } from './installed-repositories.ts'
import { selectOrganizationGrants, selectTeamGrants } from './repository-grants.ts'
import type { RepositoryCondition as Condition } from './repository-lists.ts'

/**
 * The rows of `repository` that a viewer can see: the same rule as in `createRoleLister`, in SQL. All lists of
 * repositories and of their contents use it.
 */
export function visibleTo(db: Kysely<Tables>, viewer: Viewer): Condition {
  const { user, installation, installations } = viewer
  const isReached: Condition = (eb) =>
    eb.and([reachedBy(viewer)(eb), installations ? isInstalled(installations)(eb) : eb.lit(true)])
  if (installation) return (eb) => eb.or([isPublic(eb), isReached(eb)])
  if (!user || !viewer.hasScope('repo')) return isPublic
  return (eb) =>
    eb.or([
      isPublic(eb),
      eb.and([
        isReached(eb),
        eb.or([eb('repository.visibility', '=', 'internal'), isGranted(db, user.id)(eb)]),
      ]),
    ])
}

/** The repositories in which the user has a role, as opposed to public ones. */
export function isGranted(db: Kysely<Tables>, userId: number): Condition {
  return (eb) =>
    eb.or([
      eb('repository.owner_id', '=', userId),
      isCollaborator(db, userId)(eb),
      isOfMember(db, userId)(eb),
    ])
}

const isPublic: Condition = (eb) => eb('repository.visibility', '=', 'public')

/** The grants of a token with permissions, as parsed by `viewerOf`. */
function reachedBy({ kind, scopes }: Viewer): Condition {
  if (kind !== 'fine-grained' && kind !== 'installation') return (eb) => eb.lit(true)
  const idsOf = (prefix: string) =>
    [...scopes].flatMap((scope) => (scope.startsWith(prefix) ? [Number(scope.slice(prefix.length))] : []))
  const owners = idsOf('owner:')
  const chosen = idsOf('repository:')
  return (eb) =>
    eb.and([
      owners.length ? eb('repository.owner_id', 'in', owners) : eb.lit(false),
      chosen.length ? eb('repository.id', 'in', chosen) : eb.lit(true),
    ])
}

export function isCollaborator(db: Kysely<Tables>, userId: number): Condition {
  return (eb) =>
    eb(
      'repository.id',
      'in',
      db
        .selectFrom('collaborator')
        .select('collaborator.repository_id')
        .where('collaborator.user_id', '=', userId),
    )
}

/** Through a team, an organization role, or the base permission of the organization. */
export function isOfMember(db: Kysely<Tables>, userId: number): Condition {
  return (eb) =>
    eb.or([
      eb(
        'repository.id',
        'in',
        selectTeamGrants(db)
          .select('team_repository.repository_id')
          .where('team_member.user_id', '=', userId),
      ),
      eb(
        'repository.owner_id',
        'in',
        db
          .selectFrom(selectOrganizationGrants(db).as('organization_grant'))
          .select('organization_grant.organization_id')
          .where('organization_grant.user_id', '=', userId),
      ),
    ])
}
