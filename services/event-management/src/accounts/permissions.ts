import { notFound, problem } from '../errors.ts'
import { findRole, type MemberReader } from '../store/members.ts'
import { type Permission, permissionsOf, type Role } from './roles.ts'
import type { Viewer } from './viewer.ts'

export function roleIn(db: MemberReader, userId: number, organizationId: number): Promise<Role | undefined> {
  return findRole(db, organizationId, userId)
}

export async function mayIn(
  db: MemberReader,
  viewer: Viewer,
  organizationId: number,
  permission: Permission,
): Promise<boolean> {
  const role = await roleOf(db, viewer, organizationId)
  return role !== undefined && permissionsOf[role].has(permission)
}

export async function isMemberOf(db: MemberReader, viewer: Viewer, organizationId: number): Promise<boolean> {
  return (await roleOf(db, viewer, organizationId)) !== undefined
}

/** Strangers learn no more than that there is no such thing as they ask for: `notFound(what)`. */
export async function requirePermission(
  db: MemberReader,
  viewer: Viewer,
  organizationId: number,
  permission: Permission,
  what = 'organization',
): Promise<void> {
  const role = await roleOf(db, viewer, organizationId)
  if (role === undefined) throw notFound(what)
  if (!permissionsOf[role].has(permission)) throw problem('NOT_AUTHORIZED')
}

/** The user of a private token. Everybody else is somebody who may only read what is public. */
export function requireUser({ userId }: Viewer): number {
  if (userId === null) throw problem('NOT_AUTHORIZED')
  return userId
}

async function roleOf(db: MemberReader, { userId }: Viewer, organizationId: number) {
  return userId === null ? undefined : roleIn(db, userId, organizationId)
}
