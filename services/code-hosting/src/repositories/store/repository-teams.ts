import type { Kysely, Transaction } from 'kysely'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectTeams, type TeamRow } from '../../organizations/store/teams.ts'

export async function listTeamIds(
  db: Kysely<Tables>,
  organizationId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('team')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives a team what it gets where nothing else was said. */
export async function grantTeam(
  tx: Transaction<Tables>,
  teamId: number,
  repositoryId: number,
): Promise<void> {
  const { role } = await tx
    .selectFrom('team')
    .select('role')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('team_repository')
    .values({ team_id: teamId, repository_id: repositoryId, role })
    .onConflict((conflict) => conflict.columns(['team_id', 'repository_id']).doNothing())
    .execute()
}

export async function dropTeams(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  await tx.deleteFrom('team_repository').where('repository_id', '=', repositoryId).execute()
}

/** The teams that were given a repository, with the role that it was. Secret ones only for those inside, or for all where there is no viewer. */
export async function listTeamsOf(
  db: Kysely<Tables>,
  repositoryId: number,
  viewerId: number | null,
  slice: Slice,
): Promise<{ rows: (TeamRow & { granted: string })[]; total: number }> {
  const teams = db
    .selectFrom('team_repository')
    .innerJoin('team', 'team.id', 'team_repository.team_id')
    .where('team_repository.repository_id', '=', repositoryId)
    .where('team.id', 'in', selectTeams(db, { viewerId }).select('team.id'))
  return readSlice(
    teams.selectAll('team').select('team_repository.role as granted').orderBy('team.id'),
    slice,
  )
}
