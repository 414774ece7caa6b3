import type { Viewer } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { type Permission, permissionsOf, type Role } from '../roles.ts'
import type { OwnedResource } from './needs.ts'
import { findMembershipsOf, findRole, type MemberReader } from './store.ts'

export function roleIn(db: MemberReader, userId: number, organizationId: number): Promise<Role | undefined> {
  return findRole(db, organizationId, userId)
}

/** Checks the permission that the route declares. */
export async function mayIn(db: MemberReader, viewer: Viewer, organizationId: number): Promise<boolean> {
  const permission = declaredPermission(viewer)
  const role = await roleOf(db, viewer, organizationId)
  return role !== undefined && permissionsOf[role].has(permission)
}

/** The organizations in which the viewer has the permission declared by the route. */
export async function listPermittedOrganizationIds(
  db: MemberReader,
  viewer: Viewer,
  permission: Permission = declaredPermission(viewer),
): Promise<number[]> {
  const memberships = viewer.userId === null ? [] : await findMembershipsOf(db, viewer.userId)
  return memberships
    .filter(({ role }) => permissionsOf[role].has(permission))
    .map(({ organization_id }) => organization_id)
}

export async function isMemberOf(db: MemberReader, viewer: Viewer, organizationId: number): Promise<boolean> {
  return (await roleOf(db, viewer, organizationId)) !== undefined
}

type Owned = Exclude<OwnedResource, 'seatmap'> | 'order'

/**
 * Throws NOT_FOUND for non-members, so that they cannot probe for IDs. Inside a transaction it reads the
 * committed role, so a member who is removed concurrently changes nothing.
 */
export async function requirePermission(
  db: MemberReader,
  viewer: Viewer,
  organizationId: number,
  what: Owned = 'organization',
): Promise<void> {
  const permission = declaredPermission(viewer)
  const role = await roleOf(db, viewer, organizationId)
  if (role === undefined) throw notFound(what)
  if (!permissionsOf[role].has(permission)) throw problem('NOT_AUTHORIZED')
}

/** Public tokens count as anonymous. */
export function requireUser({ userId }: Viewer): number {
  if (userId === null) throw problem('NOT_AUTHORIZED')
  return userId
}

function declaredPermission({ permission }: Viewer): Permission {
  if (permission === undefined)
    throw new Error('A permission is checked, but the route declares none in config.needs.')
  return permission
}

async function roleOf(db: MemberReader, { userId }: Viewer, organizationId: number) {
  return userId === null ? undefined : roleIn(db, userId, organizationId)
}
