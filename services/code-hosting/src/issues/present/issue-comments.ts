import type { components } from '@octokit/openapi-types'
import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { PresentedText } from '../../markdown/body-media.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { type Associations, associationOf } from '../../repositories/store/associations.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { CommentRow } from '../store/issue-comments.ts'
import { presentReactionCounts } from './reactions.ts'

/** Data that comments are presented with. */
export interface CommentDetails {
  accounts: ReadonlyMap<number, AccountRow>
  associations: Associations
  /** By issue id. */
  issues: ReadonlyMap<number, { number: number; is_pull: number }>
}

export function presentComment(
  row: CommentRow,
  repository: Pick<RepositoryRow, 'id' | 'owner_login' | 'name'>,
  { accounts, associations, issues }: CommentDetails,
  addresses: Addresses,
  body: PresentedText<string> = { body: row.body },
) {
  const fullName = fullNameOf(repository)
  const repositoryUrl = `${addresses.api}/repos/${fullName}`
  const url = `${repositoryUrl}/issues/comments/${row.id}`
  const { number = 0, is_pull = 0 } = issues.get(row.issue_id) ?? {}
  return {
    url,
    html_url: `${addresses.html}/${fullName}/${is_pull ? 'pull' : 'issues'}/${number}#issuecomment-${row.id}`,
    issue_url: `${repositoryUrl}/issues/${number}`,
    id: row.id,
    node_id: nodeId('IssueComment', row.id),
    user: presentAccount(accounts.get(row.author_id) ?? ghost, addresses),
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    author_association: associationOf(associations, repository.id, row.author_id),
    ...body,
    ...(row.pinned_at_ms === null
      ? {}
      : {
          pin: {
            pinned_at: presentTime(row.pinned_at_ms),
            pinned_by: presentAccount(accounts.get(row.pinned_by_id ?? 0) ?? ghost, addresses),
          },
        }),
    reactions: presentReactionCounts(row.reactions, url),
    performed_via_github_app: null,
  } satisfies components['schemas']['issue-comment']
}
