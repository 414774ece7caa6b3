import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

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
