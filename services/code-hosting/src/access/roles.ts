/** Repository roles. Each includes the ones before it. */
export const roles = ['read', 'triage', 'write', 'maintain', 'admin'] as const

export type Role = (typeof roles)[number]

/** The wire uses the older names of two roles, and accepts both. */
const wireNames: Record<Role, string> = {
  read: 'pull',
  triage: 'triage',
  write: 'push',
  maintain: 'maintain',
  admin: 'admin',
}

export function findRole(word: string): Role | undefined {
  return roles.find((role) => role === word || wireNames[role] === word)
}

export function wireRole(role: Role): string {
  return wireNames[role]
}

/** Maps to the roles that existed before `triage` and `maintain`. */
export function olderRole(role: Role): 'read' | 'write' | 'admin' {
  if (role === 'admin') return role
  return includes(role, 'write') ? 'write' : 'read'
}

export function includes(role: Role | null, minRole: Role): boolean {
  return role !== null && roles.indexOf(role) >= roles.indexOf(minRole)
}

export function higher(one: Role | null, other: Role | null): Role | null {
  if (one === null || other === null) return one ?? other
  return includes(one, other) ? one : other
}

export function presentPermissions(role: Role | null) {
  return {
    admin: includes(role, 'admin'),
    maintain: includes(role, 'maintain'),
    push: includes(role, 'write'),
    triage: includes(role, 'triage'),
    pull: includes(role, 'read'),
  }
}
