import type { MemberRole } from './database/accounts-tables.ts'

export type Role = MemberRole

export const roles = ['owner', 'admin', 'manager', 'finance', 'door'] as const satisfies readonly Role[]

/** `read_events` includes private data: drafts, codes, counts. */
export type Permission =
  | 'read_events'
  | 'manage_events'
  | 'read_orders'
  | 'manage_orders'
  | 'read_attendees'
  | 'manage_attendees'
  | 'check_in'
  | 'read_reports'
  | 'manage_organization'

const manager: readonly Permission[] = [
  'read_events',
  'manage_events',
  'read_attendees',
  'manage_attendees',
  'check_in',
]
const finance: readonly Permission[] = [
  'read_events',
  'read_orders',
  'manage_orders',
  'read_attendees',
  'read_reports',
]
const everything: readonly Permission[] = [...manager, ...finance, 'manage_organization']

export const permissionsOf: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(everything),
  admin: new Set(everything),
  manager: new Set(manager),
  finance: new Set(finance),
  door: new Set(['read_events', 'read_attendees', 'check_in']),
}

/** The numeric IDs are those that clients know from Eventbrite. */
export const roleDescriptions: Readonly<Record<Role, { id: number; name: string; description: string }>> = {
  owner: { id: 1, name: 'Owner', description: 'Has full access and cannot be removed.' },
  admin: { id: 2, name: 'Administrator', description: 'Has full access and manages members.' },
  manager: {
    id: 3,
    name: 'Event manager',
    description: 'Manages events and tickets, and checks in attendees.',
  },
  finance: { id: 4, name: 'Finance', description: 'Views and refunds orders, and views reports.' },
  door: { id: 5, name: 'Door', description: 'Views attendees and checks them in.' },
}
