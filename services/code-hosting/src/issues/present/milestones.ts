import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { MilestoneRow } from '../store/milestones.ts'

export function presentMilestone(
  row: MilestoneRow,
  accounts: ReadonlyMap<number, AccountRow>,
  fullName: string,
  addresses: Addresses,
) {
  const url = `${addresses.api}/repos/${fullName}/milestones/${row.number}`
  return {
    url,
    html_url: `${addresses.html}/${fullName}/milestone/${row.number}`,
    labels_url: `${url}/labels`,
    id: row.id,
    node_id: nodeId('Milestone', row.id),
    number: row.number,
    title: row.title,
    description: row.description,
    creator: presentAccount(accounts.get(row.creator_id) ?? ghost, addresses),
    open_issues: row.open_issues,
    closed_issues: row.closed_issues,
    state: row.is_open ? ('open' as const) : ('closed' as const),
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    due_on: presentTimeOrNull(row.due_at_ms),
    closed_at: presentTimeOrNull(row.closed_at_ms),
  } satisfies components['schemas']['milestone']
}

export function presentTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : presentTime(ms)
}
