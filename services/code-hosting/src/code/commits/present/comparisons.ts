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
  /** On the first page only. */
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
  const place = gitAddresses(base.repository, addresses)
  const headPlace = gitAddresses(head.repository, addresses)
  const page = `${place.page}/compare/${encodePath(basehead)}`
  const side = ({ repository, oid }: typeof base) => `${repository.owner_login}:${oid.slice(0, 7)}`
  return {
    url: `${place.api}/compare/${encodePath(basehead)}`,
    html_url: page,
    permalink_url: `${place.page}/compare/${side(base)}...${side(head)}`,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: presentCommit(baseCommit, facts, place, addresses),
    merge_base_commit: presentCommit(mergeBaseCommit, facts, place, addresses),
    status: statusOf(comparison),
    ahead_by: aheadBy,
    behind_by: behindBy,
    total_commits: aheadBy,
    commits: commits.map((commit) => presentCommit(commit, facts, headPlace, addresses)),
    ...(files ? { files: files.map((file) => presentFileChange(file, head.oid, mergeBase, headPlace)) } : {}),
  } satisfies Schemas['commit-comparison']
}
