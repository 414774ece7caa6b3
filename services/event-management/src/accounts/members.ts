import type { Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import {
  acceptMember,
  deleteInvitationsBy,
  deleteMember,
  deletePendingMember,
  findMember,
  findRole,
  type MemberRow,
  saveMember,
} from '../access/store.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { queueRequestedMail } from '../outbox/outbox.ts'
import { takeQuota } from '../outbox/store/mail-quotas.ts'
import { permissionsOf, type Role } from '../roles.ts'
import { getOrganization, refuseTooManyOrganizations } from './organizations.ts'
import type { OrganizationRow } from './store/organizations.ts'
import { findUser, findUserIdByLogin, type UserRow } from './store/users.ts'
import { profileOf } from './users.ts'

export interface MemberInput {
  user_id?: string
  login?: string
  role: Exclude<Role, 'owner'>
}

type Inviting = Pick<Context, 'jobs' | 'clock' | 'ids' | 'config' | 'secret'>

/**
 * Invites a user by email, who becomes a member by accepting, or changes a role. The owner's role cannot
 * change.
 */
export async function putMember(
  tx: Transaction<Tables>,
  context: Inviting,
  viewer: Viewer,
  organizationId: number,
  input: MemberInput,
): Promise<{ member: MemberRow; user: UserRow }> {
  await requirePermission(tx, viewer, organizationId)
  const user = await findNamedUser(tx, input)
  const current = await findMember(tx, organizationId, user.id)
  if (current?.role === 'owner') throw problem('ACTION_NOT_PROCESSED')
  const member = await saveMember(tx, {
    organization_id: organizationId,
    user_id: user.id,
    role: input.role,
    is_pending: 1,
    invited_by: viewer.userId,
    created_at_ms: context.clock.now(),
  })
  if (!current) await sendInvitation(tx, context, viewer, member, user)
  else if (!permissionsOf[input.role].has('manage_organization'))
    await deleteInvitationsBy(tx, organizationId, user.id)
  return { member, user }
}

/** Refuses a role other than `role`, which the user has seen. */
export async function acceptOrganizationInvitation(
  tx: Transaction<Tables>,
  context: Pick<Context, 'config'>,
  { organizationId, userId, role }: { organizationId: number; userId: number; role?: Role | undefined },
): Promise<OrganizationRow> {
  if (!(await acceptMember(tx, organizationId, userId, role))) throw notFound('invitation')
  await refuseTooManyOrganizations(tx, context, userId)
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
  await deleteInvitationsBy(tx, organizationId, userId)
}

/** Each invitation counts, also one that was withdrawn or declined, because it may have sent an email. */
async function sendInvitation(
  tx: Transaction<Tables>,
  context: Inviting,
  { userId: inviterId }: Viewer,
  { organization_id: organizationId }: MemberRow,
  user: UserRow,
): Promise<void> {
  const nowMs = context.clock.now()
  const quota = { subject: `members:${organizationId}`, windowMs: nowMs - (nowMs % dayMs), max: maxPerDay }
  if (!(await takeQuota(tx, quota))) throw problem('TOO_MANY_INVITATIONS', { message: tooManyToday })
  // May be unverified: the email reveals only the invitation, and only the user can accept it.
  const { email: address } = profileOf(user)
  // RFC 2606: nothing is delivered to `.invalid`.
  if (address.endsWith('.invalid')) return
  const notification = {
    kind: 'organization-invitation',
    organizationId,
    userId: user.id,
    to: { address },
  } as const
  await queueRequestedMail(tx, context, notification, `user:${inviterId}`)
}

const dayMs = 86_400_000
const maxPerDay = 100
const tooManyToday = `An organization can invite at most ${maxPerDay} users per day.`

async function findNamedUser(tx: Transaction<Tables>, { user_id, login }: MemberInput): Promise<UserRow> {
  const field = user_id === undefined ? 'member.login' : 'member.user_id'
  if (user_id === undefined && login === undefined) throw argumentsError({ 'member.user_id': ['MISSING'] })
  const id = user_id ? Number(user_id) : await findUserIdByLogin(tx, login ?? '')
  const user = id === undefined ? undefined : await findUser(tx, id)
  if (!user) throw argumentsError({ [field]: ['INVALID'] })
  return user
}
