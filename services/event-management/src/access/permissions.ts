import { notFound, problem } from '../errors.ts'
import type { Addressed } from './needs.ts'
import { type Permission, permissionsOf, type Role } from './roles.ts'
import { findMembershipsOf, findRole, type MemberReader } from './store.ts'
import type { Viewer } from './viewer.ts'

export function roleIn(db: MemberReader, userId: number, organizationId: number): Promise<Role | undefined> {
  return findRole(db, organizationId, userId)
}

/** Whether the viewer has the permission that the route declares. */
export async function mayIn(db: MemberReader, viewer: Viewer, organizationId: number): Promise<boolean> {
  const permission = declaredPermission(viewer)
  const role = await roleOf(db, viewer, organizationId)
  return role !== undefined && permissionsOf[role].has(permission)
}

/**
 * The organizations in which the viewer has the permission that the route declares; or for an expansion, the one that
 * the route of the expanded object declares.
 */
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

type Owned = Exclude<Addressed, 'seatmap'>

/**
 * Requires the permission that the route declares. Strangers learn no more than that there is no such thing as they
 * ask for. In a transaction it sees the committed role, so that a member who is removed meanwhile changes nothing.
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

/** The user of a private token. Everybody else is somebody who may only read what is public. */
export function requireUser({ userId }: Viewer): number {
  if (userId === null) throw problem('NOT_AUTHORIZED')
  return userId
}

function declaredPermission({ permission }: Viewer): Permission {
  if (permission === undefined)
    throw new Error('A permission is checked here, but the route declares none in config.needs.')
  return permission
}

async function roleOf(db: MemberReader, { userId }: Viewer, organizationId: number) {
  return userId === null ? undefined : roleIn(db, userId, organizationId)
}
