import type { components } from '@octokit/openapi-webhooks-types'
import type { DescribedChange, PushedCommit } from '../../context/pushes.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Signature } from '../../git/git.ts'
import type { Addresses } from '../../wire/addresses.ts'

type PushPayload = components['schemas']['webhook-push']

const nowhere = '0'.repeat(40)
/** Feeds list fewer commits than webhook payloads. */
const maxFeedCommits = 20

export function presentPush(
  { ref, from, to, isForced, baseRef, commits, head }: DescribedChange,
  repository: RepositoryRow,
  pusher: AccountRow,
  { html }: Addresses,
) {
  const page = `${html}/${repository.owner_login}/${repository.name}`
  const compare = to && from ? `${from.slice(0, 12)}...${to.slice(0, 12)}` : shortName(ref)
  return {
    ref,
    before: from ?? nowhere,
    after: to ?? nowhere,
    created: from === null,
    deleted: to === null,
    forced: isForced,
    base_ref: baseRef,
    compare: `${page}/compare/${compare}`,
    commits: commits.map((one) => presentPushedCommit(one, page)),
    head_commit: head && presentPushedCommit(head, page),
    pusher: { name: pusher.login, email: null },
  } satisfies Omit<PushPayload, 'repository' | 'sender' | 'organization'>
}

/** A page of a feed holds a hundred pushes. */
const maxFeedMessageLength = 1_024

export function presentPushInFeed(
  pushId: number,
  { ref, from, to, commits }: DescribedChange,
  repository: RepositoryRow,
  { api }: Addresses,
) {
  const url = `${api}/repos/${repository.owner_login}/${repository.name}/commits`
  return {
    repository_id: repository.id,
    push_id: pushId,
    size: commits.length,
    distinct_size: commits.filter(({ isDistinct }) => isDistinct).length,
    ref,
    head: to ?? nowhere,
    before: from ?? nowhere,
    commits: commits.slice(-maxFeedCommits).map(({ commit, isDistinct }) => ({
      sha: commit.oid,
      author: { email: commit.author.email, name: commit.author.name },
      message: commit.message.slice(0, maxFeedMessageLength),
      distinct: isDistinct,
      url: `${url}/${commit.oid}`,
    })),
  }
}

/** The payload of `create` and `delete` events. */
export function presentRefEvent(ref: string) {
  const ref_type: 'tag' | 'branch' = ref.startsWith('refs/tags/') ? 'tag' : 'branch'
  return { ref: shortName(ref), ref_type, pusher_type: 'user' as const }
}

function presentPushedCommit({ commit, author, committer, isDistinct, files }: PushedCommit, page: string) {
  return {
    id: commit.oid,
    tree_id: commit.tree,
    distinct: isDistinct,
    message: commit.message.replace(/\n$/, ''),
    timestamp: presentLocalTime(commit.committer),
    url: `${page}/commit/${commit.oid}`,
    author: presentSigner(commit.author, author),
    committer: presentSigner(commit.committer, committer),
    ...files,
  }
}

function presentSigner(signature: Signature, account: AccountRow | undefined) {
  return {
    name: signature.name,
    email: signature.email,
    date: presentLocalTime(signature),
    ...(account ? { username: account.login } : {}),
  }
}

/** In the time zone of the commit. */
export function presentLocalTime({ atMs, offsetMinutes }: Signature): string {
  const local = new Date(atMs + offsetMinutes * 60_000).toISOString().slice(0, 19)
  if (offsetMinutes === 0) return `${local}Z`
  const minutes = Math.abs(offsetMinutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '')
}
