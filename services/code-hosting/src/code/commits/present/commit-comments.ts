import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../../accounts/present/accounts.ts'
import type { AccountRow } from '../../../database/account-rows.ts'
import { presentReactionCounts } from '../../../issues/present/reactions.ts'
import type { GitAddresses } from '../../../repositories/present/git-addresses.ts'
import { type Addresses, nodeId } from '../../../wire/addresses.ts'
import { presentTime } from '../../../wire/times.ts'
import type { CommitCommentRow } from '../store/commit-comments.ts'

type Schemas = components['schemas']

export function presentCommitComment(
  row: CommitCommentRow,
  author: AccountRow,
  association: Schemas['author-association'],
  urls: GitAddresses,
  addresses: Addresses,
) {
  const { id, oid, body, path, position, line } = row
  return {
    url: `${urls.api}/comments/${id}`,
    html_url: `${urls.page}/commit/${oid}#commitcomment-${id}`,
    id,
    node_id: nodeId('CommitComment', id),
    user: presentAccount(author, addresses),
    position,
    line,
    path,
    commit_id: oid,
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    author_association: association,
    body,
    reactions: presentReactionCounts(row.reactions, `${urls.api}/comments/${id}`),
  } satisfies Schemas['commit-comment']
}
