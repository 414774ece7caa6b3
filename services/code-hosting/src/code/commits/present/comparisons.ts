import type { components } from '@octokit/openapi-types'
import type { Commit, FileChange } from '../../../git/git.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import type { Addresses } from '../../../wire/addresses.ts'
import { encodePath } from '../../../wire/encoded-paths.ts'
import { type OpenComparison, statusOf } from '../comparisons.ts'
import { type CommitFacts, presentCommit, presentFileChange } from './commits.ts'

type Schemas = components['schemas']

export interface ComparisonParts {
  baseCommit: Commit
  mergeBaseCommit: Commit
  /** Oldest first. */
  commits: readonly Commit[]
  /** Present only on the first page. */
  files?: readonly FileChange[]
  facts: CommitFacts
}

export function presentComparison(
  comparison: OpenComparison,
  basehead: string,
  { baseCommit, mergeBaseCommit, commits, files, facts }: ComparisonParts,
  addresses: Addresses,
) {
  const { base, head, aheadBy, behindBy, mergeBase } = comparison
  const urls = gitAddresses(base.repository, addresses)
  const headUrls = gitAddresses(head.repository, addresses)
  const page = `${urls.page}/compare/${encodePath(basehead)}`
  const side = ({ repository, oid }: typeof base) => `${repository.owner_login}:${oid.slice(0, 7)}`
  return {
    url: `${urls.api}/compare/${encodePath(basehead)}`,
    html_url: page,
    permalink_url: `${urls.page}/compare/${side(base)}...${side(head)}`,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: presentCommit(baseCommit, facts, urls, addresses),
    merge_base_commit: presentCommit(mergeBaseCommit, facts, urls, addresses),
    status: statusOf(comparison),
    ahead_by: aheadBy,
    behind_by: behindBy,
    total_commits: aheadBy,
    commits: commits.map((commit) => presentCommit(commit, facts, headUrls, addresses)),
    ...(files ? { files: files.map((file) => presentFileChange(file, head.oid, mergeBase, headUrls)) } : {}),
  } satisfies Schemas['commit-comparison']
}
