import type { Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import {
  acceptMember,
  deleteMember,
  deletePendingMember,
  findRole,
  type MemberRow,
  saveMember,
} from '../access/store.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import type { Role } from '../roles.ts'
import { getOrganization } from './organizations.ts'
import type { OrganizationRow } from './store/organizations.ts'
import { findUser, findUserIdByLogin, type UserRow } from './store/users.ts'

export interface MemberInput {
  user_id?: string
  login?: string
  role: Exclude<Role, 'owner'>
}

/** Invites a user, who becomes a member by accepting, or changes a role. The owner's role cannot change. */
export async function putMember(
  tx: Transaction<Tables>,
  { clock }: Pick<Context, 'clock'>,
  viewer: Viewer,
  organizationId: number,
  input: MemberInput,
): Promise<{ member: MemberRow; user: UserRow }> {
  await requirePermission(tx, viewer, organizationId)
  const user = await findNamedUser(tx, input)
  if ((await findRole(tx, organizationId, user.id)) === 'owner') throw problem('ACTION_NOT_PROCESSED')
  const member = await saveMember(tx, {
    organization_id: organizationId,
    user_id: user.id,
    role: input.role,
    is_pending: 1,
    created_at_ms: clock.now(),
  })
  return { member, user }
}

export async function acceptOrganizationInvitation(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<OrganizationRow> {
  if (!(await acceptMember(tx, organizationId, userId))) throw notFound('invitation')
  return getOrganization(tx, organizationId)
}

export async function declineOrganizationInvitation(
  tx: Transaction<Tables>,
  organizationId: number,
  userId: number,
): Promise<void> {
  if (!(await deletePendingMember(tx, organizationId, userId))) throw notFound('invitation')
}

/** Members may remove themselves. */
export async function removeMember(
  tx: Transaction<Tables>,
  viewer: Viewer,
  organizationId: number,
  userId: number,
): Promise<void> {
  if (userId !== viewer.userId) await requirePermission(tx, viewer, organizationId)
  if ((await findRole(tx, organizationId, userId)) === 'owner') throw problem('ACTION_NOT_PROCESSED')
  if (!(await deleteMember(tx, organizationId, userId))) throw notFound('member')
}

async function findNamedUser(tx: Transaction<Tables>, { user_id, login }: MemberInput): Promise<UserRow> {
  const field = user_id === undefined ? 'member.login' : 'member.user_id'
  if (user_id === undefined && login === undefined) throw argumentsError({ 'member.user_id': ['MISSING'] })
  const id = user_id ? Number(user_id) : await findUserIdByLogin(tx, login ?? '')
  const user = id === undefined ? undefined : await findUser(tx, id)
  if (!user) throw argumentsError({ [field]: ['INVALID'] })
  return user
}
