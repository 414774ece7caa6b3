import { includes } from '../access/roles.ts'
import type { Hosting } from '../context/hosting.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { getAssignees, setAssignees } from './issue-assignees.ts'
import {
  type Change,
  changeIssue,
  createChanges,
  createIssueChanges,
  recordEvents,
  tellIssue,
} from './issue-change.ts'
import { setLabels, takeLabels } from './issue-labels.ts'
import { lockIssue, pinIssue, unlockIssue, unpinIssue } from './issue-locks.ts'
import { setMilestone, takeMilestone } from './issue-milestone.ts'
import type { IssuePlace } from './issue-place.ts'
import { type IssueState, refuseChange, refuseIssueText } from './issue-rules.ts'
import { findSigns, followSigns } from './issue-signs.ts'
import { setIssueState } from './issue-state.ts'
import { addFacets, facets, nobody } from './store/issue-facets.ts'
import { listPinned } from './store/issue-pins.ts'
import { countIssues, findIssue, type IssueRow, insertIssue, takeNumber } from './store/issues.ts'

export interface NewIssue {
  title: string
  body?: string | null
  labels?: readonly string[]
  assignees?: readonly string[]
  milestone?: string | number | null
}

export type IssueChange = Partial<NewIssue> & IssueState

export type Issues = ReturnType<typeof createIssues>

export function createIssues(hosting: Hosting) {
  const { db } = hosting
  const run = createChanges(hosting)
  const runWith = createIssueChanges(hosting)

  async function get({ id }: Pick<RepositoryRow, 'id'>, number: number): Promise<IssueRow> {
    const issue = await findIssue(db.read, id, number)
    if (!issue) throw problem('not_found')
    return issue
  }

  return {
    get,

    /** What only those may say who sort issues, is left out for others. */
    async create(place: IssuePlace, wanted: NewIssue): Promise<IssueRow> {
      const { title, body = null } = wanted
      refuseIssueText({ title, body })
      const signs = await findSigns(db.read, body, place)
      return run(place, async (change) => {
        const issue = await openIssue(change, title, body)
        await followSigns(change, issue, signs)
        if (!includes(place.role, 'triage')) return issue
        return sortIssue(change, issue, wanted, includes(place.role, 'write'))
      })
    },

    async change(place: IssuePlace, number: number, wanted: IssueChange): Promise<IssueRow> {
      const { title, body } = wanted
      refuseIssueText({ ...(title !== undefined && { title }), ...(body !== undefined && { body }) })
      const signs = await findSigns(db.read, body ?? null, place)
      return runWith(place, number, async (change, issue) => {
        refuseChange(place, issue, wanted)
        const edited = await editIssue(change, issue, wanted)
        await followSigns(change, edited, signs)
        const moved = await setIssueState(change, edited, wanted)
        if (!includes(place.role, 'triage')) return moved
        return sortIssue(change, moved, wanted, includes(place.role, 'write'))
      })
    },

    lock: (place: IssuePlace, number: number, reason: IssueRow['lock_reason']): Promise<void> =>
      runWith(place, number, (change, issue) => lockIssue(change, issue, reason)),
    unlock: (place: IssuePlace, number: number): Promise<void> => runWith(place, number, unlockIssue),
    pin: (place: IssuePlace, number: number): Promise<void> => runWith(place, number, pinIssue),
    unpin: (place: IssuePlace, number: number): Promise<void> => runWith(place, number, unpinIssue),
    listPinned: ({ id }: Pick<RepositoryRow, 'id'>): Promise<IssueRow[]> => listPinned(db.read, id),
  }
}

async function openIssue(change: Change, title: string, body: string | null): Promise<IssueRow> {
  const { tx, repository, actor, nowMs } = change
  const issue = await insertIssue(tx, {
    repository_id: repository.id,
    number: await takeNumber(tx, repository.id),
    title,
    body,
    is_open: 1,
    author_id: actor.id,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
  })
  await countIssues(tx, repository.id, { open: 1, closed: 0 })
  await addFacets(tx, issue, [
    { kind: facets.author, subjectId: actor.id },
    { kind: facets.assignee, subjectId: nobody },
    { kind: facets.milestone, subjectId: nobody },
  ])
  tellIssue(change, issue, 'opened')
  return issue
}

/** Labels, people and a milestone: what is said of an issue rather than in it. */
async function sortIssue(
  change: Change,
  issue: IssueRow,
  { labels, assignees, milestone }: IssueChange,
  mayCreateLabels: boolean,
): Promise<IssueRow> {
  let sorted = issue
  if (milestone !== undefined)
    sorted = await setMilestone(change, sorted, await takeMilestone(change, milestone))
  if (labels !== undefined) {
    const rows = await takeLabels(change, labels, mayCreateLabels)
    await setLabels(change, sorted, rows)
  }
  if (assignees !== undefined) {
    const accounts = await getAssignees(change, assignees, issue)
    await setAssignees(change, sorted, accounts)
  }
  const isSorted = labels !== undefined || assignees !== undefined
  return isSorted ? changeIssue(change, sorted) : sorted
}

async function editIssue(change: Change, issue: IssueRow, { title, body }: IssueChange): Promise<IssueRow> {
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
  tellIssue(change, issue, 'edited', () => ({
    changes: {
      ...(isRenamed && { title: { from: issue.title } }),
      ...(isRewritten && { body: { from: issue.body ?? '' } }),
    },
  }))
  return edited
}
