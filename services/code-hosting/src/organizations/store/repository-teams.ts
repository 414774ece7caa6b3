import type { Kysely } from 'kysely'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { selectTeams, type TeamRow } from './teams.ts'

/**
 * The teams that have access to a repository, with their role in it. Secret teams are listed only for their members, or
 * when `viewerId` is null.
 */
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
