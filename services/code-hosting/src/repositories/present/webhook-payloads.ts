import type { components } from '@octokit/openapi-webhooks-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { presentRepository } from './repositories.ts'

type Schemas = components['schemas']

export function presentRepositoryOfPayload(row: RepositoryRow, addresses: Addresses) {
  return {
    ...presentRepository(row, addresses),
    custom_properties: {},
  } satisfies Schemas['repository-webhooks']
}

/** A push tells of its repository in an older form. */
export function presentPushedRepository(row: RepositoryRow, addresses: Addresses) {
  const { owner, ...repository } = presentRepositoryOfPayload(row, addresses)
  const isOrganization = row.owner_role === 'organization'
  return {
    ...repository,
    owner: {
      ...owner,
      type: isOrganization ? ('Organization' as const) : ('User' as const),
      name: row.owner_login,
      email: null,
    },
    created_at: seconds(row.created_at_ms),
    pushed_at: seconds(row.pushed_at_ms ?? row.created_at_ms),
    stargazers: row.stars,
    master_branch: row.default_branch,
    ...(isOrganization && { organization: row.owner_login }),
  } satisfies Schemas['webhook-push']['repository']
}

export function presentSender(actor: AccountRow, addresses: Addresses) {
  return presentAccount(actor, addresses) satisfies Schemas['simple-user']
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
