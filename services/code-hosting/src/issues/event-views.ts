import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { components } from '@octokit/openapi-types'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import { findTeams, type TeamRow } from '../organizations/store/teams.ts'
import { presentRepository } from '../repositories/present/repositories.ts'
import { createRoleLister } from '../repositories/repository-roles.ts'
import { listRepositoriesById } from '../repositories/store/repositories.ts'
import { readMedia } from '../wire/media-types.ts'
import { presentTexts } from './issue-texts.ts'
import type { IssueViews } from './issue-views.ts'
import { presentComment } from './present/issue-comments.ts'
import { type EventParts, presentEvent } from './present/issue-events.ts'
import { loadCommentDetails } from './store/comment-details.ts'
import { listCommentsById } from './store/issue-comments.ts'
import type { EventData, EventRow } from './store/issue-events.ts'
import { listIssueTypesById } from './store/issue-types.ts'
import { listIssuesById } from './store/issues.ts'
import { createTimelineEntries, type TimelineEntries, type TimelineRequest } from './timeline-entries.ts'

type Schemas = components['schemas']

/** The fields of all timeline entries. */
type TimelineEntry = Pick<ReturnType<typeof presentEvent>, 'event' | 'actor' | 'created_at'>

export type EventViews = ReturnType<typeof createEventViews>

/** Presents events and timelines of issues. */
export function createEventViews(
  context: Context,
  issueViews: IssueViews,
  timeline: TimelineEntries = createTimelineEntries(),
) {
  const { db } = context
  const listRoles = createRoleLister(db)

  async function loadParts(
    rows: readonly EventRow[],
    { viewer, repository }: TimelineRequest,
  ): Promise<EventParts> {
    const subjects = rows.flatMap(({ kind, subject_id }) => (aboutIssues.has(kind) ? (subject_id ?? []) : []))
    const issues = await listIssuesById(db.read, subjects)
    const commits = rows.flatMap(({ data }) => decodeJson<EventData>(data).commit?.repositoryId ?? [])
    const repositories = await listRepositoriesById(db.read, [
      ...issues.map(({ repository_id }) => repository_id),
      ...commits,
    ])
    const roles = await listRoles(viewer, repositories)
    const visible = new Map(repositories.filter(({ id }) => roles.get(id)).map((row) => [row.id, row]))
    const related: EventParts['related'] = new Map(
      issues.flatMap((issue) => {
        const repository = visible.get(issue.repository_id)
        return repository ? [[issue.id, { issue, repository }]] : []
      }),
    )
    const people = rows.flatMap(({ kind, actor_id, subject_id }) =>
      aboutPeople.has(kind) ? [actor_id, subject_id ?? actor_id] : [actor_id],
    )
    const teams = await findTeams(
      db.read,
      rows.flatMap(({ data }) => decodeJson<EventData>(data).requested_team_id ?? []),
    )
    const isShown = ({ privacy, organization_id }: TeamRow) =>
      privacy === 'closed' && organization_id === repository.row.owner_id
    return {
      accounts: await findAccounts(db.read, people),
      related,
      repositories: visible,
      types: await listIssueTypesById(
        db.read,
        issues.flatMap(({ type_id }) => type_id ?? []),
      ),
      teams: new Map([...teams].filter(([, team]) => isShown(team))),
    }
  }

  async function presentComments(
    rows: readonly EventRow[],
    { addresses, headers, repository: { row } }: TimelineRequest,
  ) {
    const ids = rows.flatMap(({ kind, subject_id }) => (kind === 'commented' ? (subject_id ?? []) : []))
    const comments = [...(await listCommentsById(db.read, ids)).values()]
    const parts = await loadCommentDetails(db.read, comments, row)
    const texts = await presentTexts(comments, readMedia(headers.accept), { repository: row, addresses })
    return new Map(
      comments.map((comment) => [
        comment.id,
        presentComment(comment, row, parts, addresses, texts.get(comment.id)),
      ]),
    )
  }

  async function presentSources(parts: EventParts, request: TimelineRequest) {
    const related = [...parts.related.values()]
    const issues = related.map(({ issue }) => issue)
    const repositories = [...new Map(related.map(({ repository }) => [repository.id, repository])).values()]
    const views = await issueViews.list(issues, repositories, request)
    return new Map(
      views.map(({ view, repository }) => [
        view.id,
        { ...view, repository: presentRepository(repository, request.addresses) },
      ]),
    )
  }

  return {
    /** `withIssues` adds the issue of each event. Leaves out events of other repositories. */
    async list(rows: readonly EventRow[], request: TimelineRequest, { withIssues }: { withIssues: boolean }) {
      const { row } = request.repository
      const parts = await loadParts(rows, request)
      const ids = withIssues ? [...new Set(rows.map(({ issue_id }) => issue_id))] : []
      const issues = new Map(
        (await issueViews.list(await listIssuesById(db.read, ids), [row], request)).map(({ view }) => [
          view.id,
          view,
        ]),
      )
      return rows.flatMap((event) => {
        const happened = presentEvent(event, row, parts, request.addresses)
        if (isMoved(happened)) return []
        return [{ ...happened, ...(withIssues ? { issue: issues.get(event.issue_id) ?? null } : {}) }]
      })
    },

    /** Leaves out events in repositories that the caller cannot see. */
    async listTimeline(rows: readonly EventRow[], request: TimelineRequest) {
      const { addresses, repository } = request
      const parts = await loadParts(rows, request)
      const comments = await presentComments(rows, request)
      const sources = await presentSources(parts, request)
      const registered = await timeline.present(rows, request)
      const entries: (TimelineEntry | { event: string })[] = []
      for (const event of rows) {
        const entry = registered.get(event.id)
        if (entry) entries.push(entry)
        if (timeline.has(event.kind)) continue
        const happened = presentEvent(event, repository.row, parts, addresses)
        const comment = event.kind === 'commented' ? comments.get(event.subject_id ?? 0) : undefined
        const source = event.kind === 'cross-referenced' ? sources.get(event.subject_id ?? 0) : undefined
        if (comment) entries.push(presentRemark(happened, comment))
        else if (source) entries.push(presentCrossReference(happened, source))
        else if (!ofTimeline.has(event.kind) && !isMoved(happened)) entries.push(happened)
      }
      return entries
    },
  }
}

/** Referenced by a commit that the caller cannot see. */
function isMoved({ event, commit_id }: ReturnType<typeof presentEvent>): boolean {
  return event === 'referenced' && commit_id === null
}

function presentRemark({ event, actor }: TimelineEntry, comment: ReturnType<typeof presentComment>) {
  return { ...comment, event, actor } satisfies Schemas['timeline-comment-event']
}

function presentCrossReference(
  { event, actor, created_at }: TimelineEntry,
  issue: NonNullable<Schemas['timeline-cross-referenced-event']['source']['issue']>,
) {
  return {
    actor,
    created_at,
    updated_at: created_at,
    source: { type: 'issue', issue },
    event,
  } satisfies Schemas['timeline-cross-referenced-event']
}

const aboutPeople = new Set(['assigned', 'unassigned', 'review_requested', 'review_request_removed'])

const ofTimeline = new Set(['commented', 'cross-referenced'])

const aboutIssues = new Set([
  'cross-referenced',
  'sub_issue_added',
  'sub_issue_removed',
  'parent_issue_added',
  'parent_issue_removed',
  'blocked_by_added',
  'blocked_by_removed',
  'blocking_added',
  'blocking_removed',
])
