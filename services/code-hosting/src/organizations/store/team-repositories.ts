import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The roles of a team in a repository, including those of its parent teams. */
export async function findTeamRoles(
  db: Kysely<Tables>,
  teamId: number,
  repositoryId: number,
): Promise<string[]> {
  const rows = await ofTeam(db, teamId)
    .where('team_repository.repository_id', '=', repositoryId)
    .select('team_repository.role')
    .execute()
  return rows.map(({ role }) => role)
}

/** By repository id. */
export async function findRolesOfTeam(
  db: Kysely<Tables>,
  teamId: number,
  repositoryIds: readonly number[],
): Promise<{ repository_id: number; role: string }[]> {
  if (repositoryIds.length === 0) return []
  return ofTeam(db, teamId)
    .where('team_repository.repository_id', 'in', repositoryIds)
    .select(['team_repository.repository_id', 'team_repository.role'])
    .execute()
}

/** The repositories of a team, including those of its parent teams. */
export function selectRepositoriesOfTeam(db: Kysely<Tables>, teamId: number) {
  return ofTeam(db, teamId).select('team_repository.repository_id')
}

function ofTeam(db: Kysely<Tables>, teamId: number) {
  return db
    .selectFrom('team_repository')
    .innerJoin('team_ancestor', 'team_ancestor.ancestor_id', 'team_repository.team_id')
    .where('team_ancestor.team_id', '=', teamId)
}

export async function putTeamRepository(
  tx: Transaction<Tables>,
  teamId: number,
  repositoryId: number,
  role: string,
): Promise<void> {
  await tx
    .insertInto('team_repository')
    .values({ team_id: teamId, repository_id: repositoryId, role })
    .onConflict((conflict) => conflict.columns(['team_id', 'repository_id']).doUpdateSet({ role }))
    .execute()
}

export async function removeTeamRepository(
  tx: Transaction<Tables>,
  teamId: number,
  repositoryId: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('team_repository')
    .where('team_id', '=', teamId)
    .where('repository_id', '=', repositoryId)
    .returning('repository_id')
    .execute()
  return deleted.length > 0
}
