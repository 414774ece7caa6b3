import type { Kysely, Transaction } from 'kysely'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'
import type { TeamRow } from './teams.ts'

export interface InvitationRow {
  id: number
  organization_id: number
  invitee_id: number
  inviter_id: number
  role: 'admin' | 'member'
  team_count: number
  created_at_ms: number
}

function selectInvitations(db: Kysely<Tables>, organizationId: number) {
  return db
    .selectFrom('organization_invitation')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.organization_id', '=', 'organization_invitation.organization_id')
        .onRef('membership.user_id', '=', 'organization_invitation.invitee_id'),
    )
    .where('organization_invitation.organization_id', '=', organizationId)
    .selectAll('organization_invitation')
    .select('membership.role')
    .select(({ selectFrom }) =>
      selectFrom('team_invitation')
        .innerJoin('team', 'team.id', 'team_invitation.team_id')
        .whereRef('team_invitation.user_id', '=', 'organization_invitation.invitee_id')
        .whereRef('team.organization_id', '=', 'organization_invitation.organization_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('team_count'),
    )
    .$narrowType<{ team_count: number }>()
}

export async function listInvitations(
  db: Kysely<Tables>,
  organizationId: number,
  role: 'admin' | 'member' | undefined,
  page: Page,
): Promise<{ rows: InvitationRow[]; total: number }> {
  let select = selectInvitations(db, organizationId)
  if (role) select = select.where('membership.role', '=', role)
  return readSlice(select.orderBy('organization_invitation.id'), sliceOf(page))
}

/** Lists invitations that include a team. */
export function listInvitationsToTeam(
  db: Kysely<Tables>,
  { id, organization_id }: Pick<TeamRow, 'id' | 'organization_id'>,
  page: Page,
): Promise<{ rows: InvitationRow[]; total: number }> {
  const invited = selectInvitations(db, organization_id)
    .where('organization_invitation.invitee_id', 'in', (eb) =>
      eb.selectFrom('team_invitation').where('team_id', '=', id).select('user_id'),
    )
    .orderBy('organization_invitation.invitee_id')
  return readSlice(invited, sliceOf(page))
}

export function findInvitation(
  db: Kysely<Tables>,
  organizationId: number,
  id: number,
): Promise<InvitationRow | undefined> {
  return selectInvitations(db, organizationId).where('organization_invitation.id', '=', id).executeTakeFirst()
}

export function findInvitationOf(
  db: Kysely<Tables>,
  organizationId: number,
  inviteeId: number,
): Promise<InvitationRow | undefined> {
  return selectInvitations(db, organizationId)
    .where('organization_invitation.invitee_id', '=', inviteeId)
    .executeTakeFirst()
}

/** Replaces an earlier invitation. The last inviter is responsible for it. */
export async function putInvitation(
  tx: Transaction<Tables>,
  row: { organization_id: number; invitee_id: number; inviter_id: number; created_at_ms: number },
): Promise<void> {
  await tx
    .insertInto('organization_invitation')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'invitee_id']).doUpdateSet({ inviter_id: row.inviter_id }),
    )
    .execute()
}

export function listInvitationTeams(
  db: Kysely<Tables>,
  { organization_id, invitee_id }: InvitationRow,
): Promise<TeamRow[]> {
  return db
    .selectFrom('team')
    .innerJoin('team_invitation', 'team_invitation.team_id', 'team.id')
    .where('team.organization_id', '=', organization_id)
    .where('team_invitation.user_id', '=', invitee_id)
    .selectAll('team')
    .orderBy('team.id')
    .execute()
}

/** Adds the invited user to the organization and the teams. Returns the ids of the teams. */
export async function acceptInvitation(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<number[]> {
  const promised = await tx
    .deleteFrom('team_invitation')
    .where('user_id', '=', userId)
    .where('team_id', 'in', (eb) =>
      eb.selectFrom('team').where('organization_id', '=', organizationId).select('id'),
    )
    .returningAll()
    .execute()
  if (promised.length) await tx.insertInto('team_member').values(promised).execute()
  await tx
    .deleteFrom('organization_invitation')
    .where('organization_id', '=', organizationId)
    .where('invitee_id', '=', userId)
    .execute()
  return promised.map(({ team_id }) => team_id)
}
