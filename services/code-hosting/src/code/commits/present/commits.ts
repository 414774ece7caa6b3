import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../../accounts/present/accounts.ts'
import type { AccountRow } from '../../../database/account-rows.ts'
import type { Commit, FileChange } from '../../../git/git.ts'
import type { GitAddresses } from '../../../repositories/present/git-addresses.ts'
import { type Addresses, nodeId } from '../../../wire/addresses.ts'
import { encodePath } from '../../../wire/encoded-paths.ts'
import { messageOf } from './git-data.ts'
import { presentSigner, presentVerification } from './git-people.ts'

type Schemas = components['schemas']

/** Data about commits that is not in git. */
export interface CommitFacts {
  people: ReadonlyMap<string, AccountRow>
  comments: ReadonlyMap<string, number>
}

export function presentCommit(
  commit: Commit,
  { people, comments }: CommitFacts,
  urls: GitAddresses,
  addresses: Addresses,
) {
  const { oid, tree, parents, author, committer, message } = commit
  const accountOf = (address: string) => {
    const account = people.get(address)
    return account ? presentAccount(account, addresses) : null
  }
  return {
    sha: oid,
    node_id: nodeId('Commit', oid),
    commit: {
      author: presentSigner(author),
      committer: presentSigner(committer),
      message: messageOf(message),
      tree: { sha: tree, url: urls.object('tree', tree) },
      url: urls.object('commit', oid),
      comment_count: comments.get(oid) ?? 0,
      verification: presentVerification(commit),
    },
    url: urls.commit(oid),
    html_url: `${urls.page}/commit/${oid}`,
    comments_url: `${urls.commit(oid)}/comments`,
    author: accountOf(author.email),
    committer: accountOf(committer.email),
    parents: parents.map((sha) => ({
      sha,
      url: urls.commit(sha),
      html_url: `${urls.page}/commit/${sha}`,
    })),
  } satisfies Schemas['commit']
}

/** A changed file at its commit. Removed files refer to the parent. */
export function presentFileChange(change: FileChange, head: string, base: string | null, urls: GitAddresses) {
  const { path, status, additions, deletions, patch, previousPath } = change
  const at = status === 'removed' && base ? base : head
  return {
    sha: change.oid ?? change.previousOid,
    filename: path,
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: `${urls.page}/blob/${at}/${encodePath(path)}`,
    raw_url: urls.raw(at, path),
    contents_url: urls.contents(path, at),
    ...(patch === undefined ? {} : { patch }),
    ...(previousPath === undefined ? {} : { previous_filename: previousPath }),
  } satisfies Schemas['diff-entry']
}

export function presentStats(files: readonly FileChange[]) {
  const additions = files.reduce((sum, file) => sum + file.additions, 0)
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0)
  return { total: additions + deletions, additions, deletions }
}
