import type { components } from '@octokit/openapi-types'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { PullRequest } from '../../pulls/store/pulls.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import type { Addresses } from '../../wire/addresses.ts'

type Minimal = components['schemas']['pull-request-minimal']
/** The published schema does not know of hidden and deleted repositories. */
type Side = Omit<Minimal['head'], 'repo'> & { repo: Minimal['head']['repo'] | null }

/** The form in feeds. `head` is undefined if readers of the repository may not see the head repository. */
export function presentMinimalPull(
  { issue, pull }: PullRequest,
  { repository, head }: { repository: RepositoryRow; head: RepositoryRow | undefined },
  addresses: Addresses,
) {
  const presentRepository = (row: RepositoryRow) => ({
    id: row.id,
    url: `${addresses.api}/repos/${fullNameOf(row)}`,
    name: row.name,
  })
  return {
    id: issue.id,
    number: issue.number,
    url: `${addresses.api}/repos/${fullNameOf(repository)}/pulls/${issue.number}`,
    head: { ref: pull.head_ref, sha: pull.head_oid, repo: head ? presentRepository(head) : null },
    base: { ref: pull.base_ref, sha: pull.base_oid, repo: presentRepository(repository) },
  } satisfies Omit<Minimal, 'head'> & { head: Side }
}
