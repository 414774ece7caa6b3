import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { IssueEventTable, IssueTypeColor } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type EventRow = Selectable<IssueEventTable>

/** Details of an event at its time. */
export interface EventData {
  label?: { name: string; color: string }
  milestone?: { title: string }
  issue_type?: { id: number; name: string; color: IssueTypeColor }
  prev_issue_type?: { id: number; name: string; color: IssueTypeColor }
  rename?: { from: string; to: string }
  lock_reason?: string | null
  state_reason?: string | null
  commit?: { id: string; repositoryId: number }
  /** The team whose review was requested. A user is the subject of the event. */
  requested_team_id?: number
  dismissed_review?: {
    state: string
    review_id: number
    dismissal_message: string | null
    dismissal_commit_id?: string
  }
}

export async function insertEvents(
  tx: Transaction<Tables>,
  events: readonly Insertable<IssueEventTable>[],
): Promise<void> {
  if (events.length) await tx.insertInto('issue_event').values(events).execute()
}

export async function hasEvent(
  tx: Transaction<Tables>,
  issueId: number,
  kind: string,
  subjectId: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('issue_event')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEventsAbout(
  tx: Transaction<Tables>,
  issueId: number,
  kind: string,
  subjectId: number,
): Promise<void> {
  await tx
    .deleteFrom('issue_event')
    .where('issue_id', '=', issueId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
}

export function findEvent(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<EventRow | undefined> {
  return db
    .selectFrom('issue_event')
    .selectAll()
    .where('id', '=', id)
    .where('repository_id', '=', repositoryId)
    .where('is_timeline_only', '=', 0)
    .executeTakeFirst()
}

/**
 * Events of one issue, oldest first, with or without timeline-only ones. Or of the whole repository, newest first.
 */
export type EventList =
  | { issueId: number; isTimeline: boolean; repositoryId?: never }
  | { repositoryId: number; issueId?: never }

export function listEvents(
  db: Kysely<Tables>,
  list: EventList,
  { limit, offset, after }: { limit: number; offset: number; after?: number | undefined },
): Promise<EventRow[]> {
  const direction = list.issueId === undefined ? 'desc' : 'asc'
  return selectEvents(db, list)
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', direction === 'asc' ? '>' : '<', after ?? 0))
    .orderBy('id', direction)
    .limit(limit)
    .offset(after === undefined ? offset : 0)
    .execute()
}

export function selectEventCount(db: Kysely<Tables>, list: EventList) {
  return selectEvents(db, list).select(({ fn }) => fn.countAll<number>().as('count'))
}

function selectEvents(db: Kysely<Tables>, list: EventList) {
  const events = db.selectFrom('issue_event')
  if (list.issueId === undefined)
    return events.where('repository_id', '=', list.repositoryId).where('is_timeline_only', '=', 0)
  const ofIssue = events.where('issue_id', '=', list.issueId)
  return list.isTimeline ? ofIssue : ofIssue.where('is_timeline_only', '=', 0)
}
