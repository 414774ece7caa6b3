import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../../accounts/present/accounts.ts'
import type { AccountRow } from '../../../database/account-rows.ts'
import type { GitAddresses } from '../../../repositories/present/git-addresses.ts'
import { type Addresses, nodeId } from '../../../wire/addresses.ts'
import { presentTime } from '../../../wire/times.ts'
import type { CommitStatusRow } from '../store/commit-statuses.ts'

type Schemas = components['schemas']

export function presentSimpleStatus(
  row: CommitStatusRow,
  creator: AccountRow,
  urls: GitAddresses,
  addresses: Addresses,
) {
  const { id, oid, state, description, target_url, context } = row
  return {
    url: `${urls.api}/statuses/${oid}`,
    avatar_url: presentAccount(creator, addresses).avatar_url,
    id,
    node_id: nodeId('StatusContext', id),
    state,
    description,
    target_url,
    context,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.created_at_ms),
  } satisfies Schemas['simple-commit-status']
}

export function presentCommitStatus(
  row: CommitStatusRow,
  creator: AccountRow,
  urls: GitAddresses,
  addresses: Addresses,
) {
  return {
    ...presentSimpleStatus(row, creator, urls, addresses),
    creator: presentAccount(creator, addresses),
  } satisfies Schemas['status']
}

/** Failures win over pending ones, and no statuses at all count as pending. */
export function combineStates(
  rows: readonly Pick<CommitStatusRow, 'state'>[],
): 'failure' | 'pending' | 'success' {
  if (rows.some(({ state }) => state === 'error' || state === 'failure')) return 'failure'
  return rows.length > 0 && rows.every(({ state }) => state === 'success') ? 'success' : 'pending'
}
