import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction, Updateable } from 'kysely'
import type { Happening } from '../context/activity.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { IssueTable } from '../database/issue-tables.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import type { Addresses } from '../wire/addresses.ts'
import { presentIssueNow } from './present-issue-now.ts'
import { type EventData, insertEvents } from './store/issue-events.ts'
import { bumpIssues, findIssue, type IssueRow, updateIssue } from './store/issues.ts'

/** A change of a repository's issues that is under way: who changes, when, and in which transaction. */
export interface Change {
  tx: Transaction<Tables>
  repository: RepositoryRow
  actor: AccountRow
  nowMs: number
  /**
   * Is told when everything has changed, so that all that is told says how it is in the end. Where nothing else is
   * said, it happened in the repository.
   */
  tell(happening: Omit<Happening, 'actor'>): void
}

export type RunChange = <Result>(
  by: Pick<Change, 'repository' | 'actor'>,
  work: (change: Change) => Promise<Result>,
) => Promise<Result>

type ChangingHosting = Pick<Hosting, 'db' | 'writeTurns' | 'activity' | 'clock'>

/** Runs it in a transaction of its own. */
export const createChanges =
  (hosting: ChangingHosting): RunChange =>
  (by, work) =>
    writeTo(hosting, by.repository.id, (tx) => joinChange(hosting, tx, by, work))

export type ChangeIssue = <Result>(
  place: Pick<Change, 'repository' | 'actor'>,
  number: number,
  work: (change: Change, issue: IssueRow) => Promise<Result>,
) => Promise<Result>

/** Runs it with an issue as that is when its turn has come. */
export function createIssueChanges(hosting: ChangingHosting): ChangeIssue {
  const run = createChanges(hosting)
  return (place, number, work) =>
    run(place, async (change) => {
      const issue = await findIssue(change.tx, place.repository.id, number)
      if (!issue) throw problem('not_found')
      return work(change, issue)
    })
}

/** Runs it in a transaction that is there already. */
export async function joinChange<Result>(
  { activity, clock }: Pick<Hosting, 'activity' | 'clock'>,
  tx: Transaction<Tables>,
  by: Pick<Change, 'repository' | 'actor'>,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const told: Happening[] = []
  const result = await work({
    tx,
    ...by,
    nowMs: clock.now(),
    tell: (happening) => told.push({ ...by, ...happening }),
  })
  await bumpIssues(tx, by.repository.id)
  for (const happening of told) await activity.tell(tx, happening)
  return result
}

/** Changes an issue, of which its time of change tells. */
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

/** Writes down in the issue's timeline what happened. */
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

/** Has webhooks told of an `issues` event, and the feeds of those that they show. */
export function tellIssue(
  { tell, repository }: Change,
  { id }: Pick<IssueRow, 'id'>,
  action: string,
  more: (addresses: Addresses) => object = () => ({}),
): void {
  tell({
    event: 'issues',
    action,
    payload: async (tx, addresses) => ({
      issue: await presentIssueNow(tx, repository, id, addresses),
      ...more(addresses),
    }),
    ...(shownInFeeds.has(action) ? { feed: { type: 'IssuesEvent' } } : {}),
  })
}

const shownInFeeds = new Set([
  'opened',
  'closed',
  'reopened',
  'assigned',
  'unassigned',
  'labeled',
  'unlabeled',
])
