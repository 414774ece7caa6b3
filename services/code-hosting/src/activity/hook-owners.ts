import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Addresses } from '../wire/addresses.ts'

export type HookOwnerKind = 'repository' | 'organization'

/** Whose events a webhook is told of. */
export type HookOwner = { kind: 'repository'; row: RepositoryRow } | { kind: 'organization'; row: AccountRow }

/** As the platform's webhooks know an owner. */
export function ownerKey(kind: HookOwnerKind, id: number): string {
  return `${kind}:${id}`
}

export function keyOf({ kind, row }: HookOwner): string {
  return ownerKey(kind, row.id)
}

/** The address of the list of the owner's webhooks. */
export function hooksUrl({ kind, row }: HookOwner, { api }: Addresses): string {
  if (kind === 'organization') return `${api}/orgs/${row.login}/hooks`
  return `${api}/repos/${row.owner_login}/${row.name}/hooks`
}
