import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Transaction } from 'kysely'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import type { ActivityEvent } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { parseTextReferences } from '../issues/parse-references.ts'
import { findComment } from '../issues/store/issue-comments.ts'
import { findIssue, findIssueById } from '../issues/store/issues.ts'
import { placeholderAddresses } from '../wire/addresses.ts'
import {
  type Delivery,
  findThreadStates,
  listBlockingIds,
  listIgnoringIds,
  listRecipients,
  putNotifications,
  unmuteThread,
} from './store/recipients.ts'

export const notifyJob = 'notify'

/** Jobs that are claimed at once, and that run at once. Most are short. */
const maxClaimed = 20
const maxRunning = 2
/** Recipients per transaction. */
const maxBatch = 500

const notifyingActions = new Map<string, ReadonlySet<string>>(
  Object.entries({
    issues: new Set(['opened', 'closed', 'reopened', 'assigned']),
    issue_comment: new Set(['created']),
    pull_request: new Set([
      'opened',
      'closed',
      'reopened',
      'assigned',
      'ready_for_review',
      'review_requested',
    ]),
    pull_request_review: new Set(['submitted']),
    pull_request_review_comment: new Set(['created']),
    release: new Set(['published']),
  }),
)

const Payload = Type.Object({
  repositoryId: Type.Integer(),
  actorId: Type.Integer(),
  issueId: Type.Union([Type.Integer(), Type.Null()]),
  commentId: Type.Union([Type.Integer(), Type.Null()]),
  release: Type.Union([Type.Object({ id: Type.Integer(), title: Type.String() }), Type.Null()]),
  /** True if the body of the issue may contain new mentions. */
  isOpened: Type.Boolean(),
  reviewerId: Type.Union([Type.Integer(), Type.Null()]),
  atMs: Type.Integer(),
})

type NotifyPayload = Static<typeof Payload>

/** A repository may have any number of watchers, so a job notifies them. */
export function notifyOfEvents({
  activity,
  jobs,
  clock,
}: Pick<Context, 'activity' | 'jobs' | 'clock'>): void {
  activity.observe(async (tx, activityEvent) => {
    const { event, action = '', actor, repository, about } = activityEvent
    if (!repository || !notifyingActions.get(event)?.has(action)) return
    const isRequest = action === 'review_requested'
    const fields = about && !isRequest ? {} : asRecord(await activityEvent.payload(tx, placeholderAddresses))
    const issueId =
      event === 'release' ? null : (about?.issueId ?? (await findIssueId(tx, repository, fields)))
    const release = event === 'release' ? readRelease(fields) : null
    if (issueId === null && !release) return
    const payload: NotifyPayload = {
      repositoryId: repository.id,
      actorId: actor.id,
      issueId,
      commentId: event === 'issue_comment' ? (about?.commentId ?? null) : null,
      release,
      isOpened: action === 'opened',
      reviewerId: isRequest ? readId(fields.requested_reviewer) : null,
      atMs: clock.now(),
    }
    // Mentioned users are participants already. Requested reviewers are not.
    if (about && !isRequest && !(await hasRecipients(tx, about, payload))) return
    await jobs.enqueue(tx, { kind: notifyJob, payload })
  })
}

/** Most issues of one person's own repository concern nobody else, so they need no job. */
async function hasRecipients(
  tx: Transaction<Tables>,
  about: NonNullable<ActivityEvent['about']>,
  { repositoryId, actorId }: NotifyPayload,
): Promise<boolean> {
  const subject = { type: subjectType(about.isPull), id: about.issueId }
  const recipients = await listRecipients(tx, { subject, repositoryId }, { after: 0, limit: 2 })
  return recipients.keys().some((id) => id !== actorId)
}

const subjectType = (isPull: boolean): Delivery['subject']['type'] => (isPull ? 'PullRequest' : 'Issue')

async function findIssueId(
  tx: Transaction<Tables>,
  { id }: RepositoryRow,
  fields: Record<string, unknown>,
): Promise<number | null> {
  const number = asRecord(fields.pull_request ?? fields.issue).number
  return typeof number === 'number' ? ((await findIssue(tx, id, number))?.id ?? null) : null
}

function readRelease(fields: Record<string, unknown>): NotifyPayload['release'] {
  const { id, name, tag_name } = asRecord(fields.release)
  return typeof id === 'number' ? { id, title: String(name || tag_name) } : null
}

function readId(value: unknown): number | null {
  const { id } = asRecord(value)
  return typeof id === 'number' ? id : null
}

export function createNotifyJob({ db, url }: Pick<Context, 'db' | 'url'>): JobHandler {
  const slots = createSemaphore(maxRunning)

  return {
    concurrency: maxClaimed,
    async run(input, { signal }) {
      const release = await slots.acquire(signal)
      await notify(input, signal).finally(release)
    },
  }

  async function notify(input: unknown, signal: AbortSignal): Promise<void> {
    const payload = Value.Parse(Payload, input)
    const plan = await planDelivery(payload)
    if (!plan) return
    const { delivery, direct } = plan
    const { actorId } = payload
    // The first reason that a user is notified for remains.
    await send(direct)
    // Ids grow from batch to batch.
    for (let after = 0; ; ) {
      signal.throwIfAborted()
      const batch = await listRecipients(db.read, delivery, { after, limit: maxBatch })
      await send(batch)
      if (batch.size < maxBatch) return
      after = Math.max(...batch.keys())
      await yieldIfBusy()
    }

    async function send(batch: ReadonlyMap<number, string>): Promise<void> {
      const ids = [...batch.keys()].filter((id) => id !== actorId)
      if (ids.length === 0) return
      await db.write(async (tx) => {
        const [ignoring, blocking, states] = await Promise.all([
          listIgnoringIds(tx, delivery.repositoryId, ids),
          listBlockingIds(tx, actorId, ids),
          findThreadStates(tx, delivery.subject, ids),
        ])
        await unmuteThread(tx, delivery.subject, [actorId, ...direct.keys()])
        const recipients = ids
          .filter((id) => {
            if (ignoring.has(id) || blocking.has(id) || states.get(id) === 'ignored') return false
            return states.get(id) !== 'muted' || direct.has(id)
          })
          .map((userId) => ({ userId, reason: batch.get(userId) ?? 'subscribed' }))
        await putNotifications(tx, delivery, recipients)
      })
    }
  }

  /** The delivery, and the reasons of mentioned users and requested reviewers by user id. */
  async function planDelivery(
    payload: NotifyPayload,
  ): Promise<{ delivery: Delivery; direct: Map<number, string> } | undefined> {
    const { repositoryId, issueId, commentId, release, isOpened, reviewerId, atMs } = payload
    const base = { repositoryId, commentId, atMs }
    if (release)
      return {
        delivery: { ...base, subject: { type: 'Release', id: release.id }, title: release.title },
        direct: new Map(),
      }
    const issue = issueId === null ? undefined : await findIssueById(db.read, issueId)
    // An issue that was transferred meanwhile notifies in its new repository.
    if (issue?.repository_id !== repositoryId) return undefined
    const comment = commentId === null ? undefined : await findComment(db.read, repositoryId, commentId)
    const text = comment?.body ?? (isOpened ? issue.body : null) ?? ''
    const mentioned = await findAccountsByLogin(db.read, parseTextReferences(text, url()).mentions)
    const users = mentioned.filter(({ role }) => role !== 'organization')
    const direct = new Map(users.map(({ id }) => [id, 'mention']))
    if (reviewerId !== null) direct.set(reviewerId, 'review_requested')
    const subject = { type: subjectType(issue.is_pull === 1), id: issue.id }
    return { delivery: { ...base, subject, title: null }, direct }
  }
}
