import type { Kysely } from 'kysely'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { validationFailed } from '../errors.ts'
import type { Actors } from './protection-settings.ts'
import type { ActorsBody } from './schema/protections.ts'
import { findTeamsBySlug } from './store/actor-teams.ts'
import { findInstalledApps } from './store/rule-apps.ts'

/** Resolves logins and team slugs, and refuses unknown ones. */
export async function resolveActors(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  { users = [], teams = [], apps = [] }: ActorsBody,
): Promise<Actors> {
  if (users.length + teams.length > 0) requireOrganization(repository)
  const accounts = await findAccountsByLogin(db, users)
  const userIds = new Map(
    accounts.filter(({ role }) => role !== 'organization').map(({ id, login }) => [login.toLowerCase(), id]),
  )
  const teamIds = await findTeamsBySlug(db, repository.owner_id, teams)
  const appIds = await findInstalledApps(db, repository.owner_id, apps)
  return {
    userIds: idsOf(users, userIds, 'user'),
    teamIds: idsOf(teams, teamIds, 'team'),
    appIds: idsOf(apps, appIds, 'app'),
  }
}

export function requireOrganization({ owner_role }: RepositoryRow): void {
  if (owner_role !== 'organization')
    throw actorError('Only organization repositories can have users and team restrictions')
}

function idsOf(names: readonly string[], ids: ReadonlyMap<string, number>, kind: string): number[] {
  return [
    ...new Set(
      names.map((name) => {
        const id = ids.get(name.toLowerCase())
        if (id === undefined) throw actorError(`The ${kind} ${name} does not exist.`)
        return id
      }),
    ),
  ]
}

function actorError(message: string) {
  return validationFailed({ resource: 'ProtectedBranch', code: 'custom', message })
}
