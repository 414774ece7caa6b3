import type { Kysely } from 'kysely'
import { countOfAccount, findProfiles } from '../accounts/store/profiles.ts'
import type { Tables } from '../database/tables.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentTeamFull } from './present/teams.ts'
import { countOfTeams, findTeams, type TeamRow } from './store/teams.ts'

/** Presents teams with all related data. Loads shared data once. */
export async function viewTeams(db: Kysely<Tables>, rows: readonly TeamRow[], addresses: Addresses) {
  const countsOf = await countOfTeams(
    db,
    rows.map(({ id }) => id),
  )
  const parents = await findTeams(
    db,
    rows.flatMap(({ parent_id }) => parent_id ?? []),
  )
  const organizations = await findProfiles(
    db,
    rows.map(({ organization_id }) => organization_id),
  )
  const byOrganization = new Map(
    await Promise.all(
      [...organizations.values()].map(async (organization) => {
        const organizationCounts = await countOfAccount(db, organization.id)
        return [organization.id, { organization, organizationCounts }] as const
      }),
    ),
  )
  return rows.flatMap((row) => {
    const surroundings = byOrganization.get(row.organization_id)
    if (!surroundings) return []
    const parent = parents.get(row.parent_id ?? 0)
    return [presentTeamFull(row, { ...surroundings, ...countsOf(row.id), parent }, addresses)]
  })
}
