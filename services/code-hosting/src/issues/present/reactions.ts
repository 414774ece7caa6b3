import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { ReactionRow } from '../store/reactions.ts'

type Schemas = components['schemas']

export type ReactionCounts = Partial<Record<Schemas['reaction']['content'], number>>

/** How often each was given to what stands at `url`. */
export function presentReactionCounts(kept: string, url: string) {
  const counts = decodeJson<ReactionCounts>(kept)
  return {
    url: `${url}/reactions`,
    total_count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    '+1': counts['+1'] ?? 0,
    '-1': counts['-1'] ?? 0,
    laugh: counts.laugh ?? 0,
    hooray: counts.hooray ?? 0,
    confused: counts.confused ?? 0,
    heart: counts.heart ?? 0,
    rocket: counts.rocket ?? 0,
    eyes: counts.eyes ?? 0,
  } satisfies Schemas['reaction-rollup']
}

export function presentReaction(
  { id, content, user_id, created_at_ms }: ReactionRow,
  accounts: ReadonlyMap<number, AccountRow>,
  addresses: Addresses,
) {
  return {
    id,
    node_id: nodeId('Reaction', id),
    user: presentAccount(accounts.get(user_id) ?? ghost, addresses),
    content,
    created_at: presentTime(created_at_ms),
  } satisfies Schemas['reaction']
}
