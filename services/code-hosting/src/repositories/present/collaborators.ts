import type { components } from '@octokit/openapi-types'
import { olderRole, presentPermissions, type Role } from '../../access/roles.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Addresses } from '../../wire/addresses.ts'

type Schemas = components['schemas']

export function presentCollaborator(account: AccountRow, role: Role | null, addresses: Addresses) {
  return {
    ...presentAccount(account, addresses),
    permissions: presentPermissions(role),
    role_name: role ?? 'none',
  } satisfies Schemas['collaborator']
}

export function presentPermission(account: AccountRow, role: Role | null, addresses: Addresses) {
  return {
    permission: role ? olderRole(role) : 'none',
    role_name: role ?? 'none',
    user: presentCollaborator(account, role, addresses),
  } satisfies Schemas['repository-collaborator-permission']
}
