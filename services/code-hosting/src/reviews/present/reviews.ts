import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { PresentedText } from '../../markdown/body-media.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { type Associations, associationOf } from '../../repositories/store/associations.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { ReviewRow } from '../store/reviews.ts'

type Schemas = components['schemas']

/** Data that reviews and their comments are presented with. */
export interface ReviewDetails {
  repository: RepositoryRow
  accounts: ReadonlyMap<number, AccountRow>
  associations: Associations
  /** The numbers of the pull requests by id. */
  numbers: ReadonlyMap<number, number>
}

type WireState = 'PENDING' | 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED'

export const wireStateOf = ({ state }: Pick<ReviewRow, 'state'>) => state.toUpperCase() as WireState

export function presentReview(
  row: ReviewRow,
  { repository, accounts, associations, numbers }: ReviewDetails,
  addresses: Addresses,
  body: PresentedText<string> = { body: row.body },
) {
  const fullName = fullNameOf(repository)
  const number = numbers.get(row.issue_id) ?? 0
  const htmlUrl = `${addresses.html}/${fullName}/pull/${number}#pullrequestreview-${row.id}`
  const pullUrl = `${addresses.api}/repos/${fullName}/pulls/${number}`
  return {
    id: row.id,
    node_id: nodeId('PullRequestReview', row.id),
    user: presentAccount(accounts.get(row.author_id) ?? ghost, addresses),
    ...body,
    state: wireStateOf(row),
    html_url: htmlUrl,
    pull_request_url: pullUrl,
    author_association: associationOf(associations, repository.id, row.author_id),
    _links: { html: { href: htmlUrl }, pull_request: { href: pullUrl } },
    ...(row.submitted_at_ms === null ? {} : { submitted_at: presentTime(row.submitted_at_ms) }),
    commit_id: row.commit_oid,
  } satisfies Omit<Schemas['pull-request-review'], 'body'>
}

/** Webhooks contain the state in lower case. */
export function presentReviewOfPayload(row: ReviewRow, details: ReviewDetails, addresses: Addresses) {
  return {
    ...presentReview(row, details, addresses),
    body: row.body === '' ? null : row.body,
    state: row.state,
    submitted_at: presentTime(row.submitted_at_ms ?? row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
  }
}
