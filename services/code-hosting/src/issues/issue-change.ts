import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction, Updateable } from 'kysely'
import type { ActivityEvent } from '../context/activity.ts'
import type { PullRequests } from '../context/pull-requests.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { IssueTable } from '../database/issue-tables.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import type { Addresses } from '../wire/addresses.ts'
import { refuseWithoutIssues } from './issue-rules.ts'
import { missingIssue } from './missing-issues.ts'
import { type CurrentIssue, loadCurrentIssue, presentIssueOfEvent } from './present-current-issue.ts'
import { type EventData, insertEvents } from './store/issue-events.ts'
import { findIssue, type IssueRow, incrementIssuesVersion, updateIssue } from './store/issues.ts'

/** A transaction that changes issues of one repository. */
export interface Change {
  tx: Transaction<Tables>
  repository: RepositoryRow
  actor: AccountRow
  nowMs: number
  pulls: PullRequests
  /**
   * Queues an event until all changes are done, so that payloads show the final state. The default repository is
   * that of the change.
   */
  emit(activityEvent: Omit<ActivityEvent, 'actor'>): void
  /** Sends a statement whose result matters to nothing but the transaction. */
  defer(statement: Promise<unknown>): void
  /** Called when a statement of the change has incremented the version of the issues. */
  noteVersion(): void
  /** The final state of an issue of the repository, loaded once for all payloads and the response. */
  loadFinal(issueId: number, load?: () => Promise<CurrentIssue>): Promise<CurrentIssue>
}

export type RunChange = <Result>(writer: Writer, work: (change: Change) => Promise<Result>) => Promise<Result>

type ChangingContext = Pick<Context, 'db' | 'activity' | 'clock' | 'pulls'>

/** Runs a change in a new transaction. */
export const createChanges =
  (context: ChangingContext): RunChange =>
  (writer, work) =>
    writeAs(context, writer, (tx) => joinChange(context, tx, writer, work))

export type ChangeIssue = <Result>(
  writer: Writer,
  number: number,
  work: (change: Change, issue: IssueRow) => Promise<Result>,
) => Promise<Result>

/** Runs a change of one issue, loaded inside the transaction. */
export function createIssueChanges(context: ChangingContext): ChangeIssue {
  const run = createChanges(context)
  return (writer, number, work) =>
    run(writer, async (change) => {
      const issue = await findIssue(change.tx, writer.repository.id, number)
      if (!issue) throw await missingIssue(change.tx, writer.repository, number)
      refuseWithoutIssues(writer.repository, issue)
      return work(change, issue)
    })
}

/** Runs a change in an existing transaction. */
export async function joinChange<Result>(
  { activity, clock, pulls }: Pick<Context, 'activity' | 'clock' | 'pulls'>,
  tx: Transaction<Tables>,
  { repository, actor }: Pick<Change, 'repository' | 'actor'>,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const queued: ActivityEvent[] = []
  const deferred: Promise<unknown>[] = []
  let hasVersion = false
  const finals = new Map<number, Promise<CurrentIssue>>()
  const loadFinal: Change['loadFinal'] = (issueId, load) => {
    const final = finals.get(issueId) ?? load?.() ?? loadCurrentIssue(tx, repository, issueId)
    finals.set(issueId, final)
    return final
  }
  const result = await work({
    tx,
    repository,
    actor,
    nowMs: clock.now(),
    pulls,
    emit: (activityEvent) => queued.push({ repository, actor, ...activityEvent }),
    defer(statement) {
      // It is awaited below, unless the work throws first and so rolls everything back.
      statement.catch(() => {})
      deferred.push(statement)
    },
    noteVersion() {
      hasVersion = true
    },
    loadFinal,
  })
  if (!hasVersion) deferred.push(incrementIssuesVersion(tx, repository.id))
  await Promise.all([...deferred, emitAll()])
  return result

  async function emitAll(): Promise<void> {
    for (const activityEvent of queued) await activity.emit(tx, activityEvent)
  }
}

/** Updates an issue and its time of change. */
export function changeIssue(
  { tx, nowMs }: Change,
  issue: IssueRow,
  change: Updateable<IssueTable> = {},
): Promise<IssueRow> {
  return updateIssue(tx, issue, { ...change, updated_at_ms: Math.max(nowMs, issue.created_at_ms) })
}

export interface NewEvent {
  kind: string
  subjectId?: number
  data?: EventData
  isTimelineOnly?: boolean
}

/** Adds events to the timeline of an issue. */
export function recordEvents(
  { tx, actor, nowMs }: Change,
  issue: Pick<IssueRow, 'id' | 'repository_id'>,
  events: readonly NewEvent[],
): Promise<void> {
  return insertEvents(
    tx,
    events.map(({ kind, subjectId, data = {}, isTimelineOnly = false }) => ({
      repository_id: issue.repository_id,
      issue_id: issue.id,
      kind,
      is_timeline_only: isTimelineOnly ? 1 : 0,
      actor_id: actor.id,
      subject_id: subjectId ?? null,
      data: encodeJson(data),
      created_at_ms: nowMs,
    })),
  )
}

/** Emits an `issues` or `pull_request` event to webhooks, and to feeds if they show its action. */
export function emitIssueEvent(
  { emit, loadFinal, repository, pulls }: Change,
  { id, is_pull }: Pick<IssueRow, 'id' | 'is_pull'>,
  action: string,
  more: (addresses: Addresses) => object = () => ({}),
): void {
  emit({
    event: is_pull ? 'pull_request' : 'issues',
    action,
    about: {
      issueId: id,
      isPull: is_pull === 1,
      ...(!is_pull && { issueText: async () => (await loadFinal(id)).issue }),
    },
    payload: async (tx, addresses) => ({
      ...(is_pull
        ? await pulls.presentPayload(tx, repository, id, addresses)
        : { issue: presentIssueOfEvent(await loadFinal(id), repository, addresses) }),
      ...more(addresses),
    }),
    ...(feedActions.has(action) ? { feed: { type: is_pull ? 'PullRequestEvent' : 'IssuesEvent' } } : {}),
  })
}

const feedActions = new Set([
  'opened',
  'closed',
  'reopened',
  'assigned',
  'unassigned',
  'labeled',
  'unlabeled',
])
