import type { components } from '@octokit/openapi-types'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { fullNameOf, presentRepository } from '../repositories/present/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentTime } from '../wire/times.ts'
import type { NotificationRow } from './store/inbox.ts'

type Schemas = components['schemas']

const paths = { Issue: 'issues', PullRequest: 'pulls', Release: 'releases' }

export function presentThread(row: NotificationRow, repository: RepositoryRow, addresses: Addresses) {
  const { id, subject_type, subject_id, latest_comment_id } = row
  const base = `${addresses.api}/repos/${fullNameOf(repository)}`
  const url = `${base}/${paths[subject_type]}/${row.issue_number ?? subject_id}`
  const self = `${addresses.api}/notifications/threads/${id}`
  return {
    id: String(id),
    repository: presentRepository(repository, addresses),
    subject: {
      title: row.issue_title ?? row.title ?? '',
      url,
      latest_comment_url: latest_comment_id === null ? url : `${base}/issues/comments/${latest_comment_id}`,
      type: subject_type,
    },
    reason: row.reason,
    unread: row.is_unread === 1,
    updated_at: presentTime(row.updated_at_ms),
    last_read_at: row.last_read_at_ms === null ? null : presentTime(row.last_read_at_ms),
    url: self,
    subscription_url: `${self}/subscription`,
  } satisfies Schemas['thread']
}

export function presentThreadSubscription(
  { id, reason }: NotificationRow,
  choice: { state: string; created_at_ms: number } | undefined,
  addresses: Addresses,
) {
  const thread = `${addresses.api}/notifications/threads/${id}`
  const isIgnored = choice?.state === 'ignored'
  return {
    subscribed: !isIgnored && choice?.state !== 'muted',
    ignored: isIgnored,
    reason: choice ? 'manual' : reason,
    created_at: choice ? presentTime(choice.created_at_ms) : null,
    url: `${thread}/subscription`,
    thread_url: thread,
  } satisfies Schemas['thread-subscription']
}
