import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Addresses } from '../wire/addresses.ts'

export type HookOwnerKind = 'repository' | 'organization'

/** The repository or organization whose events a webhook receives. */
export type HookOwner = { kind: 'repository'; row: RepositoryRow } | { kind: 'organization'; row: AccountRow }

/** The owner key in the platform's webhook tables. */
export function ownerKey(kind: HookOwnerKind, id: number): string {
  return `${kind}:${id}`
}

export function keyOf({ kind, row }: HookOwner): string {
  return ownerKey(kind, row.id)
}

/** The URL of the owner's list of webhooks. */
export function hooksUrl({ kind, row }: HookOwner, { api }: Addresses): string {
  if (kind === 'organization') return `${api}/orgs/${row.login}/hooks`
  return `${api}/repos/${row.owner_login}/${row.name}/hooks`
}
