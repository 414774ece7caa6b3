import { fromBit } from '@octavo/platform/data/columns.ts'
import type { MemberRow } from '../../access/store.ts'
import { permissionsOf, type Role as RoleName, roleDescriptions } from '../../roles.ts'
import { presentId } from '../../wire/ids.ts'
import { presentUtc } from '../../wire/times.ts'
import type { Member, Organization, OrganizationInvitation, Role } from '../schema/organizations.ts'
import type { OrganizationInvitationRow, OrganizationRow } from '../store/organizations.ts'
import type { UserRow } from '../store/users.ts'
import { nameOf } from './users.ts'

export function presentOrganization(row: OrganizationRow): Organization {
  const { id, name, vertical, image_id, locale, created_at_ms } = row
  return {
    _type: 'organization',
    id: presentId(id),
    name,
    vertical,
    image_id: presentId(image_id),
    locale,
    // Eventbrite returns this time without its `Z`.
    created: presentUtc(created_at_ms).replace('Z', ''),
  }
}

/** Pending members have not agreed to show a private name. */
export function presentMember(
  { user_id, role, is_pending, created_at_ms }: MemberRow,
  user: UserRow | undefined,
): Member {
  const { id, name } = roleDescriptions[role]
  return {
    _type: 'member',
    user_id: presentId(user_id),
    name: user && (!is_pending || user.profile?.is_public) ? nameOf(user) : '',
    role_id: presentId(id),
    role_summary: name,
    immutable: role === 'owner',
    pending: fromBit(is_pending),
    created: presentUtc(created_at_ms),
  }
}

export function presentOrganizationInvitation(invitation: OrganizationInvitationRow): OrganizationInvitation {
  const { id, name } = roleDescriptions[invitation.role]
  return {
    _type: 'organization_invitation',
    organization: presentOrganization(invitation),
    role_id: presentId(id),
    role_summary: name,
    created: presentUtc(invitation.invited_at_ms),
  }
}

export function presentRole(role: RoleName, organizationId: number): Role {
  const { id, name, description } = roleDescriptions[role]
  const permissions = [...permissionsOf[role]]
  return {
    _type: 'role',
    id: presentId(id),
    name,
    description,
    organization_id: presentId(organizationId),
    permissions,
    immutable: true,
    grantable: role !== 'owner',
    deletable: false,
    permission_type: permissions.includes('manage_organization') ? 'user' : 'event',
  }
}
