import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { TeamTable } from '../../database/account-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'

export type TeamRow = Selectable<TeamTable>

export function findTeamById(db: Kysely<Tables>, id: number): Promise<TeamRow | undefined> {
  return db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findTeamBySlug(
  db: Kysely<Tables>,
  organizationId: number,
  slug: string,
): Promise<TeamRow | undefined> {
  return db
    .selectFrom('team')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst()
}

export async function findTeams(db: Kysely<Tables>, ids: Iterable<number>): Promise<Map<number, TeamRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await db.selectFrom('team').selectAll().where('id', 'in', uniqueIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function hasChildren(db: Kysely<Tables>, id: number): Promise<boolean> {
  const child = await db.selectFrom('team').select('id').where('parent_id', '=', id).executeTakeFirst()
  return child !== undefined
}

export interface TeamFilter {
  organizationId?: number
  /** Only direct children of this team. */
  parentId?: number
  /** Only teams with this user as a direct member. */
  memberId?: number
  /** Lists secret teams only if this user is a member of them or of a child team. Null lists all. */
  viewerId: number | null
}

export function listTeams(db: Kysely<Tables>, filter: TeamFilter, page: Page) {
  return readSlice(selectTeams(db, filter).selectAll('team').orderBy('team.id'), sliceOf(page))
}

export function selectTeams(
  db: Kysely<Tables>,
  { organizationId, parentId, memberId, viewerId }: TeamFilter,
) {
  let query = db.selectFrom('team')
  if (organizationId !== undefined) query = query.where('team.organization_id', '=', organizationId)
  if (parentId !== undefined) query = query.where('team.parent_id', '=', parentId)
  if (memberId !== undefined)
    query = query.where('team.id', 'in', (eb) =>
      eb.selectFrom('team_member').where('user_id', '=', memberId).select('team_id'),
    )
  if (viewerId === null) return query
  return query.where((eb) =>
    eb.or([
      eb('team.privacy', '=', 'closed'),
      eb(
        'team.id',
        'in',
        eb
          .selectFrom('team_ancestor')
          .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
          .where('team_member.user_id', '=', viewerId)
          .select('team_ancestor.ancestor_id'),
      ),
    ]),
  )
}

export interface TeamCounts {
  members: number
  repositories: number
}

/** Counts members, including those of child teams, and repositories, including those of parent teams. */
export async function countOfTeams(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<(id: number) => TeamCounts> {
  if (ids.length === 0) return () => ({ members: 0, repositories: 0 })
  const members = await db
    .selectFrom('team_ancestor')
    .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
    .where('team_ancestor.ancestor_id', 'in', ids)
    .groupBy('team_ancestor.ancestor_id')
    .select([
      'team_ancestor.ancestor_id as id',
      ({ fn }) => fn.count<number>('team_member.user_id').distinct().as('count'),
    ])
    .execute()
  const repositories = await db
    .selectFrom('team_repository')
    .innerJoin('team_ancestor', 'team_ancestor.ancestor_id', 'team_repository.team_id')
    .where('team_ancestor.team_id', 'in', ids)
    .groupBy('team_ancestor.team_id')
    .select([
      'team_ancestor.team_id as id',
      ({ fn }) => fn.count<number>('team_repository.repository_id').distinct().as('count'),
    ])
    .execute()
  const [membersOf, repositoriesOf] = [members, repositories].map(
    (rows) => new Map(rows.map(({ id, count }) => [id, count])),
  )
  return (id) => ({ members: membersOf?.get(id) ?? 0, repositories: repositoriesOf?.get(id) ?? 0 })
}

/** Returns undefined when the slug is taken. */
export async function insertTeam(
  tx: Transaction<Tables>,
  row: Insertable<TeamTable>,
): Promise<TeamRow | undefined> {
  const team = await tx
    .insertInto('team')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization_id', 'slug']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!team) return undefined
  await tx.insertInto('team_ancestor').values({ team_id: team.id, ancestor_id: team.id }).execute()
  if (team.parent_id !== null) await joinAncestors(tx, team.id, team.parent_id)
  return team
}

export async function updateTeam(
  tx: Transaction<Tables>,
  before: TeamRow,
  change: Updateable<TeamTable>,
): Promise<TeamRow> {
  const team = await tx
    .updateTable('team')
    .set(change)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (team.parent_id === before.parent_id) return team
  await leaveAncestors(tx, team.id)
  if (team.parent_id !== null) await joinAncestors(tx, team.id, team.parent_id)
  return team
}

/** Deletes the team and its child teams. Returns their ids. */
export async function deleteTeam(tx: Transaction<Tables>, id: number): Promise<number[]> {
  const rows = await tx.selectFrom('team_ancestor').where('ancestor_id', '=', id).select('team_id').execute()
  const ids = rows.map(({ team_id }) => team_id)
  if (ids.length === 0) return ids
  await tx.deleteFrom('team').where('id', 'in', ids).execute()
  return ids
}

export async function isBelow(db: Kysely<Tables>, teamId: number, ancestorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('team_ancestor')
    .select('team_id')
    .where('team_id', '=', teamId)
    .where('ancestor_id', '=', ancestorId)
    .executeTakeFirst()
  return row !== undefined
}

/** The levels from the root to the deepest team below this one. */
export async function countLevels(tx: Transaction<Tables>, id: number): Promise<number> {
  const deepest = await tx
    .selectFrom('team_ancestor as below')
    .innerJoin('team_ancestor as level', 'level.team_id', 'below.team_id')
    .where('below.ancestor_id', '=', id)
    .groupBy('below.team_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(deepest?.count ?? 0)
}

async function leaveAncestors(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx
    .deleteFrom('team_ancestor')
    .where('team_id', 'in', (eb) =>
      eb.selectFrom('team_ancestor as below').where('below.ancestor_id', '=', id).select('below.team_id'),
    )
    .where('ancestor_id', 'in', (eb) =>
      eb
        .selectFrom('team_ancestor as above')
        .where('above.team_id', '=', id)
        .where('above.ancestor_id', '<>', id)
        .select('above.ancestor_id'),
    )
    .execute()
}

async function joinAncestors(tx: Transaction<Tables>, id: number, parentId: number): Promise<void> {
  await tx
    .insertInto('team_ancestor')
    .columns(['team_id', 'ancestor_id'])
    .expression((eb) =>
      eb
        .selectFrom('team_ancestor as below')
        .innerJoin('team_ancestor as above', (join) => join.on('above.team_id', '=', parentId))
        .where('below.ancestor_id', '=', id)
        .select(['below.team_id', 'above.ancestor_id']),
    )
    .execute()
}
