import type { Scope } from '../context.ts'
import { findMembershipsOf } from './store.ts'

/** The organizations whose private fields the viewer may read. */
export async function listMemberOrganizationIds({ db, viewer }: Pick<Scope, 'db' | 'viewer'>) {
  const memberships = viewer.userId === null ? [] : await findMembershipsOf(db, viewer.userId)
  return new Set(memberships.map(({ organization_id }) => organization_id))
}
