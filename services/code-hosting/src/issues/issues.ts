import { toBit } from '@octavo/platform/data/columns.ts'
import { includes, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { removeIssue } from './delete-issue.ts'
import { getAssignees, setAssignees } from './issue-assignees.ts'
import {
  type Change,
  changeIssue,
  createChanges,
  createIssueChanges,
  emitIssueEvent,
  recordEvents,
} from './issue-change.ts'
import type { IssueContext } from './issue-context.ts'
import { findOrCreateLabels, setLabels } from './issue-labels.ts'
import { lockIssue, pinIssue, unlockIssue, unpinIssue } from './issue-locks.ts'
import { setMilestone, takeMilestone } from './issue-milestone.ts'
import { type IssueState, refuseChange, refuseIssueText } from './issue-rules.ts'
import { setIssueState } from './issue-state.ts'
import { transferIssue } from './issue-transfers.ts'
import { setIssueType } from './issue-type.ts'
import { getTransferred, missingIssue } from './missing-issues.ts'
import { type CurrentIssue, describeNewIssue } from './present-current-issue.ts'
import { addFirstFacets, facets, nobody } from './store/issue-facets.ts'
import { listPinned } from './store/issue-pins.ts'
import { findIssue, type IssueRow, insertIssue } from './store/issues.ts'
import { recordTextReferences, resolveTextReferences } from './text-references.ts'

/** The parts of an issue that need triage access. */
export interface Triage {
  labels?: readonly string[]
  assignees?: readonly string[]
  milestone?: string | number | null
  /** The name of an issue type. */
  type?: string | null
}

export interface NewIssue extends Triage {
  title: string
  body?: string | null
}

export type IssueChange = Partial<NewIssue> & IssueState

export type Issues = ReturnType<typeof createIssues>

export function createIssues(context: Context) {
  const { db } = context
  const run = createChanges(context)
  const runWith = createIssueChanges(context)

  async function get({ id }: Pick<RepositoryRow, 'id'>, number: number): Promise<IssueRow> {
    const issue = await findIssue(db.read, id, number)
    if (!issue) throw await missingIssue(db.read, { id }, number)
    return issue
  }

  return {
    find: ({ id }: Pick<RepositoryRow, 'id'>, number: number) => findIssue(db.read, id, number),
    get,

    async create(writer: IssueContext, input: NewIssue): Promise<CurrentIssue> {
      const { title, body = null } = input
      refuseIssueText({ title, body })
      const textReferences = await resolveTextReferences(db.read, body, writer)
      const triage = includes(writer.role, 'triage') ? readTriage(input) : {}
      const isPlain = Object.keys(triage).length === 0
      return run(writer, async (change) => {
        const issue = await addIssue(change, { title, body })
        emitIssueEvent(change, issue, 'opened')
        await recordTextReferences(change, issue, textReferences)
        if (!isPlain) await triageIssue(change, issue, triage, writer.role)
        const describe = () => describeNewIssue(change.tx, change, issue)
        return change.loadFinal(issue.id, isPlain ? describe : undefined)
      })
    },

    async change(writer: IssueContext, number: number, input: IssueChange): Promise<IssueRow> {
      const { title, body } = input
      refuseIssueText({ ...(title !== undefined && { title }), ...(body !== undefined && { body }) })
      const textReferences = await resolveTextReferences(db.read, body ?? null, writer)
      return runWith(writer, number, async (change, issue) => {
        refuseChange(writer, issue, input)
        const edited = await editIssue(change, issue, input)
        await recordTextReferences(change, edited, textReferences)
        const moved = await setIssueState(change, edited, input)
        return triageIssue(change, moved, input, writer.role)
      })
    },

    remove: (writer: IssueContext, number: number): Promise<void> => runWith(writer, number, removeIssue),

    transfer: (
      from: IssueContext,
      number: number,
      to: IssueContext,
      labels: { createsLabels: boolean },
    ): Promise<IssueRow> => transferIssue(context, from, number, to, labels),

    getTransferred: (viewer: Viewer, repository: Pick<RepositoryRow, 'id'>, number: number) =>
      getTransferred(db.read, viewer, repository, number),

    lock: (writer: IssueContext, number: number, reason: IssueRow['lock_reason']): Promise<void> =>
      runWith(writer, number, (change, issue) => lockIssue(change, issue, reason)),
    unlock: (writer: IssueContext, number: number): Promise<void> => runWith(writer, number, unlockIssue),
    pin: (writer: IssueContext, number: number): Promise<void> => runWith(writer, number, pinIssue),
    unpin: (writer: IssueContext, number: number): Promise<void> => runWith(writer, number, unpinIssue),
    listPinned: ({ id }: Pick<RepositoryRow, 'id'>): Promise<IssueRow[]> => listPinned(db.read, id),
  }
}

/** The labels, assignees, milestone and type of the input. Empty ones are left out, because a new issue has none. */
function readTriage({ labels, assignees, milestone, type }: NewIssue): Triage {
  return {
    ...(labels?.length && { labels }),
    ...(assignees?.length && { assignees }),
    ...(milestone != null && { milestone }),
    ...(type != null && { type }),
  }
}

/** Adds an issue, or the issue of a pull request. Emits no event. */
export async function addIssue(
  change: Change,
  { title, body, isPull = false }: { title: string; body: string | null; isPull?: boolean },
): Promise<IssueRow> {
  const { tx, repository, actor, nowMs } = change
  const issue = await insertIssue(tx, {
    repository_id: repository.id,
    is_pull: toBit(isPull),
    title,
    body,
    is_open: 1,
    author_id: actor.id,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
  })
  change.noteVersion()
  const first = [
    { kind: facets.author, subjectId: actor.id },
    { kind: facets.assignee, subjectId: nobody },
    { kind: facets.milestone, subjectId: nobody },
    ...(isPull ? [{ kind: facets.pull, subjectId: nobody }] : []),
  ]
  change.defer(addFirstFacets(tx, issue, first))
  return issue
}

/** Sets labels, assignees, milestone and type. Those from users without triage access are ignored. */
export async function triageIssue(
  change: Change,
  issue: IssueRow,
  { labels, assignees, milestone, type }: Triage,
  role: Role,
): Promise<IssueRow> {
  if (!includes(role, 'triage')) return issue
  let sorted = issue
  if (milestone !== undefined)
    sorted = await setMilestone(change, sorted, await takeMilestone(change, milestone))
  if (type !== undefined) sorted = await setIssueType(change, sorted, type)
  if (labels !== undefined) {
    const rows = await findOrCreateLabels(change, labels, includes(role, 'write'))
    await setLabels(change, sorted, rows)
  }
  if (assignees !== undefined) {
    const accounts = await getAssignees(change, assignees, issue)
    await setAssignees(change, sorted, accounts)
  }
  const isSorted = labels !== undefined || assignees !== undefined
  return isSorted ? changeIssue(change, sorted) : sorted
}

export async function editIssue(
  change: Change,
  issue: IssueRow,
  { title, body }: IssueChange,
): Promise<IssueRow> {
  const isRenamed = title !== undefined && title !== issue.title
  const isRewritten = body !== undefined && body !== issue.body
  if (!isRenamed && !isRewritten) return issue
  const edited = await changeIssue(change, issue, {
    ...(isRenamed && { title }),
    ...(isRewritten && { body }),
  })
  if (isRenamed)
    await recordEvents(change, issue, [
      { kind: 'renamed', data: { rename: { from: issue.title, to: title } } },
    ])
  emitIssueEvent(change, issue, 'edited', () => ({
    changes: {
      ...(isRenamed && { title: { from: issue.title } }),
      ...(isRewritten && { body: { from: issue.body ?? '' } }),
    },
  }))
  return edited
}
