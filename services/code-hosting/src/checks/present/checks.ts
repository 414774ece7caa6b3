import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { presentApp } from '../../apps/present/apps.ts'
import type { AppRow } from '../../apps/store/apps.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Commit } from '../../git/git.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { presentRepository } from '../../repositories/present/repositories.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { encodePath } from '../../wire/encoded-paths.ts'
import { presentTime } from '../../wire/times.ts'
import type { CheckState } from '../check-state.ts'
import type { CheckAnnotationRow, CheckRunRow } from '../store/check-runs.ts'
import type { CheckSuiteRow, PullAt } from '../store/check-suites.ts'

type Schemas = components['schemas']

export interface CheckOutput {
  title: string | null
  summary: string | null
  text: string | null
}

interface CheckFacts {
  repository: RepositoryRow
  app: AppRow | undefined
  pulls: readonly PullAt[]
}

export function presentCheckRun(row: CheckRunRow, facts: CheckFacts, addresses: Addresses) {
  const { api, page } = gitAddresses(facts.repository, addresses)
  const url = `${api}/check-runs/${row.id}`
  const { title, summary, text } = decodeJson<CheckOutput>(row.output)
  return {
    id: row.id,
    name: row.name,
    node_id: nodeId('CheckRun', row.id),
    head_sha: row.oid,
    external_id: row.external_id,
    url,
    html_url: `${page}/runs/${row.id}`,
    details_url: row.details_url ?? `${page}/runs/${row.id}`,
    status: row.status,
    // Runs that are stale have no conclusion in this schema.
    conclusion: row.conclusion === 'stale' ? null : row.conclusion,
    started_at: presentTime(row.started_at_ms),
    completed_at: row.completed_at_ms === null ? null : presentTime(row.completed_at_ms),
    output: {
      title,
      summary,
      text,
      annotations_count: row.annotations,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: row.suite_id },
    app: facts.app ? presentApp(facts.app, addresses) : null,
    pull_requests: facts.pulls
      .filter(({ head_oid }) => head_oid === row.oid)
      .map((pull) => presentPullAt(pull, facts.repository, addresses)),
  } satisfies Schemas['check-run']
}

export function presentCheckSuite(
  row: CheckSuiteRow,
  state: CheckState,
  commit: Commit | undefined,
  facts: CheckFacts,
  addresses: Addresses,
) {
  const { api } = gitAddresses(facts.repository, addresses)
  const url = `${api}/check-suites/${row.id}`
  return {
    id: row.id,
    node_id: nodeId('CheckSuite', row.id),
    head_branch: row.head_branch,
    head_sha: row.oid,
    status: state.status,
    conclusion: state.conclusion,
    url,
    before: commit?.parents[0] ?? null,
    after: row.oid,
    pull_requests: facts.pulls
      .filter(({ head_oid }) => head_oid === row.oid)
      .map((pull) => presentPullAt(pull, facts.repository, addresses)),
    app: facts.app ? presentApp(facts.app, addresses) : null,
    repository: presentRepository(facts.repository, addresses),
    created_at: presentTime(row.created_at_ms),
    updated_at: presentTime(row.updated_at_ms),
    head_commit: presentSimpleCommit(row.oid, commit),
    latest_check_runs_count: state.runs,
    check_runs_url: `${url}/check-runs`,
    rerequestable: true,
    runs_rerequestable: true,
  } satisfies Schemas['check-suite']
}

function presentSimpleCommit(oid: string, commit: Commit | undefined) {
  const { tree = oid, message = '', author, committer } = commit ?? {}
  return {
    id: oid,
    tree_id: tree,
    message,
    timestamp: presentTime(committer?.atMs ?? 0),
    author: author ? { name: author.name, email: author.email } : null,
    committer: committer ? { name: committer.name, email: committer.email } : null,
  } satisfies Schemas['simple-commit']
}

function presentPullAt(pull: PullAt, { id, owner_login, name }: RepositoryRow, { api }: Addresses) {
  const repo = { id, url: `${api}/repos/${owner_login}/${name}`, name }
  return {
    id: pull.id,
    number: pull.number,
    url: `${repo.url}/pulls/${pull.number}`,
    head: { ref: pull.head_ref, sha: pull.head_oid, repo },
    base: { ref: pull.base_ref, sha: pull.base_oid, repo },
  } satisfies Schemas['pull-request-minimal']
}

export function presentAnnotation(
  row: CheckAnnotationRow,
  oid: string,
  repository: RepositoryRow,
  addresses: Addresses,
) {
  const { path, start_line, end_line, start_column, end_column, annotation_level, title, message } = row
  return {
    path,
    start_line,
    end_line,
    start_column,
    end_column,
    annotation_level,
    title,
    message,
    raw_details: row.raw_details,
    blob_href: `${gitAddresses(repository, addresses).page}/blob/${encodePath(`${oid}/${path}`)}`,
  } satisfies Schemas['check-annotation']
}
